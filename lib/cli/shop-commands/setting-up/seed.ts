import { fillLanguages } from "#lib/shop/backoffice/languages/fill-languages.ts";
import { loadDemo, NO_DEMO } from "../../demo.ts";
import { type Command, EXIT } from "../command.ts";
import { explainMisuse, readArgs } from "../read-args.ts";

const options = { "if-empty": { type: "boolean" } } as const;

export const seed: Command = {
	name: "seed",
	usage: "[--if-empty]",
	summary: "fills an empty shop with the demo goods",
	help: `Writes the demo shop (goods, categories, branches, settings, demo accounts) into an empty database, all or nothing.
A shop that has goods, or whose demo is over, is left exactly as it is. At a public address (SHOP_URL, HOST) the demo accounts get no passwords
and its vouchers do not hold.

  --if-empty   say nothing when there is nothing to do, for scripts`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(seed, io, input.sentence);
		const demo = await loadDemo();
		if (!demo) {
			io.complain(`${NO_DEMO} A shop of your own: npm run shop -- new`);
			return EXIT.refused;
		}
		const isSeeded = await io.withDatabase(async ({ databaseUrl, isPublic }) => {
			const isNew = await demo.seedIfEmpty(databaseUrl, io.print);
			if (isNew) await fillLanguages(databaseUrl, { anew: true });
			if (isNew && isPublic) await demo.close(databaseUrl);
			return isNew;
		});
		if (isSeeded) io.print("The demo shop is written.");
		else if (!input.value.values["if-empty"]) io.print("The shop has goods already; nothing was changed.");
		return EXIT.done;
	},
};
