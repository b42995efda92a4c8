import { SCREEN_DEVICES } from "#lib/domain/vitals/screen-kinds.ts";
import { VITALS_KEPT_DAYS } from "#lib/domain/vitals/vitals.ts";
import { reportVitals, type VitalsLine, type VitalsReport } from "#lib/shop/content/vitals/report-vitals.ts";
import { csvOf } from "#lib/shop/kernel/base/csv.ts";
import { type Command, EXIT } from "./command.ts";
import { explainMisuse, readArgs, wholeNumber } from "./read-args.ts";
import { alignColumns } from "./table.ts";
import { withShop } from "./with-shop.ts";

const options = {
	days: { type: "string" },
	device: { type: "string" },
	json: { type: "boolean" },
	csv: { type: "boolean" },
} as const;
const DAYS = { usual: 28, min: 1, max: VITALS_KEPT_DAYS };

export const vitals: Command = {
	name: "vitals",
	usage: "[--days <number>] [--device phone|computer] [--json | --csv]",
	summary: "shows how quick pages were for visitors",
	help: `Changes nothing. Browsers measure the page that was loaded, for visitors who agreed to analytical cookies, and tell it when the page
is left; pages that follow by clicks inside it are not measured. "P75" is the value that 75 of 100 loads did not exceed, by
which web.dev/articles/vitals rates; "Good" how many of 100 were good. Values are kept as counts by bucket, so P75 is true to a few
percent and "Good" to the percent. Days are those of Prague.

  LCP   until the largest picture or text was there, ms       good up to 2500, poor above 4000
  INP   until the page answered a click, ms                   good up to 200, poor above 500; only of who clicked
  CLS   how much of the window moved by itself                good up to 0.1, poor above 0.25
  FCP   until something was there, ms                         good up to 1800, poor above 3000
  TTFB  until the first byte came, ms                         good up to 800, poor above 1800

Not every browser measures all of them.

  --days <number>    the last so many days, today included; ${DAYS.usual} unless said otherwise, ${DAYS.max} at most
  --device <which>   only of phones, or only of computers; a phone is whatever has the menu behind a button
  --json             as JSON
  --csv              as CSV with semicolons and decimal commas

  npm run shop -- vitals
  npm run shop -- vitals --days 7 --device phone`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(vitals, io, input.sentence);
		const { days: typedDays = `${DAYS.usual}`, device: typedDevice, json, csv } = input.value.values;
		if (json && csv) return explainMisuse(vitals, io, "Give --json or --csv, not both.");
		const days = wholeNumber(typedDays, DAYS);
		if (days === null) {
			const sentence = `--days takes a whole number from ${DAYS.min} to ${DAYS.max}, not "${typedDays}".`;
			return explainMisuse(vitals, io, sentence);
		}
		const device = SCREEN_DEVICES.find((one) => one === typedDevice) ?? null;
		if (typedDevice !== undefined && device === null) {
			const sentence = `--device takes ${SCREEN_DEVICES.join(" or ")}, not "${typedDevice}".`;
			return explainMisuse(vitals, io, sentence);
		}
		const report = await withShop(io, (shop) => reportVitals(shop, { days, device }));
		if (json) io.print(JSON.stringify(jsonOf(report), null, 2));
		else if (csv) io.print(csvOf([CSV_HEADER, ...report.lines.map(csvCells)], ";").trimEnd());
		else if (report.lines.length === 0) for (const line of NOTHING) io.print(line);
		else for (const line of alignColumns(HEADER, report.lines.map(cells), [2, 4, 5])) io.print(line);
		return EXIT.done;
	},
};

const NOTHING = [
	"Nothing was measured in these days.",
	"Only visitors who agreed to analytical cookies are measured, and a page is counted when they leave it.",
];
const HEADER = ["Page", "Vital", "P75", "Rating", "Good", "Loads"];
const CSV_HEADER = ["page", "vital", "p75", "rating", "good_percent", "loads"];

function shown({ vital, p75 }: VitalsLine): string {
	return vital === "CLS" ? p75.toFixed(3) : `${Math.round(p75)}`;
}

function percent({ goodShare }: VitalsLine): string {
	return `${Math.floor(100 * goodShare)}`;
}

function cells(line: VitalsLine): string[] {
	return [line.kind, line.vital, shown(line), line.rating, `${percent(line)} %`, `${line.loads}`];
}

function csvCells(line: VitalsLine): string[] {
	return [line.kind, line.vital, shown(line).replace(".", ","), line.rating, percent(line), `${line.loads}`];
}

function jsonOf({ from, to, lines }: VitalsReport) {
	const rows = lines.map((line) => ({
		page: line.kind,
		vital: line.vital,
		p75: Number(shown(line)),
		rating: line.rating,
		good_percent: Number(percent(line)),
		loads: line.loads,
	}));
	return { from, to, rows };
}
