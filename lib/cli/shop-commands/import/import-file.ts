import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { PRICE_CURRENCIES } from "#lib/domain/money/gross-price.ts";
import { accept } from "#lib/domain/result.ts";
import type { LineErrors } from "#lib/shop/backoffice/import/collect.ts";
import { takeFolderPictures } from "#lib/shop/backoffice/import/folder-pictures.ts";
import { ENCODINGS } from "#lib/shop/backoffice/import/formats/encoding.ts";
import { FORMATS } from "#lib/shop/backoffice/import/formats/formats.ts";
import type { ImportFormat } from "#lib/shop/backoffice/import/formats/imported.ts";
import {
	type ImportOptions,
	type ImportReport,
	type ImportResult,
	importProducts,
} from "#lib/shop/backoffice/import/import-products.ts";
import { LEVELS_MAX } from "#lib/shop/backoffice/import/mapping/mapping.ts";
import { CATEGORIES_MAX } from "#lib/shop/backoffice/import/mapping/propose.ts";
import { isTextsOnly } from "#lib/shop/backoffice/import/texts-only.ts";
import { type MediaFiles, mediaFiles } from "#lib/shop/goods/media/media-files.ts";
import { readEnv } from "#lib/shop/kernel/base/env.ts";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { WORK } from "#lib/shop/kernel/jobs/work-queues.ts";
import type { Shop } from "#lib/shop/kernel/shop.ts";
import { type Command, EXIT, type Io } from "../command.ts";
import { nearest } from "../nearest.ts";
import { openProgressBar, type ProgressBar } from "../progress-bar.ts";
import { explainMisuse, misuse, readArgs, type Typed, wholeNumber } from "../read-args.ts";
import { withShop } from "../with-shop.ts";
import { extendMapping, mappingSentences, menuLines, openMapping, termsLines, termsWanted } from "./import-mapping.ts";
import { typedReading } from "./import-reading.ts";
import { conversionLine, differenceLines, pictureLines, summaryLine, unmappedLines } from "./import-report.ts";
import { formatList, openImportFile } from "./import-source.ts";

const options = {
	"dry-run": { type: "boolean" },
	category: { type: "string" },
	format: { type: "string" },
	encoding: { type: "string" },
	stock: { type: "string" },
	"set-stock": { type: "boolean" },
	language: { type: "string" },
	currency: { type: "string" },
	rate: { type: "string" },
	"allow-free": { type: "boolean" },
	pictures: { type: "string" },
	"create-categories": { type: "boolean" },
	"create-attributes": { type: "boolean" },
	mapping: { type: "string" },
} as const;
const ONLY_TEXTS = "Names and descriptions in English were taken; the rest of the file was left alone.";
const STOCK = { min: 0, max: 1_000_000 };
/** Time limit of a statement in the middle of a large file. */
const QUERY_TIMEOUT_MS = 6 * 60_000;

