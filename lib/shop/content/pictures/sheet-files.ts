import { join } from "node:path";
import type { PictureRow } from "../../goods/media/pictures.sql.ts";
import { folderOf, versionPath } from "./drawn-files.ts";

/** The category whose subcategories are shown (0: the top ones), the sheet's version (`sheetVersion`), and its encoding. */
export type SheetName = { id: number; version: string; format: SheetFormat };
/** WebP is for browsers that do not accept AVIF, which costs half. */
export type SheetFormat = "avif" | "webp";

/** Everything that the studio needs to draw a sheet: a row for each cell, null for an empty one. */
export type SheetWork = SheetName & { pictures: readonly (PictureRow | null)[] };

/** Path of the sheet below `dir`, one folder per category. Throws on a version that is not 16 hex digits. */
export function sheetFile(dir: string, { id, version, format }: SheetName): string {
	return versionPath(join(dir, "sheet", folderOf(id)), version, format);
}

/** Path of the stand-in, drawn while so many outside pictures are not downloaded. */
export function sheetStandIn(dir: string, name: SheetName, missing: number): string {
	return sheetFile(dir, name).replace(/\.(?=\w+$)/, `-stand-in-${missing}.`);
}
