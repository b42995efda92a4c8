/** A mapping of a file's words: the categories of its goods, and the attributes of its properties. */

import type { Locale } from "../../../../domain/locale.ts";

export type Names = Record<Locale, string>;

/** "as": an existing category by its key, or another line by its path; goods of "skip" go to the category of imported goods. */
export type CategoryTarget =
	| { kind: "new"; names: Names /** Named as in "as"; "" is the top. */; parent: string }
	| { kind: "as"; name: string }
	| { kind: "skip" };

/** `line` is the line in the mapping file; 0 for a proposal. */
export type CategoryLine = { line: number; path: string[]; target: CategoryTarget };

/** "as": an attribute by its key, or another line by its property. */
export type PropertyTarget =
	| { kind: "new"; names: Names; isFilter: boolean }
	| { kind: "as"; name: string }
	| { kind: "skip" };

/** A value of the attribute with this Czech name is used if it exists; otherwise it is created. */
export type ValueLine = { line: number; value: string; names: Names };
export type PropertyLine = { line: number; property: string; target: PropertyTarget; values: ValueLine[] };

export type Mapping = { categories: CategoryLine[]; properties: PropertyLine[] };

/** Most characters of a name, also in the file. */
export const NAME_MAX_LENGTH = 200;
/** Most levels of categories, as in the API's tree. */
export const LEVELS_MAX = 10;
/** Most bytes of a stored path; a PostgreSQL index entry takes at most 2 704. */
export const PATH_MAX_BYTES = 2_600;

export const pathText = (path: string[]) => path.join(" | ");