export const importFile: Command = {
	name: "import",
	usage:
		"<file> [--dry-run] [--create-categories] [--create-attributes] [--mapping <file>] [--category <key>] [--stock <n>] [--set-stock] [--language <code>] [--currency <code> [--rate <crowns>]] [--allow-free] [--pictures <folder>] [--format <name>] [--encoding <name>]",
	summary: "takes over goods from a Heureka feed (XML) or a Shopify product file (CSV)",
	help: `Adds the file's products and updates those imported before, all in one transaction: one broken line, and nothing changes.
The same file again changes nothing. A file may be of any length. Its format shows by its beginning.
  heureka   a SHOPITEM is a variant, known by its ITEM_ID (or its URL, if it has none); those with one ITEMGROUP_ID are one product
  shopify   rows with one Handle are one product, known by it; its variants are known by their SKU, else by their options;
            columns are separated by commas, semicolons or tabs

Prices are in crowns with VAT: at the rate of the file, else 21 %; a higher "Variant Compare At Price" makes the product on sale.
They are read as 1299, 1 299,00, 1.299,00 or 1299.00; one comma or point before three digits may mean either and is refused.
Texts become plain text and serve both languages unless --language is given. What the file says stands: it also overwrites prices
set by hand. Brands that are new come with their manufacturer's address. What the shop has no counterpart for is left out and
counted, with examples.
Goods stand in the category of CATEGORYTEXT (Heureka), or of "Product Category", else Type, else Collection, else their only tag
(Shopify); properties (PARAM) and options (Size, Color; not Title) become attributes: those that the shop has under the same Czech
names, or that an earlier import made. The rest can be made, too:
  --create-categories   makes the categories that the file names, at the end of the menu, of at most ${LEVELS_MAX} levels (the menu shows two, the
                        others are reached from the category above); English names are the Czech ones. Of more than ${CATEGORIES_MAX} that the
                        shop lacks those of most goods are made, the rest by the next import
  --create-attributes   makes the attributes and values that the file names. Listings can be filtered by those that have 2 to 100
                        values, each of two products on average, and are said of at least three products and a hundredth of all;
                        the others are shown with the goods. Of more than 500 values, or after the 300 most frequent, none are made
  --mapping <file>      what becomes of each category and property, with names in both languages: a YAML file that a dry run writes
                        (it adds what is new and keeps what is there) and you edit. The import does what it says; of what it
                        does not say it makes nothing, unless one of the two options above stands beside it. Give it each time.
                        Changed names are taken over where an import made the category, attribute or value
Stock is set only when a variant is new, in the warehouse. A Heureka feed says no numbers of pieces unless its items have STOCK:
DELIVERY_DATE 0 is no number.
Variants that a product no longer has are hidden; products that the file lacks stay.
A column that a Shopify file lacks changes nothing, an empty cell clears; so Handle and Title suffice to update, and only a file with
options hides variants. A feed has no columns: what an item lacks, its goods lose. Values of attributes alone stay until the file
says another one of the same attribute, also those of a property that it lacks now or that a mapping skips.
Pictures are fetched afterwards by the running shop.

  --dry-run             checks, shows what would change, writes nothing
  --category <key>      category for the goods, also for those imported before; unless given, new goods whose category the shop
                        does not have go to "import", which is made when it is missing
  --stock <n>           pieces of new variants for which the file says no number; 0 unless given
  --set-stock           the file's numbers also replace the warehouse stock of known variants (Shopify: Variant Inventory Qty,
                        feeds: STOCK; an empty cell changes nothing), and those who watch goods that come back are told
  --language <code>     cs or en, the language of the file's texts: those in the other one stay, so that a shop takes the Czech file
                        first and then the English one. A file in English brings names and descriptions alone, to goods that are
                        there already; its variants are known by their SKU, else by their order
  --currency <code>     ${PRICE_CURRENCIES.join(", ")}, in which the file's prices are; a feed that shows to be Slovak
                        is refused without it
  --rate <crowns>       what one unit of that currency costs, 24.5, or "shop" for the shop's own rate; prices become whole haléře
  --allow-free          lets goods begin to cost 0, which is refused otherwise
  --pictures <folder>   takes pictures from files of this folder that are called as their addresses end; JPEG, PNG or WebP, up to
                        10 MB. What the folder lacks is reported, and fetched by the running shop
  --format <name>       ${FORMATS.map(({ name }) => name).join(" or ")}, for a file whose beginning does not show it
  --encoding <name>     ${ENCODINGS.join(", ")}; unless given, a file that is not in UTF-8 is read as windows-1250
                        where that makes Czech text of it, which is said

  npm run shop -- import products_export.csv --dry-run
  npm run shop -- import heureka.xml --dry-run --mapping words.yaml
  npm run shop -- import heureka.xml --mapping words.yaml
  npm run shop -- import heureka.xml --stock 5 --pictures ./pictures`,
	options,
	async run(args, io) {
		const startedMs = performance.now();
		const input = readArgs(args, options, ["file"]);
		if (!input.ok) return explainMisuse(importFile, io, input.sentence);
		const { values, positionals } = input.value;
		const {
			"dry-run": isDryRun = false,
			"set-stock": setsStock = false,
			"allow-free": allowsFree = false,
			category,
		} = values;
		const settings = readSettings(values);
		if (!settings.ok) return explainMisuse(importFile, io, settings.sentence);
		const reading = typedReading(values);
		if (!reading.ok) return explainMisuse(importFile, io, reading.sentence);
		const { encoding, language, currency } = reading.value;
		const file = await openImportFile(positionals[0] ?? "", { format: settings.value.format, encoding });
		if (!file.ok) return refuse(io, file.sentence);
		const { source, format, note } = file.value;
		if (category !== undefined && (values["create-categories"] || values.mapping !== undefined)) {
			return explainMisuse(importFile, io, "--category puts all goods into one, so there are none to make or to map.");
		}
		const mapping = await openMapping(values);
		if (!mapping.ok) return refuse(io, mapping.sentence);
		const folder = values.pictures === undefined ? undefined : resolve(values.pictures);
		if (folder !== undefined && !(await isFolder(folder))) return refuse(io, `There is no folder ${folder}.`);

		const bar = openProgressBar(io.progress);
		const wanted: ImportOptions = {
			...{ format, isDryRun, setsStock, allowsFree, language, currency },
			...{ firstStock: settings.value.firstStock, categoryKey: category },
			picturesFromFolder: folder !== undefined,
			terms: termsWanted(values, mapping.value),
			onProgress: bar.show,
		};
		const result = await withShop(
			io,
			async (shop, dataDir) => {
				const done = await importProducts(shop, source, wanted);
				bar.clear();
				if (!done.ok) return done;
				const media = mediaFiles({ ...readEnv(), DATA_DIR: dataDir });
				const lines =
					folder === undefined ? [] : await takePictures(shop, done.value, { folder, media, isDryRun, bar });
				return accept({ report: done.value, lines });
			},
			{ queryTimeoutMs: QUERY_TIMEOUT_MS },
		).finally(bar.clear);
		if (!result.ok)
			return explainRefusal(io, result, { category, currency: currency?.code, mappingPath: mapping.value?.path });
		const { report, lines } = result.value;
		const notes = [note, conversionLine(report)].filter((line) => line !== null);
		const difference = isDryRun ? [...(report.terms ? termsLines(report.terms) : []), ...differenceLines(report)] : [];
		const limits = isTextsOnly(language) ? [ONLY_TEXTS] : [];
		const menu = report.terms ? menuLines(report.terms) : [];
		for (const line of [
			...notes,
			...difference,
			...unmappedLines(report.unmapped, values),
			...lines,
			...menu,
			...limits,
		])
			io.print(line);
		if (isDryRun && mapping.value && report.terms) {
			const extended = await extendMapping(mapping.value, report.terms);
			if (!extended.ok) return refuse(io, extended.sentence);
			io.print(extended.value);
		}
		io.print(summaryLine(report, { isDryRun, ms: performance.now() - startedMs }));
		return EXIT.done;
	},
};

