import { pictureVersion } from "./picture-version.ts";

/**
 * A grid of square cells: the pictures of a row of tiles as one, for one request. Sizes in pixels; a cell of WebP, which old
 * browsers get, is smaller, since it takes twice the bytes.
 */
export const PICTURE_SHEET = { columns: 4, cell: { avif: 256, webp: 192 }, cellsMax: 100 } as const;

/** Raise it when sheets are drawn differently: they are then drawn and fetched again. */
const DESIGN = 3;

/** A category whose subcategories are shown, 0 for the top categories; their pictures' addresses, null without one. */
export type Sheet = { id: number; srcs: readonly (string | null)[] };

/** Address of the sheet; it changes with its pictures and their order. */
export function sheetPath(sheet: Sheet): string {
	return `/media/sheet/${sheet.id}/${sheetVersion(sheet)}`;
}

export function sheetVersion({ srcs }: Pick<Sheet, "srcs">): string {
	return pictureVersion([DESIGN, srcs.slice(0, PICTURE_SHEET.cellsMax)]);
}

/** Rows of a sheet of so many pictures, at least one. */
export function sheetRows(count: number): number {
	return Math.max(1, Math.ceil(Math.min(count, PICTURE_SHEET.cellsMax) / PICTURE_SHEET.columns));
}

/**
 * `background-position` of a picture of the sheet in a square with `background-size: 400% auto`. Outside the sheet for one
 * beyond its last cell.
 */
export function sheetCell(index: number, count: number): string {
	const { columns } = PICTURE_SHEET;
	const row = Math.floor(index / columns);
	return `${percent(index % columns, columns)} ${percent(row, sheetRows(count))}`;
}

/** Share of the way from the first of `count` places to the last. */
function percent(place: number, count: number): string {
	return `${count === 1 ? 0 : Number(((place / (count - 1)) * 100).toFixed(2))}%`;
}
