import type { Locale } from "../../../domain/locale.ts";
import type { OpeningBranch } from "../../../domain/time/opening-hours.ts";
import type { PictureRecipe } from "../../goods/media/recipe.ts";

export type Column = string | number | Date | null;
export type Columns = Record<string, Column>;

/** The rows that one text of the folder should have. */
export type Rows = {
	/** Name in reports: "posts/jak-dlouho". */
	name: string;
	table: string;
	/** Columns that identify the row. */
	key: Columns;
	facts: Columns;
	/** Columns for a new row alone: dates counted from the day of the import. */
	initial?: Columns;
	/** Name and text in each language. */
	texts?: { table: string; owner: string; rows: Partial<Record<Locale, Columns>> };
	/** Goods that an article is about, in order. */
	productIds?: number[];
	/** Whether the row stores when it last changed. */
	isDated?: boolean;
};

/** Looks up what a text names in the shop. A missing one is reported at the line of the field, and null. */
export type Lookups = {
	now: Date;
	branchId(slug: string, field: string): number | null;
	/** When a branch is open; null when there is no such branch. */
	openingOf(slug: string): OpeningBranch | null;
	categoryId(key: string, field: string): number | null;
	productIds(codes: string[], field: string): number[];
	/** Null when there is no recipe. */
	pictureId(recipe: PictureRecipe | undefined): Promise<number | null>;
};
