import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { PRODUCTS_PER_PAGE } from "../../../domain/goods/goods-limits.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";
import { bestFirst } from "../../kernel/db/schema/listing.ts";
import { pictureRecipe } from "./recipe.ts";

const storedPicture = z.strictObject({
	key: z.string(),
	recipe: pictureRecipe.nullable(),
	tint: z.string().nullable(),
	source_url: z.string().nullable(),
});
export type PictureRow = z.infer<typeof storedPicture>;

export function pictureRow(db: Database, key: string): Promise<PictureRow | undefined> {
	return readRow(db, storedPicture, sql`select key, recipe, tint, source_url from pictures where key = ${key}`);
}

/** Keys of all outside pictures: nobody can draw them again. */
export async function outsideKeys(db: Database): Promise<string[]> {
	const rows = await readRows(
		db,
		storedPicture.pick({ key: true }),
		sql`select key from pictures where recipe is null order by key`,
	);
	return rows.map(({ key }) => key);
}

/**
 * Every picture in use, in the order of downloading outside ones: first those of categories and best sellers, which are on
 * the first screens.
 */
export function pictureRows(db: Database): Promise<PictureRow[]> {
	return readRows(
		db,
		storedPicture,
		sql`
		select x.key, x.recipe, x.tint, x.source_url from pictures x
		left join (
			select pp.picture_id, min(pp.position) as position, max(p.popularity) as popularity
			from product_pictures pp join products p on p.id = pp.product_id group by 1
		) used on used.picture_id = x.id
		order by exists (select from categories c where c.picture_id = x.id) desc, used.position, used.popularity desc, x.id`,
	);
}

const firstScreenRow = storedPicture.extend({
	/** Shown for a category in menus and tiles. */
	is_tile: z.boolean(),
	/** Shown for goods or a service on a card. */
	is_card: z.boolean(),
});
export type FirstScreenRow = z.infer<typeof firstScreenRow>;

/**
 * Pictures of the first screens, each once: of categories, of the home page, and of goods on the first page of the sale and
 * of each top category, best sellers first.
 */
export function firstScreenRows(db: Database): Promise<FirstScreenRow[]> {
	const firstPage = (condition: SQL) => sql`
		(select product_id, popularity from listed_products l where ${condition}
		order by ${bestFirst()} limit ${PRODUCTS_PER_PAGE})`;
	return readRows(
		db,
		firstScreenRow,
		sql`
		with goods as (
			select sale.* from ${firstPage(sql`l.is_sale`)} sale
			union all
			select page.* from categories c cross join lateral ${firstPage(sql`l.category_ids @> array[c.id]`)} page
			where c.parent_id is null
		), shown as (
			select picture_id, true as is_tile, null::int as popularity from categories
			union all select picture_id, false, null from banners
			union all select picture_id, false, null from services
			union all select picture_id, false, null from instagram_posts
			union all
			select main.picture_id, false, goods.popularity from goods
			join lateral (
				select picture_id from product_pictures pp where pp.product_id = goods.product_id order by pp.position limit 1
			) main on true
		)
		select x.key, x.recipe, x.tint, x.source_url, bool_or(shown.is_tile) as is_tile, bool_or(not shown.is_tile) as is_card
		from shown join pictures x on x.id = shown.picture_id
		group by x.id order by max(shown.popularity) desc nulls first, x.id`,
	);
}
