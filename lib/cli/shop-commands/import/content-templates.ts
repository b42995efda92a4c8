import { access } from "node:fs/promises";
import { join, resolve } from "node:path";
import { companyOf } from "#lib/shop/backoffice/new/company.sql.ts";
import { legalPages } from "#lib/shop/backoffice/new/legal-pages.ts";
import { type Command, EXIT } from "../command.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { withShop } from "../with-shop.ts";
import { writeFiles } from "../write-files.ts";

const options = {} as const;

export const contentTemplates: Command = {
	name: "content templates",
	usage: "<folder>",
	summary: "writes the pages that the law asks for as files, with the gaps to fill in",
	help: `Writes a Markdown file for each page that the law asks for, in Czech and in English, with the shop's company in it. What only you know is a gap,
[DOPLŇTE: …] or [FILL IN: …]. Fill the gaps in any editor and take the folder over: content import. A folder that has one of these
files already is refused, so that nothing you wrote is lost. Changes nothing in the shop.

  npm run shop -- content templates ./texts
  npm run shop -- content import ./texts`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, ["folder"]);
		if (!input.ok) return explainMisuse(contentTemplates, io, input.sentence);
		const folder = resolve(input.value.positionals[0] ?? "");
		const company = await withShop(io, ({ db }) => companyOf(db));
		const { files: pages } = await legalPages(company);
		const files = pages.map(({ path, text }) => ({
			path: join(folder, path),
			content: text,
		}));
		for (const { path } of files) {
			if (!(await isThere(path))) continue;
			io.complain(`There is a file ${path} already; nothing was written. Name another folder.`);
			return EXIT.refused;
		}
		return writeFiles(io, files);
	},
};

const isThere = (path: string) =>
	access(path).then(
		() => true,
		() => false,
	);
