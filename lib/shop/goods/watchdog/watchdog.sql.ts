import { sql } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";

/** A product's page and a variant of it, in one language. */
const GOODS = sql`p.id as product_id, t.slug, t.name, ct.slug as category_slug, coalesce(vt.name, '') as variant_name`;

const goodsTables = (locale: ReturnType<typeof sql>) => sql`
	join variants v on v.id = w.variant_id
	join products p on p.id = v.product_id
	join product_translations t on t.product_id = p.id and t.locale = ${locale}
	join category_translations ct on ct.category_id = p.default_category_id and ct.locale = ${locale}
	left join variant_translations vt on vt.variant_id = v.id and vt.locale = ${locale}`;

export type GoodsRow = { product_id: number; slug: string; name: string; category_slug: string; variant_name: string };

/**
 * Pieces of a variant on sale at all places together; undefined when there is none. Shares the variant's row until the
 * transaction ends: whoever brings it back (`lockWatched`) waits, and then finds the watch.
 */
export async function piecesOfVariant(tx: Database, variantId: number): Promise<number | undefined> {
	const held = await tx.execute(sql`
		select from variants v join products p on p.id = v.product_id
		where v.id = ${variantId} and v.is_active and p.is_active for share of v`);
	if (held.rowCount === 0) return undefined;
	// A statement of its own, so that it sees what whoever held the row has committed.
	const result = await tx.execute<{ pieces: number }>(sql`
		select coalesce(sum(quantity), 0)::int as pieces from available_stock where variant_id = ${variantId}`);
	return result.rows[0]?.pieces;
}

type NewWatch = { userId: number; variantId: number; hash: string; locale: Locale; now: Date };

/** Adds a watch unless the customer has one of this variant. */
export async function insertWatch(tx: Database, watch: NewWatch): Promise<void> {
	await tx.execute(sql`
		insert into watchdogs (user_id, variant_id, hash, locale, created_at)
		values (${watch.userId}, ${watch.variantId}, ${watch.hash}, ${watch.locale}, ${watch.now})
		on conflict (user_id, variant_id) where ended_at is null do nothing`);
}

/** Ends the customer's watch of a variant, if there is one. */
export async function endWatchOf(db: Database, watch: { userId: number; variantId: number; now: Date }): Promise<void> {
	await db.execute(sql`
		update watchdogs set ended_at = ${watch.now}
		where user_id = ${watch.userId} and variant_id = ${watch.variantId} and ended_at is null`);
}

export type WatchRow = GoodsRow & { variant_id: number; created_at: string };

/** What a customer waits for, of goods on sale, the latest first. Locks nothing. */
export async function watchRows(db: Database, userId: number, locale: Locale): Promise<WatchRow[]> {
	const result = await db.execute<WatchRow>(sql`
		select w.variant_id, w.created_at, ${GOODS} from watchdogs w ${goodsTables(sql`${locale}`)}
		where w.user_id = ${userId} and w.ended_at is null and v.is_active and p.is_active
		order by w.created_at desc, w.id desc`);
	return result.rows;
}

/** The watch that a mail's link names, ended or not. Locks nothing. */
export async function watchByHash(
	db: Database,
	hash: string,
	locale: Locale,
): Promise<(GoodsRow & { user_id: number; variant_id: number }) | undefined> {
	const result = await db.execute<GoodsRow & { user_id: number; variant_id: number }>(sql`
		select w.user_id, w.variant_id, ${GOODS} from watchdogs w ${goodsTables(sql`${locale}`)} where w.hash = ${hash}`);
	return result.rows[0];
}

export type StockBackRow = GoodsRow & { email: string; hash: string; locale: Locale };

/** What the mail of a watch says, in the language of the watch; undefined when customer or goods are gone. Locks nothing. */
export async function stockBackRow(db: Database, watchdogId: number): Promise<StockBackRow | undefined> {
	const result = await db.execute<StockBackRow>(sql`
		select u.email, w.hash, w.locale, ${GOODS}
		from watchdogs w join users u on u.id = w.user_id ${goodsTables(sql`w.locale`)}
		where w.id = ${watchdogId} and v.is_active and p.is_active`);
	return result.rows[0];
}

/** These variants and the sets made of them, as far as they are on sale; holds their rows, by id. */
export async function lockWatched(tx: Database, variantIds: readonly number[]): Promise<number[]> {
	const ids = sql`${sql.param([...variantIds])}::int[]`;
	const result = await tx.execute<{ id: number }>(sql`
		select v.id from variants v join products p on p.id = v.product_id
		where v.is_active and p.is_active
			and v.id in (select unnest(${ids}) union select variant_id from set_parts where part_id = any(${ids}))
		order by v.id for no key update of v`);
	return result.rows.map(({ id }) => id);
}

/** Ends the watches of those of these variants that have a piece somewhere; answers which, by id. */
export async function endWatchesOf(tx: Database, variantIds: readonly number[], now: Date): Promise<number[]> {
	const result = await tx.execute<{ id: number }>(sql`
		update watchdogs w set ended_at = ${now}
		where w.ended_at is null and w.variant_id = any(${sql.param([...variantIds])}::int[])
			and exists (select from available_stock s where s.variant_id = w.variant_id and s.quantity > 0)
		returning w.id`);
	return result.rows.map(({ id }) => id).toSorted((a, b) => a - b);
}
