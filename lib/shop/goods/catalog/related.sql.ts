import { sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";

/** Goods shown beside others: up to so many. */
const SHOWN = 8;

const best = sql`l.is_in_stock desc, l.popularity desc, l.product_id`;

/** Other goods with a motif of this product, the best-selling first; nothing when it has none. Locks nothing. */
export async function sameMotifIds(db: Database, productId: number): Promise<number[]> {
	const motifs = await db.execute<{ id: number }>(sql`
		select v.id from listed_products l cross join unnest(l.value_ids) as one (id)
		join attribute_values v on v.id = one.id
		join attributes a on a.id = v.attribute_id and a.is_motif
		where l.product_id = ${productId}`);
	if (motifs.rows.length === 0) return [];
	const values = sql`${sql.param(motifs.rows.map(({ id }) => id))}::int[]`;
	const result = await db.execute<{ id: number }>(sql`
		select l.product_id as id from listed_products l
		where l.value_ids && ${values} and l.product_id <> ${productId} order by ${best} limit ${SHOWN}`);
	return result.rows.map(({ id }) => id);
}

/** What goes with a product, as chosen by hand; what is not on sale and what goes below it in the cart is left out. Locks nothing. */
export async function companionIds(db: Database, productId: number): Promise<number[]> {
	const result = await db.execute<{ id: number }>(sql`
		select c.companion_id as id from product_companions c join listed_products l on l.product_id = c.companion_id
		where c.product_id = ${productId} and c.companion_id <> c.product_id and not c.is_addon order by c.position limit ${SHOWN}`);
	return result.rows.map(({ id }) => id);
}

/**
 * Other goods of the product's own category, the best-selling first. All of them are looked at (offset 0): the way through the
 * best sellers of the whole shop is long when a category has none. Locks nothing.
 */
export async function siblingIds(db: Database, productId: number, without: number[]): Promise<number[]> {
	const result = await db.execute<{ id: number }>(sql`
		select l.product_id as id from (
			select * from listed_products
			where category_ids @> array[(select default_category_id from products where id = ${productId})] offset 0
		) l
		where l.product_id <> all(${sql.param([productId, ...without])}::int[])
		order by ${best} limit ${SHOWN}`);
	return result.rows.map(({ id }) => id);
}
