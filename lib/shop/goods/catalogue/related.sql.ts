import { and, eq, ne, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { productCompanions } from "../../kernel/db/schema/catalogue.ts";
import { listedProducts } from "../../kernel/db/schema/listing.ts";

/** Goods shown beside others, of each kind: up to so many. */
export const SHOWN = 8;
/** Goods to take instead of others. */
const SUBSTITUTES = 3;

const idRow = z.strictObject({ id: z.int() });

const best = sql`l.is_in_stock desc, l.popularity desc, l.product_id`;

/**
 * Other goods with the motif of this product, best sellers first; empty when it has no motif. Of several motifs it is the one that the
 * fewest goods have: what "dinosaurs, birthday" is about are the dinosaurs. Locks nothing.
 */
export async function sameMotifIds(db: Database, productId: number): Promise<number[]> {
	const [motif] = await readRows(
		db,
		idRow,
		sql`
		select v.id from listed_products l cross join unnest(l.value_ids) as one (id)
		join attribute_values v on v.id = one.id
		join attributes a on a.id = v.attribute_id and a.is_motif
		where l.product_id = ${productId}
		order by (select count(*) from listed_products other where other.value_ids && array[v.id]), v.id limit 1`,
	);
	if (!motif) return [];
	const rows = await readRows(
		db,
		idRow,
		sql`
		select l.product_id as id from listed_products l
		where l.value_ids && array[${motif.id}::int] and l.product_id <> ${productId} order by ${best} limit ${SHOWN}`,
	);
	return rows.map(({ id }) => id);
}

/** Companions of a product, chosen by hand; without those not on sale and without add-ons. Locks nothing. */
export async function companionIds(db: Database, productId: number): Promise<number[]> {
	const { companionId, isAddon, position } = productCompanions;
	const rows = await db
		.select({ id: companionId })
		.from(productCompanions)
		.innerJoin(listedProducts, eq(listedProducts.productId, companionId))
		.where(and(eq(productCompanions.productId, productId), ne(companionId, productId), eq(isAddon, false)))
		.orderBy(position)
		.limit(SHOWN);
	return rows.map(({ id }) => id);
}

/**
 * Other goods of the product's own category, the best-selling first: as many as are still enough when all others that are shown are
 * left out. All of them are looked at (offset 0): the way through the best sellers of the whole shop is long when a category has
 * none. Locks nothing.
 */
export async function siblingIds(db: Database, productId: number): Promise<number[]> {
	const rows = await readRows(
		db,
		idRow,
		sql`
		select l.product_id as id from (
			select * from listed_products
			where category_ids @> array[(select default_category_id from products where id = ${productId})] offset 0
		) l
		where l.product_id <> ${productId}
		order by ${best} limit ${3 * SHOWN}`,
	);
	return rows.map(({ id }) => id);
}

/**
 * Goods in stock to take instead of a product that is sold out; empty for one that is not. Of its own category before those that only
 * have its motif, with its motif before others, then by the nearest price. Locks nothing.
 */
export async function substituteIds(db: Database, productId: number): Promise<number[]> {
	const rows = await readRows(
		db,
		idRow,
		sql`
		with subject as (
			select l.product_id, l.price_minor, p.default_category_id as category_id, array(
				select v.id from unnest(l.value_ids) as one (id) join attribute_values v on v.id = one.id
				join attributes a on a.id = v.attribute_id and a.is_motif) as motifs
			from listed_products l join products p on p.id = l.product_id
			where l.product_id = ${productId} and not l.is_in_stock
		)
		select l.product_id as id from subject s join listed_products l
			on l.category_ids @> array[s.category_id] or l.value_ids && s.motifs
		where l.is_in_stock and l.product_id <> s.product_id
		order by (l.category_ids @> array[s.category_id]) desc, (l.value_ids && s.motifs) desc,
			abs(l.price_minor - s.price_minor), l.popularity desc, l.product_id
		limit ${SUBSTITUTES}`,
	);
	return rows.map(({ id }) => id);
}
