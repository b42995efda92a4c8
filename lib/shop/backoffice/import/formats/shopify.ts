import { eanOf } from "../../../../domain/goods/ean.ts";
import { slugify } from "../../../../domain/words/slug.ts";
import { isNoChoice, quoted, type Report, richText } from "./field.ts";
import {
	BrokenFile,
	type ImportedBrand,
	type ImportedItem,
	type ImportedVariant,
	type ImportFormat,
	type LineError,
	type Reading,
	type Unmapped,
	type WantedReading,
} from "./imported.ts";
import { type CsvRow, readCsv } from "./read-csv.ts";
import {
	priceField,
	publishedField,
	quantityField,
	requiredField,
	said,
	textField,
	urlField,
} from "./shopify-fields.ts";
import { readPicture, urlsInOrder } from "./shopify-pictures.ts";
import { categoryOf, optionTraits } from "./shopify-terms.ts";

const REQUIRED_COLUMNS = ["Handle", "Title"];
const MAX_LENGTH = { handle: 200, title: 200, vendor: 100, option: 100, sku: 64 } as const;
const OPTIONS = [1, 2, 3] as const;
const OPTION_COLUMNS = OPTIONS.map((number) => `Option${number} Value`);
/** Columns with data of a variant. */
const VARIANT_COLUMNS = [
	...[...OPTION_COLUMNS, "Variant SKU", "Variant Price", "Variant Compare At Price", "Variant Barcode"],
	...["Variant Inventory Qty", "Variant Image"],
];
/** Most rows of one product; more mean a file without usable handles. */
const ROWS_MAX = 2_000;
/** Imported columns, and those that only describe others. */
const USED = new Set([
	...["handle", "title", "body (html)", "vendor", "published", "status", "image src", "image position"],
	...["variant sku", "variant inventory qty", "variant price", "variant compare at price", "variant barcode"],
	"variant image",
	...OPTIONS.flatMap((number) => [`option${number} name`, `option${number} value`]),
]);

/** The product export of Shopify: a product is the consecutive rows with one Handle. */
export const shopify: ImportFormat = {
	name: "shopify",
	title: "Shopify products (CSV)",
	codeField: "Variant SKU",
	priceField: "Variant Price",
	recognises: (head) => /^[^\r\n]*\bHandle\b/i.test(head) && !head.trimStart().startsWith("<"),
	repeated: (handle, line) => `Handle "${handle}" is also on line ${line}; the rows of a product follow each other`,
	read: readShopify,
};

/** Reports of one row or product, and the options of reading it. */
type Notes = { errors: LineError[]; unmapped: Unmapped[]; wanted: WantedReading };

async function* readShopify(text: AsyncIterable<string>, wanted: WantedReading = {}): AsyncGenerator<Reading> {
	const notes: Notes = { errors: [], unmapped: [], wanted };
	let group: CsvRow[] = [];
	let hasRows = false;
	let hasErrors = false;
	const take = function* (): Generator<Reading> {
		hasErrors ||= notes.errors.length > 0;
		for (const error of notes.errors.splice(0).sort((a, b) => a.line - b.line)) yield { kind: "error", ...error };
		for (const one of notes.unmapped.splice(0)) yield { kind: "unmapped", ...one };
	};
	const finish = function* (): Generator<Reading> {
		const item = readProduct(group, notes);
		group = [];
		const isBroken = notes.errors.length > 0;
		yield* take();
		if (item && !isBroken) yield { kind: "item", item };
	};
	for await (const row of readCsv(text, REQUIRED_COLUMNS, (error) => notes.errors.push(error))) {
		hasRows = true;
		yield* take();
		const handle = requiredField(row, "Handle", MAX_LENGTH.handle, reporter(notes, row.line));
		if (handle === "") continue;
		if (group[0] && handleOf(group[0]) !== handle) yield* finish();
		group.push(row);
		if (group.length > ROWS_MAX) throw new BrokenFile(row.line, `"${handle}" has more than ${ROWS_MAX} rows`);
	}
	yield* finish();
	if (!hasRows && !hasErrors) yield { kind: "error", line: 2, message: "the file has no products" };
}

function reporter({ errors }: Notes, line: number): Report {
	return (message) => errors.push({ line, message });
}

/** Receives errors outside texts and the fields that identify goods. */
function restReporter(notes: Notes, line: number): Report {
	return notes.wanted.isTextsOnly ? () => {} : reporter(notes, line);
}

const handleOf = (row: CsvRow) => requiredField(row, "Handle", MAX_LENGTH.handle, () => {});

