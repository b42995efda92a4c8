import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { listDocumentFiles } from "#lib/shop/telling/document/read-document.ts";
import { type Command, EXIT } from "../command.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { withShop } from "../with-shop.ts";

const options = { out: { type: "string" } } as const;

export const orderPrint: Command = {
	name: "order print",
	usage: "<number> [--out <folder>]",
	summary: "writes the invoice and the credit note of an order as PDF files",
	help: `Writes every document that the order has, as it was issued, and prints where. An order has an invoice once it is paid, or
handed over for cash on delivery, and a credit note once it is cancelled or withdrawn after that. An order without any is
refused (exit code 1). Files that are there already are written anew; others on
the computer cannot read new ones. Changes nothing in the shop.

  --out <folder>   where to write, made when it is missing; the present folder otherwise

  npm run shop -- order print 2600001
  npm run shop -- order print 2600001 --out papers`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, ["order number"]);
		if (!input.ok) return explainMisuse(orderPrint, io, input.sentence);
		const [number = ""] = input.value.positionals;
		const files = await withShop(io, (shop) => listDocumentFiles(shop.db, { number }));
		if (!files) {
			io.complain(`There is no order ${number}. See the latest ones by \`npm run shop -- orders list\`.`);
			return EXIT.refused;
		}
		if (files.length === 0) {
			io.complain(`Order ${number} has no documents yet; it gets its invoice when it is paid.`);
			return EXIT.refused;
		}
		const folder = resolve(input.value.values.out ?? ".");
		try {
			await mkdir(folder, { recursive: true });
			for (const file of files) {
				await writeFile(join(folder, file.name), file.bytes, { mode: 0o600 });
				io.print(join(folder, file.name));
			}
		} catch (error) {
			io.complain(
				`The folder ${folder} cannot be written to: ${error instanceof Error ? error.message : String(error)}`,
			);
			return EXIT.refused;
		}
		return EXIT.done;
	},
};
