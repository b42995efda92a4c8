import { DEFAULT_LOCALE, LOCALES } from "#lib/domain/locale.ts";
import { languageName } from "#lib/domain/words/language-name.ts";
import { listCategories } from "#lib/shop/goods/catalogue/list-categories.ts";
import { type Command, EXIT } from "./command.ts";
import { explainMisuse, readArgs } from "./read-args.ts";
import { alignColumns } from "./table.ts";
import { withShop } from "./with-shop.ts";

const options = {} as const;
const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
const HEADER = ["Category", ...OTHERS.map(languageName), "Key", "Goods", ""];

export const categoriesList: Command = {
	name: "categories list",
	usage: "",
	summary: "shows the tree of categories with their keys, and how many goods are on sale in each",
	help: `Changes nothing. Goods are counted with those in the categories below. A key is what \`import --category\` and the mapping of an
import are given; "hidden" is one that nobody sees, with all below it.

  npm run shop -- categories list`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(categoriesList, io, input.sentence);
		const categories = await withShop(io, listCategories);
		const rows = categories.map(({ depth, names, key, goods, isActive }) => [
			`${"  ".repeat(depth)}${names[DEFAULT_LOCALE]}`,
			...OTHERS.map((locale) => names[locale] ?? ""),
			key,
			`${goods}`,
			isActive ? "" : "hidden",
		]);
		for (const line of alignColumns(HEADER, rows, [HEADER.indexOf("Goods")])) io.print(line);
		return EXIT.done;
	},
};
