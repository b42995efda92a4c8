import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { productCompanions } from "../../kernel/db/schema/catalogue.ts";
import { bestFirst, bySales, listedProducts } from "../../kernel/db/schema/listing.ts";

/** Goods shown beside others, of each kind: up to so many. */
export const SHOWN = 8;
/** Goods to take instead of others. */
const SUBSTITUTES = 3;

const idRow = z.strictObject({ id: z.int() });

const best = bestFirst("l.");

/** So many best goods of the shop are looked at before all that have a motif, which may be a tenth of a million. */
const LOOKED_AT = 5_000;
const bestOfShop = sql`(select l.* from listed_products l order by ${best} limit ${LOOKED_AT})`;

/**
 * Other goods with the motif of this product, best sellers first; empty when it has no motif. Of several motifs it is the one that the
 * fewest of the best goods have: what "dinosaurs, birthday" is about are the dinosaurs. Locks nothing.
 */
export async function sameMotifIds(db: Database, productId: number): Promise<number[]> {
	const motif = await tellingMotif(db, productId);
	if (motif === undefined) return [];
	const idsAmong = async (goods: SQL) => {
		const rows = await readRows(
			db,
			idRow,
			sql`
			select l.product_id as id from ${goods} l
			where l.value_ids && array[${motif}::int] and l.product_id <> ${productId} order by ${best} limit ${SHOWN}`,
		);
		return rows.map(({ id }) => id);
	};
	const ids = await idsAmong(bestOfShop);
	return ids.length === SHOWN ? ids : idsAmong(sql`listed_products`);
}

async function tellingMotif(db: Database, productId: number): Promise<number | undefined> {
	const motifs = await readRows(
		db,
		idRow,
		sql`
		select v.id from listed_products l cross join unnest(l.value_ids) as one (id)
		join attribute_values v on v.id = one.id
		join attributes a on a.id = v.attribute_id and a.is_motif
		where l.product_id = ${productId}`,
	);
	if (motifs.length < 2) return motifs[0]?.id;
	const [motif] = await readRows(
		db,
		idRow,
		sql`
		select one.id from unnest(${sql.param(motifs.map(({ id }) => id))}::int[]) as one (id)
		left join ${bestOfShop} l on l.value_ids && array[one.id]
		group by one.id order by count(l.product_id), one.id limit 1`,
	);
	return motif?.id;
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

const soldOutRow = z.strictObject({ price: z.int(), category_id: z.int(), motifs: z.array(z.int()) });

/**
 * Goods in stock to take instead of a product that is sold out; empty for one that is not. Of its own category before those that only
 * have its motif, with its motif before others, then by the nearest price. Locks nothing.
 */
export async function substituteIds(db: Database, productId: number): Promise<number[]> {
	const [soldOut] = await readRows(
		db,
		soldOutRow,
		sql`
		select l.price_minor as price, p.default_category_id as category_id, array(
			select v.id from unnest(l.value_ids) as one (id) join attribute_values v on v.id = one.id
			join attributes a on a.id = v.attribute_id and a.is_motif) as motifs
		from listed_products l join products p on p.id = l.product_id
		where l.product_id = ${productId} and not l.is_in_stock`,
	);
	if (!soldOut) return [];
	const [isOfCategory, hasMotif] = [
		sql`l.category_ids @> array[${soldOut.category_id}::int]`,
		sql`l.value_ids && ${sql.param(soldOut.motifs)}::int[]`,
	];
	const nearest = async (which: SQL, limit: number) => {
		const rows = await readRows(
			db,
			idRow,
			sql`
			select l.product_id as id from listed_products l
			where ${which} and l.is_in_stock and l.product_id <> ${productId}
			order by (${hasMotif}) desc, abs(l.price_minor - ${soldOut.price}), ${bySales("l.")} limit ${limit}`,
		);
		return rows.map(({ id }) => id);
	};
	const own = await nearest(isOfCategory, SUBSTITUTES);
	if (own.length === SUBSTITUTES) return own;
	return [...own, ...(await nearest(sql`${hasMotif} and not ${isOfCategory}`, SUBSTITUTES - own.length))];
}
