/** What the shop makes of a file's own words: where goods of its categories go, and which attributes its properties are. */

import type { Locale } from "../../../../domain/locale.ts";

export type Names = Record<Locale, string>;

/** "as" names a category by its key, or another line by its path; the goods of "skip" go to the category of imported goods. */
export type CategoryTarget =
	| { kind: "new"; names: Names /** As "as" names one; "" is the top. */; parent: string }
	| { kind: "as"; name: string }
	| { kind: "skip" };

/** `line` is that of the mapping file; 0 for what no file says. */
export type CategoryLine = { line: number; path: string[]; target: CategoryTarget };

/** "as" names an attribute by its key, or another line by its property. */
export type PropertyTarget =
	| { kind: "new"; names: Names; isFilter: boolean }
	| { kind: "as"; name: string }
	| { kind: "skip" };

/** A value that the attribute has under the Czech name already is that value; otherwise it is made. */
export type ValueLine = { line: number; value: string; names: Names };
export type PropertyLine = { line: number; property: string; target: PropertyTarget; values: ValueLine[] };

export type Mapping = { categories: CategoryLine[]; properties: PropertyLine[] };

/** Characters of a name; the longest that a file's own may have. */
export const NAME_MAX_LENGTH = 200;
/** Levels of categories; as many as the tree of the API has. */
export const LEVELS_MAX = 10;
/** Bytes of a path as the shop keeps it; an index of PostgreSQL takes no more than 2 704 in a row. */
export const PATH_MAX_BYTES = 2_600;

export const pathText = (path: string[]) => path.join(" | ");