function readProduct([first, ...following]: CsvRow[], notes: Notes): ImportedItem | null {
	if (!first) return null;
	const [report, reportRest] = [reporter(notes, first.line), restReporter(notes, first.line)];
	const handle = handleOf(first);
	const title = requiredField(first, "Title", MAX_LENGTH.title, report);
	const skus = new Map<string, number>();
	const hasVariants = VARIANT_COLUMNS.some((column) => first.has(column));
	const variants = hasVariants ? [readVariant(first, first, skus, notes)] : [];
	const pictures = [readPicture(first, reportRest)];
	for (const row of following) {
		const problem = reporter(notes, row.line);
		const isVariant = ["Option1 Value", "Variant SKU", "Variant Price"].some((column) => row.cell(column) !== "");
		if (row.cell("Title") !== "" && textField(row, "Title", MAX_LENGTH.title, problem) !== title) {
			problem(`Title differs from line ${first.line}, which has the same Handle`);
		}
		if (isVariant) variants.push(readVariant(row, first, skus, notes));
		pictures.push(readPicture(row, restReporter(notes, row.line)));
		if (!isVariant && row.cell("Image Src") === "") problem("the row has neither a variant nor a picture");
	}
	checkNames(variants, notes);
	const category = categoryOf(first);
	for (const row of [first, ...following]) noteUnused(row, notes, category.column);
	return {
		line: first.line,
		handle,
		isWhole: true,
		code: slugify(handle).toUpperCase(),
		isKnownByCodeAlone: false,
		title,
		description: said(first, "Body (HTML)", (column) => richText(column, first.cell(column), report)),
		brand: said(first, "Vendor", (column) => brandOf(textField(first, column, MAX_LENGTH.vendor, reportRest))),
		vatPercent: null,
		categoryPaths: category.paths,
		isPublished: publishedField(first, reportRest),
		pictureUrls: said(first, "Image Src", () => urlsInOrder(pictures, variants)),
		variants,
		// A file without options cannot list all variants.
		hasAllVariants: hasOptions(first),
	};
}

const hasOptions = (row: CsvRow) => OPTION_COLUMNS.some((column) => row.has(column));

function brandOf(vendor: string): ImportedBrand | null {
	return vendor === "" ? null : { name: vendor, address: null, contact: null };
}

function readVariant(row: CsvRow, first: CsvRow, skus: Map<string, number>, notes: Notes): ImportedVariant {
	const [report, reportRest] = [reporter(notes, row.line), restReporter(notes, row.line)];
	if (row.has("Variant Price")) requiredField(row, "Variant Price", Number.POSITIVE_INFINITY, reportRest);
	const price = (column: string) => priceField(row, column, { currency: notes.wanted.currency, report: reportRest });
	return {
		line: row.line,
		name: hasOptions(row) ? variantName(row, first, report) : undefined,
		code: readSku(row, skus, report),
		ean: said(row, "Variant Barcode", () => readBarcode(row, notes)),
		priceMinor: said(row, "Variant Price", price) ?? undefined,
		beforeMinor: said(row, "Variant Compare At Price", price),
		quantity: quantityField(row, "Variant Inventory Qty", reportRest),
		pictureUrl: said(row, "Variant Image", (column) => urlField(row, column, reportRest)),
		traits: hasOptions(row) ? optionTraits(row, first) : null,
	};
}

/** Values of the options named in the product's first row; "Default Title" means that there are none. */
function variantName(row: CsvRow, first: CsvRow, report: Report): string {
	const values = OPTION_COLUMNS.flatMap((column) => {
		const value = textField(row, column, MAX_LENGTH.option, report);
		const isUsed = first.cell(column) !== "";
		if (isUsed && value === "") report(`${column} is missing`);
		return value === "" || isNoChoice(value) ? [] : [value];
	});
	return values.join(" / ");
}

function readSku(row: CsvRow, skus: Map<string, number>, report: Report): string | null {
	const sku = textField(row, "Variant SKU", MAX_LENGTH.sku, report).replace(/^'/, "");
	if (sku === "") return null;
	const known = skus.get(sku);
	if (known === undefined) skus.set(sku, row.line);
	else report(`Variant SKU "${sku}" is on line ${known} already`);
	return sku;
}

function readBarcode(row: CsvRow, notes: Notes): string | null {
	const barcode = row.cell("Variant Barcode");
	const ean = eanOf(barcode);
	if (barcode !== "" && ean === null) {
		notes.unmapped.push({ line: row.line, what: "Variant Barcode that is no EAN", example: quoted(barcode) });
	}
	return ean;
}

function checkNames(variants: ImportedVariant[], notes: Notes) {
	const lines = new Map<string, number>();
	for (const { name, line } of variants) {
		if (name === undefined) continue;
		const known = lines.get(name);
		const same = name === "" ? "are empty, as those of" : `"${name}" are also on`;
		if (known === undefined) lines.set(name, line);
		else reporter(notes, line)(`the options ${same} line ${known}`);
	}
}

function noteUnused(row: CsvRow, notes: Notes, categoryColumn: string) {
	for (const column of row.filled) {
		if (USED.has(column.toLowerCase()) || column.toLowerCase() === categoryColumn.toLowerCase()) continue;
		notes.unmapped.push({ line: row.line, what: column, example: quoted(row.cell(column)) });
	}
}
