import { readFile } from "node:fs/promises";
import { missingBeforeOpening } from "#lib/shop/backoffice/new/missing.ts";
import { newShop } from "#lib/shop/backoffice/new/new-shop.ts";
import { readShopFile, SHOP_EXAMPLE, type ShopFile } from "#lib/shop/backoffice/new/shop-file.ts";
import { type Command, EXIT, type Io } from "../command.ts";
import { explainMisuse, misuse, readArgs, type Typed } from "../read-args.ts";
import { askForShop } from "./ask-for-shop.ts";

const options = { from: { type: "string" }, example: { type: "boolean" } } as const;

export const newShopCommand: Command = {
	name: "new",
	usage: "[--from <file>] [--example]",
	summary: "makes an empty shop of your own, without the demo",
	help: `Asks for the shop's name, company, address, branches, VAT, bank account, e-mail and phone, or reads them from a file, and makes a shop
without goods: ways of delivery and payment, menus, and pages that the law asks for, with gaps to fill in ([DOPLŇTE: …]). All or nothing.
It needs an empty database, or one whose demo was removed (demo remove). No start adds anything of the demo. At the end it says what is
missing before the shop can open; so does every start. Goods come by \`import\`, texts by \`content import\`.
The pages to fill in are written as files by \`content templates\`.

  --from <file>   reads a YAML file instead of asking
  --example       prints such a file and does nothing else

  npm run --silent shop -- new --example > shop.yaml
  npm run shop -- new --from shop.yaml`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(newShopCommand, io, input.sentence);
		const { from, example } = input.value.values;
		if (example) {
			io.print(SHOP_EXAMPLE.trimEnd());
			return EXIT.done;
		}
		const file = from === undefined ? await asked(io) : await read(from, io);
		if (file === null) return EXIT.refused;
		if (!file.ok) return explainMisuse(newShopCommand, io, file.sentence);
		return io.withDatabase(async ({ databaseUrl }) => {
			const made = await newShop(databaseUrl, file.value);
			if (!made.ok) {
				io.complain(
					`There is a shop of ${made.value} already; nothing was changed. The demo goes by: npm run shop -- demo remove`,
				);
				return EXIT.refused;
			}
			io.print(`The shop ${file.value.name} is made. Before it opens:`);
			for (const sentence of await missingBeforeOpening(databaseUrl)) io.print(`  ${sentence}`);
			return EXIT.done;
		});
	},
};

async function asked({ ask, complain }: Io): Promise<Typed<ShopFile> | null> {
	if (!ask) return misuse("There is no terminal to ask at: give a file by --from.");
	return { ok: true, value: await askForShop(ask, complain) };
}

/** Null when the file was refused and its faults printed. */
async function read(path: string, io: Io): Promise<Typed<ShopFile> | null> {
	const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT" || error.code === "EISDIR") return null;
		throw error;
	});
	if (text === null) {
		io.complain(`There is no file ${path}.`);
		return null;
	}
	const file = readShopFile(text);
	if (file.ok) return file;
	for (const fault of file.faults) io.complain(`${path}: ${fault}`);
	io.complain("Nothing was made. A whole file: npm run shop -- new --example");
	return null;
}
