import { sql } from "drizzle-orm";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { GOODS_PER_LEAF, LEAF_PREFIX, leafKey } from "./shelves.ts";

/** Lets only one process add or remove test goods; others wait until the transaction ends. */
export async function lockGoods(tx: Database): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('generated_goods'))`);
}

/** Raises time and memory limits of this transaction, for statements of many thousand rows. */
export async function allowMuch(tx: Database): Promise<void> {
	await tx.execute(sql`
		select set_config('statement_timeout', '10min', true), set_config('lock_timeout', '10min', true),
			set_config('work_mem', '64MB', true), set_config('maintenance_work_mem', '256MB', true)`);
}

/** Number of test goods: that of the last one, since they are added in order. Locks nothing. */
export async function countGoods(db: Database): Promise<number> {
	const leaves = await db.execute<{ leaf: number | null }>(sql`
		select max(replace(key, ${LEAF_PREFIX}, '')::int) as leaf from categories where starts_with(key, ${LEAF_PREFIX})`);
	const leaf = (leaves.rows[0]?.leaf ?? 0) - 1;
	if (leaf < 0) return 0;
	const result = await db.execute<{ number: number | null }>(sql`
		select max(substring(p.code from '[0-9]+$')::int) as number
		from categories c join product_categories pc on pc.category_id = c.id join products p on p.id = pc.product_id
		where c.key = ${leafKey(leaf)}`);
	return result.rows[0]?.number ?? leaf * GOODS_PER_LEAF;
}

/** The standard Czech VAT rate, the warehouse and the branches; undefined in a shop without them. Locks nothing. */
export async function shopRow(
	db: Database,
): Promise<{ vat_rate_id: number; warehouse_id: number; branch_places: number[] } | undefined> {
	const result = await db.execute<{ vat_rate_id: number; warehouse_id: number; branch_places: number[] }>(sql`
		select vat.id as vat_rate_id, warehouse.id as warehouse_id, coalesce((
			select array_agg(pl.id order by pl.id) from places pl join branches b on b.id = pl.branch_id and b.is_active
		), '{}') as branch_places
		from vat_rates vat, places warehouse
		where vat.country = 'CZ' and vat.percent = 21 and vat.valid_to is null and warehouse.kind = 'warehouse'
		order by vat.id, warehouse.id limit 1`);
	return result.rows[0];
}

/** Attribute values by "attribute=value" of their keys. Locks nothing. */
export async function valueIdsByKey(db: Database): Promise<Map<string, number>> {
	const result = await db.execute<{ key: string; id: number }>(sql`
		select a.key || '=' || v.key as key, v.id from attributes a join attribute_values v on v.attribute_id = a.id`);
	return new Map(result.rows.map(({ key, id }) => [key, id]));
}

/** Up to two pictures of the best sellers of each of these categories. Locks nothing. */
export async function picturesToShare(db: Database, categoryKeys: readonly string[]): Promise<Map<string, number[]>> {
	const result = await db.execute<{ key: string; ids: number[] }>(sql`
		select c.key, array_agg(best.picture_id) as ids from categories c
		cross join lateral (
			select pp.picture_id from product_categories pc
			join products p on p.id = pc.product_id
			join product_pictures pp on pp.product_id = p.id and pp.position = 0
			where pc.category_id = c.id order by p.popularity desc, p.id limit 2
		) best
		where c.key = any(${sql.param([...categoryKeys])}::text[]) group by c.key`);
	return new Map(result.rows.map(({ key, ids }) => [key, ids]));
}

/** Ids of the categories with these keys. Locks nothing. */
export async function categoryIdsByKey(db: Database, keys: readonly string[]): Promise<Map<string, number>> {
	const result = await db.execute<{ key: string; id: number }>(
		sql`select key, id from categories where key = any(${sql.param([...keys])}::text[])`,
	);
	return new Map(result.rows.map(({ key, id }) => [key, id]));
}

/** Ids of the brands with these slugs. Locks nothing. */
export async function brandIdsBySlug(db: Database, slugs: readonly string[]): Promise<Map<string, number>> {
	const result = await db.execute<{ slug: string; id: number }>(
		sql`select slug, id from brands where slug = any(${sql.param([...slugs])}::text[])`,
	);
	return new Map(result.rows.map(({ slug, id }) => [slug, id]));
}

/** New ids for variants. */
export async function nextVariantIds(tx: Database, count: number): Promise<number[]> {
	const result = await tx.execute<{ id: number }>(sql`
		select nextval(pg_get_serial_sequence('variants', 'id'))::int as id from generate_series(1, ${count}) order by 1`);
	return result.rows.map(({ id }) => id);
}
