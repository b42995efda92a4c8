import { csvOf } from "#lib/shop/kernel/base/csv.ts";
import { listSubscribers, type Subscriber } from "#lib/shop/people/newsletter/list-subscribers.ts";
import { countSubscribers } from "#lib/shop/people/newsletter/subscriber.sql.ts";
import { type Command, EXIT } from "../command.ts";
import { pragueTime } from "../prague-time.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { alignColumns } from "../table.ts";
import { withShop } from "../with-shop.ts";

const options = { csv: { type: "boolean" }, count: { type: "boolean" } } as const;

export const newsletterList: Command = {
	name: "newsletter list",
	usage: "[--csv | --count]",
	summary: "shows to whom the newsletter goes",
	help: `Changes nothing. Only those who confirmed it and did not end it, by the time of the confirmation, which is that of Prague.
Every newsletter must hold its reader's own link that ends it, and the headers List-Unsubscribe with the one-click address
and List-Unsubscribe-Post with List-Unsubscribe=One-Click.

  --csv     as CSV with the links, UTC times, for the program that sends
  --count   only how many there are, how many wait for a confirmation and how many ended it

  npm run shop -- newsletter list --csv > newsletter.csv`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(newsletterList, io, input.sentence);
		const { csv, count } = input.value.values;
		if (csv && count) return explainMisuse(newsletterList, io, "Give --csv or --count, not both.");
		if (count) {
			const { running, pending, ended } = await withShop(io, (shop) => countSubscribers(shop.db));
			io.print(`${running} get it, ${pending} wait for a confirmation, ${ended} ended it`);
			return EXIT.done;
		}
		const subscribers = await withShop(io, listSubscribers);
		if (csv) io.print(csvOf([CSV_HEADER, ...subscribers.map(csvCells)], ",").trimEnd());
		else if (subscribers.length === 0) io.print("Nobody gets the newsletter.");
		else for (const line of alignColumns(HEADER, subscribers.map(cells), [])) io.print(line);
		return EXIT.done;
	},
};

const HEADER = ["E-mail", "Language", "Confirmed"];
const CSV_HEADER = ["email", "locale", "confirmed_at", "unsubscribe_url", "one_click_url"];

function cells({ email, locale, confirmedAt }: Subscriber): string[] {
	return [email, locale, pragueTime.format(confirmedAt)];
}

function csvCells({ email, locale, confirmedAt, endUrl, oneClickUrl }: Subscriber): string[] {
	return [email, locale, confirmedAt.toISOString(), endUrl, oneClickUrl];
}
