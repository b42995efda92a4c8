import { DEFAULT_LOCALE, eachLocale, type Locale } from "#lib/domain/locale.ts";
import type { Hours } from "#lib/domain/time/opening-hours.ts";
import { languageName } from "#lib/domain/words/language-name.ts";
import { type OpeningSet, setOpening } from "#lib/shop/content/store/set-opening.ts";
import { type Command, EXIT, type Io } from "../command.ts";
import { localeHelp, localeOptions, localeUsage, typedTexts } from "../locale-options.ts";
import { nearest } from "../nearest.ts";
import { explainMisuse, misuse, readArgs, type Typed } from "../read-args.ts";
import { typedMoment } from "../typed-moment.ts";
import { withShop } from "../with-shop.ts";

const options = {
	day: { type: "string" },
	...localeOptions("note"),
	"dry-run": { type: "boolean" },
} as const;
const openOptions = { ...options, hours: { type: "string" }, usual: { type: "boolean" } } as const;
const NOTE_MAX = 120;
const NOTES = `${localeHelp("note", `why, as ${languageName(DEFAULT_LOCALE)} pages say it; at most ${NOTE_MAX} characters`, "pages")}
  --dry-run          only says what would change`;

export const storesClose: Command = {
	name: "stores close",
	usage: `<branch> --day <day> ${localeUsage("note")} [--dry-run]`,
	summary: "closes a branch on one day",
	help: `Says that a branch is closed on this day, whatever its week says. Pages show it within moments, and costumes and
balloons cannot be fetched there on that day; what was promised already stays. The branch by its slug or id.

  --day <day>        such as 2026-12-09, today or later
${NOTES}

  npm run shop -- stores close brno --day 2026-12-09 --note-cs "Inventura" --note-en "Stocktaking"`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, ["branch"]);
		if (!input.ok) return explainMisuse(storesClose, io, input.sentence);
		const { values, positionals } = input.value;
		const change = typedChange(positionals[0] ?? "", values);
		if (!change.ok) return explainMisuse(storesClose, io, change.sentence);
		const { note, ...rest } = change.value;
		return write(io, { ...rest, exception: { hours: null, note } });
	},
};

export const storesOpen: Command = {
	name: "stores open",
	usage: `<branch> --day <day> (--hours <from-to> | --usual) ${localeUsage("note")} [--dry-run]`,
	summary: "opens a branch on one day at other hours than usual",
	help: `Says when a branch is open on this day, whatever its week says, or that its week holds again. Shops above 200 m² cannot
open on the days of Act 223/2016, nor after 12:00 on Christmas Eve. The branch by its slug or id.

  --day <day>        such as 2026-12-13, today or later
  --hours <from-to>  such as 09:00-12:00
  --usual            as on any other such weekday: takes back what was said about this day
${NOTES}

  npm run shop -- stores open zlin --day 2026-12-13 --hours 09:00-12:00 --note-cs "Stříbrná neděle"`,
	options: openOptions,
	async run(args, io) {
		const input = readArgs(args, openOptions, ["branch"]);
		if (!input.ok) return explainMisuse(storesOpen, io, input.sentence);
		const { values, positionals } = input.value;
		const change = typedChange(positionals[0] ?? "", values);
		if (!change.ok) return explainMisuse(storesOpen, io, change.sentence);
		const hours = typedHours(values.hours, values.usual ?? false);
		if (!hours.ok) return explainMisuse(storesOpen, io, hours.sentence);
		const { note, ...rest } = change.value;
		return write(io, { ...rest, exception: hours.value && { hours: hours.value, note } });
	},
};

type Change = Parameters<typeof setOpening>[1];
type Values = { day?: string; "dry-run"?: boolean } & Parameters<typeof typedTexts<"note">>[0];

function typedChange(
	branch: string,
	values: Values,
): Typed<Omit<Change, "exception"> & { note: Record<Locale, string> }> {
	const { day, "dry-run": isDryRun = false } = values;
	if (day === undefined) return misuse("The option --day is missing.");
	if (day.length !== 10 || !typedMoment(day, "--day").ok)
		return misuse(`--day is a day such as 2026-12-24, not "${day}".`);
	const notes = typedTexts(values, "note");
	const long = Object.values(notes).find((text) => text.length > NOTE_MAX);
	if (long !== undefined) return misuse(`A note has at most ${NOTE_MAX} characters, not ${long.length}.`);
	const note = eachLocale((locale) => notes[locale] ?? "");
	return { ok: true, value: { branch, day, note, isDryRun } };
}

/** Null: the weekly hours. */
function typedHours(text: string | undefined, isUsual: boolean): Typed<Hours | null> {
	if (isUsual && text !== undefined) return misuse("Either --hours or --usual, not both.");
	if (isUsual) return { ok: true, value: null };
	if (text === undefined) return misuse("The option --hours is missing, or --usual.");
	const match = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text);
	const [, from = "", to = ""] = match ?? [];
	if (!match || from >= to)
		return misuse(`--hours are such as 09:00-12:00, the end after the beginning, not "${text}".`);
	return { ok: true, value: [from, to] };
}

async function write(io: Io, change: Change): Promise<number> {
	const { branch, day } = change;
	const set = await withShop(io, (shop) => setOpening(shop, change));
	if (set.ok) {
		io.print(resultText(set.value, change));
		return EXIT.done;
	}
	if (set.error === "past") io.complain(`${day} is over; nothing was changed.`);
	else if (set.error === "law") io.complain(lawText(branch, day, `${set.value ?? ""}`));
	else {
		const slugs = `${set.value}`.split(" ");
		io.complain(
			`There is no branch "${branch}". Did you mean ${nearest(branch, slugs)}? Branches: ${slugs.join(", ")}.`,
		);
	}
	return EXIT.refused;
}

function lawText(branch: string, day: string, left: string): string {
	const may = left === "" ? "it must be closed" : `it may be open ${left} at most`;
	return `${branch} is larger than 200 m²: on ${day} ${may} (Act 223/2016); nothing was changed.`;
}

function resultText({ name, before, after, isChanged }: OpeningSet, { day, isDryRun }: Change): string {
	const text = (hours: Hours | null) => hours?.join("-") ?? "closed";
	if (!isChanged) return `${name}, ${day}: ${text(after)} already; nothing was changed.`;
	return `${name}, ${day}: ${text(before)} → ${text(after)}${isDryRun ? " (dry run, nothing written)" : ""}`;
}
