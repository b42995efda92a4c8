/** Goods, categories and brands by id, the next ones after an id. Nothing here locks. */

import { asc, gt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { brands } from "../../kernel/db/schema/catalogue.ts";
import type { Batch } from "./by-id.ts";

const productRow = z.strictObject({
	id: z.int(),
	updated_at: z.string(),
	slug_cs: z.string(),
	slug_en: z.string(),
	category_slug_cs: z.string(),
	category_slug_en: z.string(),
	/** Its categories and all above them. */
	category_ids: z.array(z.int()),
	brand_id: z.int().nullable(),
	pictures: z.array(z.string()),
});
export type ProductRow = z.infer<typeof productRow>;

/** Products on sale, as their pages have them. The bound is said of each table, or each would be read from its beginning. */
export async function productRows(db: Database, { after, limit }: Batch): Promise<ProductRow[]> {
	return readRows(
		db,
		productRow,
		sql`
		select l.product_id as id, p.updated_at, cs.slug as slug_cs, en.slug as slug_en, ccs.slug as category_slug_cs,
			cen.slug as category_slug_en, l.category_ids, l.brand_id,
			array(
				select x.key from product_pictures pp join pictures x on x.id = pp.picture_id
				where pp.product_id = l.product_id order by pp.position, x.id
			) as pictures
		from listed_products l
		join products p on p.id = l.product_id
		join product_translations cs on cs.product_id = l.product_id and cs.locale = 'cs'
		join product_translations en on en.product_id = l.product_id and en.locale = 'en'
		join category_translations ccs on ccs.category_id = p.default_category_id and ccs.locale = 'cs'
		join category_translations cen on cen.category_id = p.default_category_id and cen.locale = 'en'
		where l.product_id > ${after} and p.id > ${after} and cs.product_id > ${after} and en.product_id > ${after}
		order by l.product_id limit ${limit}`,
	);
}

const categoryRow = z.strictObject({
	id: z.int(),
	slug_cs: z.string(),
	slug_en: z.string(),
	picture_key: z.string().nullable(),
});
export type CategoryRow = z.infer<typeof categoryRow>;

/** Active categories, with goods or without: both have a page. */
export async function categoryRows(db: Database, { after, limit }: Batch): Promise<CategoryRow[]> {
	return readRows(
		db,
		categoryRow,
		sql`
		select c.id, cs.slug as slug_cs, en.slug as slug_en, x.key as picture_key
		from categories c
		join category_translations cs on cs.category_id = c.id and cs.locale = 'cs'
		join category_translations en on en.category_id = c.id and en.locale = 'en'
		left join pictures x on x.id = c.picture_id
		where c.is_active and c.id > ${after} order by c.id limit ${limit}`,
	);
}

export function brandRows(db: Database, { after, limit }: Batch) {
	const { id, slug } = brands;
	return db.select({ id, slug }).from(brands).where(gt(id, after)).orderBy(asc(id)).limit(limit);
}
