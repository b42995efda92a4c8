/** Goods, categories and brands by id, in batches. Locks nothing. */

import { asc, gt, sql } from "drizzle-orm";
import { z } from "zod";
import { byLocale, givenTexts } from "../../kernel/db/by-locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { brands, categoryTranslations, productTranslations } from "../../kernel/db/schema/catalogue.ts";
import type { Batch } from "./by-id.ts";

const productRow = z.strictObject({
	id: z.int(),
	updated_at: z.string(),
	slugs: givenTexts,
	category_slugs: givenTexts,
	/** Its categories and all above them. */
	category_ids: z.array(z.int()),
	brand_id: z.int().nullable(),
	pictures: z.array(z.string()),
});
export type ProductRow = z.infer<typeof productRow>;

/**
 * Products on sale, as on their pages. The id bound is repeated for each table: otherwise each would be read from its
 * beginning.
 */
export async function productRows(db: Database, { after, limit }: Batch): Promise<ProductRow[]> {
	return readRows(
		db,
		productRow,
		sql`
		select l.product_id as id, p.updated_at, l.category_ids, l.brand_id,
			${byLocale(productTranslations.slug, productTranslations.productId, sql`l.product_id`)} as slugs,
			${byLocale(categoryTranslations.slug, categoryTranslations.categoryId, sql`p.default_category_id`)} as category_slugs,
			array(
				select x.key from product_pictures pp join pictures x on x.id = pp.picture_id
				where pp.product_id = l.product_id order by pp.position, x.id
			) as pictures
		from listed_products l
		join products p on p.id = l.product_id
		where l.product_id > ${after} and p.id > ${after}
		order by l.product_id limit ${limit}`,
	);
}

const categoryRow = z.strictObject({
	id: z.int(),
	slugs: givenTexts,
	picture_key: z.string().nullable(),
});
export type CategoryRow = z.infer<typeof categoryRow>;

/** Active categories, with or without goods: both have a page. */
export async function categoryRows(db: Database, { after, limit }: Batch): Promise<CategoryRow[]> {
	return readRows(
		db,
		categoryRow,
		sql`
		select c.id, ${byLocale(categoryTranslations.slug, categoryTranslations.categoryId, sql`c.id`)} as slugs,
			x.key as picture_key
		from categories c
		left join pictures x on x.id = c.picture_id
		where c.is_active and c.id > ${after} order by c.id limit ${limit}`,
	);
}

export function brandRows(db: Database, { after, limit }: Batch) {
	const { id, slug } = brands;
	return db.select({ id, slug }).from(brands).where(gt(id, after)).orderBy(asc(id)).limit(limit);
}
