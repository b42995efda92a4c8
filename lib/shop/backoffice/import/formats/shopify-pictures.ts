import type { Report } from "./field.ts";
import type { ImportedVariant } from "./imported.ts";
import type { CsvRow } from "./read-csv.ts";
import { positionField, urlField } from "./shopify-fields.ts";

export type Picture = { url: string | null; position: number };

/** The picture of a row, if it has one, and its position. */
export function readPicture(row: CsvRow, report: Report): Picture {
	return { url: urlField(row, "Image Src", report), position: positionField(row, report) };
}

/** Addresses in display order; the variants' own come last, unless they have a position. */
export function urlsInOrder(pictures: Picture[], variants: ImportedVariant[]): string[] {
	// Equal and missing positions keep the file's order.
	const sorted = pictures.toSorted((a, b) => (a.position === b.position ? 0 : a.position - b.position));
	const all = [...sorted.map(({ url }) => url), ...variants.map(({ pictureUrl }) => pictureUrl)];
	return [...new Set(all.filter((url) => url !== null && url !== undefined))];
}
