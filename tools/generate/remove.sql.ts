import { sql } from "drizzle-orm";
import type { Locale } from "#lib/domain/locale.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { KEY_PREFIX, LEAF_PREFIX } from "./shelves.ts";

/** Leaf categories of test goods, the last ones first, so that the rest is numbered without a gap. Locks nothing. */
export async function lastLeafIds(db: Database, limit: number): Promise<number[]> {
	const result = await db.execute<{ id: number }>(sql`
		select id from categories where starts_with(key, ${LEAF_PREFIX})
		order by replace(key, ${LEAF_PREFIX}, '')::int desc limit ${limit}`);
	return result.rows.map(({ id }) => id);
}

/**
 * Deletes the goods of these categories, also from carts, and the categories; orders keep their lines. Returns the
 * number of goods.
 */
export async function deleteGoodsOf(tx: Database, categoryIds: readonly number[]): Promise<number> {
	const found = await tx.execute<{ id: number }>(sql`
		select product_id as id from product_categories where category_id = any(${sql.param([...categoryIds])}::int[])`);
	const ids = sql`${sql.param(found.rows.map(({ id }) => id))}::int[]`;
	await tx.execute(sql`delete from cart_items where product_id = any(${ids})`);
	await tx.execute(sql`delete from products where id = any(${ids})`);
	await tx.execute(sql`delete from categories where id = any(${sql.param([...categoryIds])}::int[])`);
	return found.rows.length;
}

/** Deletes the parents of the test goods' categories, from the lowest up. */
export async function deleteEmptyShelves(tx: Database): Promise<void> {
	for (const level of ["group-", "department-", "goods"]) {
		await tx.execute(sql`delete from categories where starts_with(key, ${`${KEY_PREFIX}${level}`})`);
	}
}

export async function deleteBrands(tx: Database, slugs: readonly string[]): Promise<void> {
	await tx.execute(sql`
		delete from brands b where slug = any(${sql.param([...slugs])}::text[])
			and not exists (select from products p where p.brand_id = b.id)`);
}

/** Ids of the remaining goods from this id on, in order. Locks nothing. */
export async function goodsFrom(tx: Database, id: number, limit: number): Promise<number[]> {
	const result = await tx.execute<{ id: number }>(
		sql`select product_id as id from listed_products where product_id >= ${id} order by product_id limit ${limit}`,
	);
	return result.rows.map((row) => row.id);
}

/** Deletes every word except these. */
export async function keepWords(tx: Database, words: readonly { locale: Locale; word: string }[]): Promise<void> {
	const [locales, texts] = [words.map(({ locale }) => locale), words.map(({ word }) => word)];
	await tx.execute(sql`
		delete from search_words w where not exists (
			select from unnest(${sql.param(locales)}::locale[], ${sql.param(texts)}::text[]) known (locale, word)
			where known.locale = w.locale and known.word = w.word
		)`);
}
