import { resolve } from "node:path";
import type { FileFault } from "#lib/shop/content/import/faults.ts";
import { type ContentReport, importContent } from "#lib/shop/content/import/import-content.ts";
import { type Command, EXIT, type Io } from "../command.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { withShop } from "../with-shop.ts";

const options = { "dry-run": { type: "boolean" } } as const;
const FAULTS_SHOWN = 30;

export const contentImport: Command = {
	name: "content import",
	usage: "<folder> [--dry-run]",
	summary: "takes over articles, pages, jobs, events and other texts from a folder of Markdown files",
	help: `Adds and updates the texts of a folder, all in one transaction: one fault, and nothing changes. The same folder again changes
nothing. Texts that the folder does not have stay. What is written shows on the pages at once.

A text is a file in each of its languages, <kind>/<key>.cs.md and <kind>/<key>.en.md, with YAML between two lines of "---" and Markdown
below. Kinds: posts, pages, services, careers, events, documents, contacts (the last two in Czech alone). What is the same in both
languages stands in the Czech file. Two lists are a file each: post-categories.yaml and instagram.yaml. The demo shop's own texts
in demo/texts show every field.

Beside plain Markdown (headings from "##" on, no HTML) a text has, each on a line of its own:
  ![what is to be seen](picture:name)       a picture from "pictures" of its front matter
  ::: produkty CODE1 CODE2                  cards of goods
  ::: vyzva Text | /address                 a call to action
  ::: otazka Question?                      a question; its answer ends with a line ":::"

  --dry-run   checks, shows what would change, writes nothing

  npm run shop -- content import ./texts --dry-run`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, ["folder"]);
		if (!input.ok) return explainMisuse(contentImport, io, input.sentence);
		const folder = resolve(input.value.positionals[0] ?? "");
		const isDryRun = input.value.values["dry-run"] ?? false;
		const result = await withShop(io, (shop) => importContent(shop, folder, { isDryRun }));
		if (result.ok) return report(io, result.value, isDryRun);
		if (result.error === "bad_files") return refuseFaults(io, result.faults);
		io.complain(`There is no folder ${folder}.`);
		return EXIT.refused;
	},
};

function report(io: Io, { added, changed, unchanged }: ContentReport, isDryRun: boolean): number {
	for (const name of added) io.print(`+ ${name}`);
	for (const name of changed) io.print(`~ ${name}`);
	const counts = `${added.length} added, ${changed.length} changed, ${unchanged.length} unchanged`;
	io.print(isDryRun ? `Dry run, nothing written: ${counts}` : counts);
	return EXIT.done;
}

function refuseFaults(io: Io, faults: FileFault[]): number {
	for (const { path, line, message } of faults.slice(0, FAULTS_SHOWN)) io.complain(`${path}:${line}: ${message}`);
	if (faults.length > FAULTS_SHOWN) io.complain(`… and ${faults.length - FAULTS_SHOWN} more.`);
	io.complain("Nothing was imported. Correct the files and import them again.");
	return EXIT.refused;
}
