import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { accept } from "#lib/domain/result.ts";
import { type ImportReport, type ImportResult, importProducts } from "#lib/shop/import/import-products.ts";
import { parseShopify } from "#lib/shop/import/parse-shopify.ts";
import type { LineError } from "#lib/shop/import/read-csv.ts";
import { seconds } from "../progress.ts";
import { type Command, EXIT, type Io } from "./command.ts";
import { nearest } from "./nearest.ts";
import { explainMisuse, misuse, readArgs, type Typed } from "./read-args.ts";
import { withShop } from "./with-shop.ts";

const options = { "dry-run": { type: "boolean" }, category: { type: "string" } } as const;
const FILE_MAX_BYTES = 50 * 1024 * 1024;
const LINES_SHOWN = 50;

export const importFile: Command = {
	name: "import",
	usage: "<file> [--dry-run] [--category <key>]",
	summary: "takes over goods from a Shopify product file (CSV)",
	help: `Adds the file's products and updates those imported before, known by their Handle, all in one transaction: one broken
line, and nothing changes. The same file again changes nothing.

Prices are in crowns with VAT (21 %); a higher "Variant Compare At Price" makes the product on sale. Texts become plain
text and serve both languages. What the file says stands: it also overwrites prices set by hand.
Stock is set only when a variant is new, in the warehouse (no number, or one below zero, is 0); later numbers in the file
are not taken over, use \`stock set\`. Variants that a product no longer has are hidden; products that the file lacks stay.
Pictures are fetched afterwards by the running shop.

  --dry-run          checks and counts, writes nothing
  --category <key>   category for the goods, also for those imported before; unless given, new goods go to "import",
                     which is made when it is missing

  npm run shop -- import products_export.csv --dry-run`,
	options,
	async run(args, io) {
		const startedMs = performance.now();
		const input = readArgs(args, options, ["file"]);
		if (!input.ok) return explainMisuse(importFile, io, input.sentence);
		const { "dry-run": isDryRun = false, category } = input.value.values;
		const text = await readText(input.value.positionals[0] ?? "");
		if (!text.ok) {
			io.complain(text.sentence);
			return EXIT.refused;
		}
		const parsed = parseShopify(text.value);
		if (!parsed.ok) return refuseLines(io, parsed.errors);
		const { products } = parsed;
		const result = await withShop(io, (shop) => importProducts(shop, products, { categoryKey: category, isDryRun }));
		if (!result.ok) return explainRefusal(io, result, category);
		io.print(reportText(result.value, { isDryRun, ms: performance.now() - startedMs }));
		return EXIT.done;
	},
};

async function readText(file: string): Promise<Typed<string>> {
	const path = resolve(file);
	try {
		if ((await stat(path)).size > FILE_MAX_BYTES) return misuse(`${path} is larger than 50 MB. Split it by products.`);
		return accept(new TextDecoder("utf-8", { fatal: true }).decode(await readFile(path)));
	} catch (error) {
		if (error instanceof TypeError) return misuse(`${path} is not text in UTF-8. Save it as "CSV UTF-8".`);
		if (!(error instanceof Error)) throw error;
		const isMissing = "code" in error && error.code === "ENOENT";
		return misuse(isMissing ? `There is no file ${path}.` : `${path} cannot be read (${error.message}).`);
	}
}

function refuseLines(io: Io, errors: LineError[]): number {
	for (const { line, message } of errors.slice(0, LINES_SHOWN)) io.complain(`line ${line}: ${message}`);
	if (errors.length > LINES_SHOWN) io.complain(`… and ${errors.length - LINES_SHOWN} more.`);
	io.complain("Nothing was imported. Correct the file and import it again.");
	return EXIT.refused;
}

function explainRefusal(io: Io, refusal: Extract<ImportResult, { ok: false }>, category = ""): number {
	if (refusal.error === "bad_lines") return refuseLines(io, refusal.lines);
	const sentences = {
		import_running: "Another import is running. Wait until it ends and try again.",
		not_seeded: "The shop is empty. Fill it first by `npm run shop -- seed`.",
		unknown_category: `There is no category "${category}". Did you mean ${nearest(category, `${refusal.value}`.split(" "))}?`,
	};
	io.complain(sentences[refusal.error]);
	return EXIT.refused;
}

function reportText(report: ImportReport, run: { isDryRun: boolean; ms: number }): string {
	const { created, updated, unchanged, newPictures } = report;
	const changed = created + updated;
	const counts = `${changed} changed (${created} created, ${updated} updated), ${unchanged} unchanged`;
	const pictures = newPictures > 0 ? `, new pictures: ${newPictures}` : "";
	return `${run.isDryRun ? "Dry run, nothing written: " : ""}${counts}${pictures}, ${seconds(run.ms)}`;
}