function readSettings(values: {
	format?: string | undefined;
	stock?: string | undefined;
}): Typed<{ format: ImportFormat | undefined; firstStock: number }> {
	const format = FORMATS.find(({ name }) => name === values.format);
	if (values.format !== undefined && !format) {
		return misuse(`There is no format "${values.format}". Formats: ${formatList()}.`);
	}
	const firstStock = wholeNumber(values.stock ?? "0", STOCK);
	if (firstStock === null) {
		return misuse(`The stock is a whole number from ${STOCK.min} to ${STOCK.max}, not "${values.stock}".`);
	}
	return accept({ format, firstStock });
}

async function isFolder(path: string): Promise<boolean> {
	const info = await stat(path).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return null;
		throw error;
	});
	return info?.isDirectory() ?? false;
}

/** After the import's transaction: an unreadable file must not undo it. */
async function takePictures(
	shop: Shop,
	report: ImportReport,
	run: { folder: string; media: MediaFiles; isDryRun: boolean; bar: ProgressBar },
): Promise<string[]> {
	const { folder, media, isDryRun, bar } = run;
	const taken = await takeFolderPictures(report.pictures, {
		...{ folder, media, isDryRun },
		onProgress: (done, total) => bar.show({ phase: "pictures", done, total, items: done }),
	});
	if (!isDryRun && report.newPictures + taken.taken > 0) {
		await transaction(shop.db, (tx) => shop.jobs.enqueue(tx, WORK.pictures, {}));
	}
	return pictureLines(taken, { isDryRun, waiting: await media.settled() });
}

function refuse(io: Io, sentence: string): number {
	io.complain(sentence);
	return EXIT.refused;
}

function refuseLines(io: Io, { first, total }: LineErrors): number {
	for (const { line, message } of first) io.complain(`line ${line}: ${message}`);
	if (total > first.length) io.complain(`… and ${total - first.length} more.`);
	return refuse(io, "Nothing was imported. Correct the file and import it again.");
}

function explainRefusal(
	io: Io,
	refusal: Extract<ImportResult, { ok: false }>,
	typed: { category: string | undefined; currency: string | undefined; mappingPath: string | undefined },
): number {
	const { category = "", mappingPath = "" } = typed;
	if ("lines" in refusal) {
		if (refusal.error === "bad_lines") return refuseLines(io, refusal.lines);
		return refuse(io, mappingSentences(mappingPath, refusal.lines.first).join("\n"));
	}
	const sentences = {
		import_running: "Another import is running. Wait until it ends and try again.",
		not_seeded: "There is no shop yet. Make your own by `npm run shop -- new`, or the demo by `npm run shop -- seed`.",
		no_stock: "The file says no numbers of pieces, so there is nothing for --set-stock.",
		unknown_rate: `The shop has no rate of ${typed.currency}${refusal.value ? `, only of ${refusal.value}` : ""}; type it behind --rate.`,
		unknown_category: `There is no category "${category}". Did you mean ${nearest(category, `${refusal.value}`.split(" "))}?`,
	};
	return refuse(io, sentences[refusal.error]);
}
