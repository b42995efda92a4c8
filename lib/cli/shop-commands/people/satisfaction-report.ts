import { reportSatisfaction, type SatisfactionReport } from "#lib/shop/selling/satisfaction/report.ts";
import { type Command, EXIT, type Io } from "../command.ts";
import { pragueTime } from "../prague-time.ts";
import { explainMisuse, readArgs, wholeNumber } from "../read-args.ts";
import { typedMoment } from "../typed-moment.ts";
import { withShop } from "../with-shop.ts";

const options = {
	since: { type: "string" },
	limit: { type: "string", default: "20" },
	json: { type: "boolean" },
} as const;
const LIMIT = { min: 0, max: 10_000 };

export const satisfactionReport: Command = {
	name: "satisfaction report",
	usage: "[--since <day>] [--limit <number>] [--json]",
	summary: "shows what people say of the shop",
	help: `Changes nothing. The score is that of promoters: percent who would recommend the shop by 9 or 10, less percent who would by
0 to 6; it goes from -100 to 100. Times are those of Prague.

  --since <day>      only answers from this day on
  --limit <number>   how many texts are shown, the newest first; ${options.limit.default} unless said otherwise
  --json             everything as JSON, with UTC times

  npm run shop -- satisfaction report --since 2026-11-01`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(satisfactionReport, io, input.sentence);
		const { since: typedSince, limit: typedLimit, json } = input.value.values;
		const since = typedSince === undefined ? null : typedMoment(typedSince, "--since");
		if (since && !since.ok) return explainMisuse(satisfactionReport, io, since.sentence);
		const limit = wholeNumber(typedLimit, LIMIT);
		if (limit === null) {
			const sentence = `--limit takes a whole number from ${LIMIT.min} to ${LIMIT.max}, not "${typedLimit}".`;
			return explainMisuse(satisfactionReport, io, sentence);
		}
		const report = await withShop(io, (shop) => reportSatisfaction(shop, since?.value ?? null));
		if (json) io.print(JSON.stringify(report, null, 2));
		else if (report.answers.length === 0) io.print("Nobody has answered.");
		else printReport(report, limit, io);
		return EXIT.done;
	},
};

function printReport({ answers, promoterScore, topics }: SatisfactionReport, limit: number, io: Io): void {
	io.print(`${answers.length} answers, score ${promoterScore}`);
	for (const [topic, { average, count }] of Object.entries(topics))
		io.print(`${topic}: ${average === null ? "no stars" : `${average} of 5 stars from ${count}`}`);
	for (const answer of answers.filter(({ text }) => text !== "").slice(0, limit)) {
		const { created_at, recommendation, order_number, text } = answer;
		const about = order_number === null ? "" : `, order ${order_number}`;
		io.print(`\n${pragueTime.format(new Date(created_at))}  ${recommendation}/10${about}`);
		for (const line of text.split("\n")) io.print(`    ${line}`);
	}
}
