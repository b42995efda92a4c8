import { eanOf } from "../../domain/ean.ts";
import { type CsvRow, type LineError, readCsv } from "./read-csv.ts";
import {
	bodyField,
	positionField,
	priceField,
	publishedField,
	quantityField,
	type Report,
	requiredField,
	textField,
	urlField,
} from "./shopify-fields.ts";

export type ImportedVariant = {
	line: number;
	/** "Small / Red"; "" when the product has nothing to choose. */
	name: string;
	sku: string | null;
	ean: string | null;
	/** Gross price before a reduction, haléře. */
	priceMinor: number;
	/** Gross price now, when it is lower. */
	saleMinor: number | null;
	/** Pieces to start with. */
	quantity: number;
	pictureUrl: string | null;
};

export type ImportedProduct = {
	line: number;
	handle: string;
	title: string;
	/** Plain text. */
	description: string;
	vendor: string | null;
	isPublished: boolean;
	/** In the order in which they are shown; the variants' own are among them. */
	pictureUrls: string[];
	variants: ImportedVariant[];
};

const REQUIRED_COLUMNS = ["Handle", "Title", "Variant Price"];
const MAX_LENGTH = { handle: 200, title: 200, vendor: 100, option: 100, sku: 64 } as const;
const OPTIONS = [1, 2, 3] as const;

/** Reads a Shopify product export: goods in the order of the file, or every broken line in the order of lines. */
export function parseShopify(
	text: string,
): { ok: true; products: ImportedProduct[] } | { ok: false; errors: LineError[] } {
	const { rows, errors } = readCsv(text, REQUIRED_COLUMNS);
	const skuLines = new Map<string, number>();
	const reportAt =
		(line: number): Report =>
		(message) =>
			errors.push({ line, message });
	const groups = Map.groupBy(rows, (row) => requiredField(row, "Handle", MAX_LENGTH.handle, reportAt(row.line)));
	groups.delete("");
	const products = [...groups].flatMap(([handle, group]) => readProduct(handle, group, skuLines, reportAt) ?? []);
	if (rows.length === 0 && errors.length === 0) errors.push({ line: 2, message: "the file has no products" });
	if (errors.length > 0) return { ok: false, errors: errors.sort((a, b) => a.line - b.line) };
	return { ok: true, products };
}

function readProduct(
	handle: string,
	[first, ...following]: CsvRow[],
	skuLines: Map<string, number>,
	reportAt: (line: number) => Report,
): ImportedProduct | null {
	if (!first) return null;
	const report = reportAt(first.line);
	const title = requiredField(first, "Title", MAX_LENGTH.title, report);
	const vendor = textField(first, "Vendor", MAX_LENGTH.vendor, report);
	const variants = [readVariant(first, first, skuLines, report)];
	const pictures = [readPicture(first, report)];
	for (const row of following) {
		const problem = reportAt(row.line);
		const isVariant = ["Option1 Value", "Variant SKU", "Variant Price"].some((column) => row.cell(column) !== "");
		if (row.cell("Title") !== "" && textField(row, "Title", MAX_LENGTH.title, problem) !== title) {
			problem(`Title differs from line ${first.line}, which has the same Handle`);
		}
		if (isVariant) variants.push(readVariant(row, first, skuLines, problem));
		pictures.push(readPicture(row, problem));
		if (!isVariant && row.cell("Image Src") === "") problem("the row has neither a variant nor a picture");
	}
	checkNames(variants, reportAt);
	return {
		line: first.line,
		handle,
		title,
		description: bodyField(first, report),
		vendor: vendor === "" ? null : vendor,
		isPublished: publishedField(first, report),
		pictureUrls: urlsInOrder(pictures, variants),
		variants,
	};
}

function readVariant(row: CsvRow, first: CsvRow, skuLines: Map<string, number>, report: Report): ImportedVariant {
	const price = priceField(row, "Variant Price", report);
	if (price === null && row.cell("Variant Price") === "") report("Variant Price is missing");
	const before = priceField(row, "Variant Compare At Price", report);
	const isReduced = before !== null && price !== null && before > price;
	return {
		line: row.line,
		name: variantName(row, first, report),
		sku: readSku(row, skuLines, report),
		ean: eanOf(row.cell("Variant Barcode")),
		priceMinor: (isReduced ? before : price) ?? 0,
		saleMinor: isReduced ? price : null,
		quantity: quantityField(row, "Variant Inventory Qty", report),
		pictureUrl: urlField(row, "Variant Image", report),
	};
}

/** Values of the options that the product's first row names; one called "Default Title" is no choice. */
function variantName(row: CsvRow, first: CsvRow, report: Report): string {
	const values = OPTIONS.flatMap((number) => {
		const column = `Option${number} Value`;
		const value = textField(row, column, MAX_LENGTH.option, report);
		const isUsed = first.cell(column) !== "";
		if (isUsed && value === "") report(`${column} is missing`);
		return value === "" ? [] : [value];
	});
	return values.length === 1 && values[0] === "Default Title" ? "" : values.join(" / ");
}

function readSku(row: CsvRow, skuLines: Map<string, number>, report: Report): string | null {
	const sku = textField(row, "Variant SKU", MAX_LENGTH.sku, report).replace(/^'/, "");
	if (sku === "") return null;
	const known = skuLines.get(sku);
	if (known === undefined) skuLines.set(sku, row.line);
	else report(`Variant SKU "${sku}" is on line ${known} already`);
	return sku;
}

function checkNames(variants: ImportedVariant[], reportAt: (line: number) => Report) {
	const lines = new Map<string, number>();
	for (const { name, line } of variants) {
		const known = lines.get(name);
		if (known === undefined) lines.set(name, line);
		else
			reportAt(line)(`the options ${name === "" ? "are empty, as those of" : `"${name}" are also on`} line ${known}`);
	}
}

type Picture = { url: string | null; position: number };

function readPicture(row: CsvRow, report: Report): Picture {
	return { url: urlField(row, "Image Src", report), position: positionField(row, report) };
}

function urlsInOrder(pictures: Picture[], variants: ImportedVariant[]): string[] {
	// Equal positions, the absent ones too, keep the order of the file.
	const sorted = pictures.toSorted((a, b) => (a.position === b.position ? 0 : a.position - b.position));
	const all = [...sorted.map(({ url }) => url), ...variants.map(({ pictureUrl }) => pictureUrl)];
	return [...new Set(all.filter((url) => url !== null))];
}
