import { demoThingsText, loadDemo, NO_DEMO } from "../../demo.ts";
import { type Command, EXIT } from "../command.ts";
import { explainMisuse, readArgs } from "../read-args.ts";

const options = { yes: { type: "boolean" }, "dry-run": { type: "boolean" } } as const;

export const demoRemove: Command = {
	name: "demo remove",
	usage: "[--yes] [--dry-run]",
	summary: "removes everything of the demo, for a shop that is to open",
	help: `Without --yes it only says what would go. Goods, reviews, categories, brands, branches, pickup points, vouchers, accounts, banners, articles,
jobs, events, services, papers and videos of the demo go, all in one transaction, and no start fills them in again. It cannot be undone.

The demo's are: goods by code and Czech name, unless an import took them over; branches by address, name and street; vouchers by code, type
and value; accounts by e-mail; texts by key, while word for word the demo's or speaking of its company; the rest by key or name. What else
there is stays, and so do categories, brands, attributes and branches that goods of your own are in, and parts of sets of your own.

Orders that were placed, documents, payments and requests for services stay for the books: branches they name are closed, vouchers they used
ended. Those that the demo brought go, and their pieces are back in stock.
Pages that the law asks for become templates; what you have to write there stands in [DOPLŇTE: …]. The company goes from the settings:
npm run shop -- new asks for yours.

  --yes       removes
  --dry-run   only says what would go, whatever else is typed

  npm run shop -- demo remove --yes`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(demoRemove, io, input.sentence);
		const { yes = false, "dry-run": wantsDryRun = false } = input.value.values;
		const isDryRun = wantsDryRun || !yes;
		const demo = await loadDemo();
		if (!demo) {
			io.complain(NO_DEMO);
			return EXIT.refused;
		}
		const things = await io.withDatabase(({ databaseUrl }) => demo.remove(databaseUrl, { isDryRun }));
		if (things.length === 0) io.print("Nothing of the demo is left.");
		else if (isDryRun) io.print(`Would be removed (nothing was): ${demoThingsText(things)}.`);
		else io.print(`Removed: ${demoThingsText(things)}.`);
		if (things.length > 0 && isDryRun) io.print("To remove it for good: npm run shop -- demo remove --yes");
		return EXIT.done;
	},
};
