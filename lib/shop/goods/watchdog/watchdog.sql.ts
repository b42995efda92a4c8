import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { WATCH_STATES } from "../../../domain/goods/watch-states.ts";
import { LOCALES, type Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";
import { products, variants } from "../../kernel/db/schema/catalogue.ts";
import { watchdogs } from "../../kernel/db/schema/reviews.ts";

/** A product's page and a variant of it, in one language. */
const GOODS = sql`p.id as product_id, t.slug, t.name, ct.slug as category_slug, coalesce(vt.name, '') as variant_name`;

const goodsTables = (locale: ReturnType<typeof sql>) => sql`
	join variants v on v.id = w.variant_id
	join products p on p.id = v.product_id
	join product_translations t on t.product_id = p.id and t.locale = ${locale}
	join category_translations ct on ct.category_id = p.default_category_id and ct.locale = ${locale}
	left join variant_translations vt on vt.variant_id = v.id and vt.locale = ${locale}`;

const goodsRow = z.strictObject({
	product_id: z.int(),
	slug: z.string(),
	name: z.string(),
	category_slug: z.string(),
	variant_name: z.string(),
});
export type GoodsRow = z.infer<typeof goodsRow>;

/**
 * Stock of an active variant over all places; undefined when there is none. Holds a share lock on the variant's row: a
 * transaction that adds stock (`lockWatched`) waits, and then finds the new watch.
 */
export async function piecesOfVariant(tx: Database, variantId: number): Promise<number | undefined> {
	const held = await tx
		.select({ id: variants.id })
		.from(variants)
		.innerJoin(products, eq(products.id, variants.productId))
		.where(and(eq(variants.id, variantId), eq(variants.isActive, true), eq(products.isActive, true)))
		.for("share", { of: variants });
	if (held.length === 0) return undefined;
	// A separate statement, so that it sees what the previous holder of the row committed.
	const row = await readRow(
		tx,
		z.strictObject({ pieces: z.int() }),
		sql`select coalesce(sum(quantity), 0)::int as pieces from available_stock where variant_id = ${variantId}`,
	);
	return row?.pieces;
}

type NewWatch = { userId: number; variantId: number; hash: string; locale: Locale; now: Date };

/** Adds a watch unless the customer already watches this variant. */
export async function insertWatch(tx: Database, watch: NewWatch): Promise<void> {
	await tx.execute(sql`
		insert into watchdogs (user_id, variant_id, hash, locale, created_at)
		values (${watch.userId}, ${watch.variantId}, ${watch.hash}, ${watch.locale}, ${watch.now})
		on conflict (user_id, variant_id) where ended_at is null do nothing`);
}

/** Ends the customer's watch of a variant, if there is one. */
export async function endWatchOf(
	db: Database,
	{ userId, variantId, now }: { userId: number; variantId: number; now: Date },
): Promise<void> {
	await db
		.update(watchdogs)
		.set({ endedAt: now })
		.where(and(eq(watchdogs.userId, userId), eq(watchdogs.variantId, variantId), isNull(watchdogs.endedAt)));
}

const watchRow = goodsRow.extend({ variant_id: z.int(), created_at: z.string() });
export type WatchRow = z.infer<typeof watchRow>;

/** A customer's watches of goods on sale, the latest first. Locks nothing. */
export function watchRows(db: Database, userId: number, locale: Locale): Promise<WatchRow[]> {
	return readRows(
		db,
		watchRow,
		sql`
		select w.variant_id, w.created_at, ${GOODS} from watchdogs w ${goodsTables(sql`${locale}`)}
		where w.user_id = ${userId} and w.ended_at is null and v.is_active and p.is_active
		order by w.created_at desc, w.id desc`,
	);
}

/** A guest's watch counts once it is confirmed. */
const isBegun = sql`(w.user_id is not null or w.confirmed_at is not null)`;

const namedWatch = goodsRow.extend({
	id: z.int(),
	user_id: z.int().nullable(),
	email: z.string().nullable(),
	variant_id: z.int(),
	state: z.enum(WATCH_STATES),
});
export type NamedWatch = z.infer<typeof namedWatch>;

/**
 * The watch with the hash of a mailed link, ended or not. A customer's goes on when its goods are sold again, and stands for a later
 * one of the same variant. Locks nothing.
 */
export function watchByHash(db: Database, hash: string, locale: Locale): Promise<NamedWatch | undefined> {
	return readRow(
		db,
		namedWatch,
		sql`
		select w.id, w.user_id, w.email, w.variant_id, case when w.refused_at is not null then 'refused'
			when w.user_id is null and not (v.is_active and p.is_active) then 'withdrawn'
			when w.ended_at is not null and not exists (
				select from watchdogs later
				where later.user_id = w.user_id and later.variant_id = w.variant_id and later.ended_at is null) then 'ended'
			when ${isBegun} then 'watching' else 'pending' end as state, ${GOODS} from watchdogs w ${goodsTables(sql`${locale}`)} where w.hash = ${hash}`,
	);
}

const backRow = goodsRow.extend({
	email: z.string(),
	is_guest: z.boolean(),
	hash: z.string(),
	locale: z.enum(LOCALES),
	/** The variant's picture, else the product's first one. */
	picture_key: z.string().nullable(),
});
export type StockBackRow = z.infer<typeof backRow>;

/** Data of a watch's mail, in the language of the watch; undefined when customer or goods are gone. Locks nothing. */
export function stockBackRow(db: Database, watchdogId: number): Promise<StockBackRow | undefined> {
	return readRow(
		db,
		backRow,
		sql`
		select coalesce(w.email, u.email) as email, w.user_id is null as is_guest, w.hash, w.locale, ${GOODS}, (
			select x.key from product_pictures pp join pictures x on x.id = pp.picture_id
			where pp.product_id = p.id order by (pp.picture_id = v.picture_id) desc nulls last, pp.position limit 1) as picture_key
		from watchdogs w left join users u on u.id = w.user_id ${goodsTables(sql`w.locale`)}
		where w.id = ${watchdogId} and v.is_active and p.is_active`,
	);
}

/** These variants and the sets made of them that are on sale; locks their rows, by id. */
export async function lockWatched(tx: Database, variantIds: readonly number[]): Promise<number[]> {
	const ids = sql`${sql.param([...variantIds])}::int[]`;
	const rows = await readRows(
		tx,
		z.strictObject({ id: z.int() }),
		sql`
		select v.id from variants v join products p on p.id = v.product_id
		where v.is_active and p.is_active
			and v.id in (select unnest(${ids}) union select variant_id from set_parts where part_id = any(${ids}))
		order by v.id for no key update of v`,
	);
	return rows.map(({ id }) => id);
}

/** Ends the watches of these variants that are in stock at any place; returns the watches, by id. */
export async function endWatchesOf(tx: Database, variantIds: readonly number[], now: Date): Promise<number[]> {
	const rows = await readRows(
		tx,
		z.strictObject({ id: z.int() }),
		sql`
		update watchdogs w set ended_at = ${now}
		where w.ended_at is null and w.variant_id = any(${sql.param([...variantIds])}::int[]) and ${isBegun}
			and exists (select from available_stock s where s.variant_id = w.variant_id and s.quantity > 0)
		returning w.id`,
	);
	return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** Whether the mail that goods are back may be sent: an earlier version also ends watches that no guest confirmed. Locks nothing. */
export async function mayTell(db: Database, watchdogId: number): Promise<boolean> {
	const row = await readRow(
		db,
		z.strictObject({ id: z.int() }),
		sql`select w.id from watchdogs w where w.id = ${watchdogId} and ${isBegun} and w.refused_at is null`,
	);
	return row !== undefined;
}
