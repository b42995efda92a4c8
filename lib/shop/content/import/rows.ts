import type { Locale } from "../../../domain/locale.ts";
import type { PictureRecipe } from "../../goods/media/recipe.ts";

export type Column = string | number | Date | null;
export type Columns = Record<string, Column>;

/** The rows that one text of the folder should have. */
export type Rows = {
	/** "posts/jak-dlouho", as reports name it. */
	name: string;
	table: string;
	/** Tells which row it is. */
	key: Columns;
	facts: Columns;
	/** Only when the row is new: dates that are counted from the day on which it came. */
	initial?: Columns;
	/** What it is called and says in each language. */
	texts?: { table: string; owner: string; rows: Partial<Record<Locale, Columns>> };
	/** Goods that an article is about, in order. */
	productIds?: number[];
	/** Whether the row knows when it was changed last. */
	isDated?: boolean;
};

/** What a text names of the shop. A missing thing is a fault at the line of that field, and null. */
export type Lookups = {
	now: Date;
	branchId(slug: string, field: string): number | null;
	categoryId(key: string, field: string): number | null;
	productIds(codes: string[], field: string): number[];
	/** Null when there is no recipe. */
	pictureId(recipe: PictureRecipe | undefined): Promise<number | null>;
};
