import { randomUUID } from "node:crypto";
import { eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { LOCALES, type Locale } from "../../../domain/locale.ts";
import { ORDER_LIMITS } from "../../content/settings/shop-wide.sql.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";
import { currencySigns } from "../../kernel/db/row-parts.ts";
import { carts } from "../../kernel/db/schema/carts.ts";
import { sweepRows } from "../../kernel/db/sweep-rows.ts";

export const openedCart = z.strictObject({
	id: z.string(),
	user_id: z.int().nullable(),
	locale: z.enum(LOCALES),
	ordered_at: z.string().nullable(),
	currency: currencySigns.extend({ id: z.int(), rate: z.string() }),
	/** Group discount of the cart's owner in percent, on every price of goods; "0" for guests. */
	discount: z.string(),
	/** The setting `orderLimits` as it is stored; null when there is none. */
	order_limits: z.unknown(),
	/** False only when there is certainly none. */
	may_have_vouchers: z.boolean(),
});
export type CartRow = z.infer<typeof openedCart>;

/** A cart's id and its owner's discount, which price its goods. */
export type PricedCart = Pick<CartRow, "id" | "discount">;

/** With what every cart is shown with, so that it needs no statements of its own. */
export const cartColumns = (mayHaveVouchers: SQL) => sql`
	c.id, c.user_id, c.locale, c.ordered_at,
	json_build_object('id', cu.id, 'code', cu.code, 'symbol_before', cu.symbol_before, 'symbol_after', cu.symbol_after,
		'decimals', cu.decimals, 'rate', cu.rate::text) as currency, coalesce(g.discount_percent, 0)::text as discount,
	(select value from settings where key = ${ORDER_LIMITS} limit 1) as order_limits, ${mayHaveVouchers} as may_have_vouchers`;
export const HAS_VOUCHERS = sql`exists (select from cart_vouchers where cart_id = c.id)`;

export const cartJoins = sql`
	join currencies cu on cu.id = c.currency_id
	left join users u on u.id = c.user_id left join groups g on g.id = u.group_id`;

/**
 * The cart with this id, whoever's it is; `lock` locks its row to the end of the transaction. The row is locked before anything is
 * joined: PostgreSQL joins a row that it waited for to what the row named before the wait. For the same reason it does not tell
 * whether a locked cart has vouchers.
 */
export function cartRow(db: Database, cartId: string, options: { lock: boolean }): Promise<CartRow | undefined> {
	return readRow(
		db,
		openedCart,
		sql`
		select ${cartColumns(options.lock ? sql`true` : HAS_VOUCHERS)}
		from (select * from carts where id = ${cartId} ${options.lock ? sql`for update` : sql``}) c ${cartJoins}`,
	);
}

/** The current row of a cart that the caller has created or locked. */
export async function lockCartRow(db: Database, cartId: string): Promise<CartRow> {
	const cart = await cartRow(db, cartId, { lock: false });
	if (!cart) throw new Error(`Cart ${cartId} vanished while it was held`);
	return cart;
}

/** A guest's open cart. Locks nothing. */
export function guestCartRow(db: Database, cartId: string): Promise<CartRow | undefined> {
	return readRow(
		db,
		openedCart,
		sql`
		select ${cartColumns(HAS_VOUCHERS)} from carts c ${cartJoins}
		where c.id = ${cartId} and c.user_id is null and c.ordered_at is null`,
	);
}

/** A customer's open carts, the most recently used first. Locks nothing. */
export function customerCartRows(db: Database, userId: number): Promise<CartRow[]> {
	return readRows(
		db,
		openedCart,
		sql`
		select ${cartColumns(HAS_VOUCHERS)} from carts c ${cartJoins}
		where c.user_id = ${userId} and c.ordered_at is null order by c.updated_at desc, c.id`,
	);
}

/** Creates a cart, a guest's when `userId` is null. An unknown currency falls back to the default one. Returns its id. */
export async function insertCart(
	db: Database,
	cart: { userId: number | null; locale: Locale; currencyId: number | undefined; now: Date },
): Promise<string> {
	const id = randomUUID();
	const made = await db.execute(sql`
		insert into carts (id, user_id, locale, currency_id, created_at, updated_at)
		select ${id}::uuid, ${cart.userId}, ${cart.locale}, id, ${cart.now}, ${cart.now}
		from currencies where id = ${cart.currencyId ?? null} or is_default
		order by (id = ${cart.currencyId ?? null}) desc nulls last limit 1`);
	if (made.rowCount !== 1) throw new Error("The shop has no default currency");
	return id;
}

/** Marks a cart, whose row the caller has locked, as used now, in the language and, when given, the currency of its shopper. */
export async function touchCart(
	db: Database,
	cartId: string,
	{ now, locale, currencyId }: { now: Date; locale: Locale; currencyId?: number },
): Promise<void> {
	await db.update(carts).set({ updatedAt: now, locale, currencyId }).where(eq(carts.id, cartId));
}

/** Stores the language in which the shopper now reads a cart; the caller has locked its row. */
export async function writeCartLocale(
	db: Database,
	held: Pick<CartRow, "id" | "locale">,
	locale: Locale,
): Promise<void> {
	if (locale === held.locale) return;
	await db.execute(sql`update carts set locale = ${locale} where id = ${held.id}`);
}

/** Changes a cart's currency; false when the shop lacks that currency. The caller has locked the cart's row. */
export async function writeCartCurrency(
	db: Database,
	{ cartId, currencyId, now }: { cartId: string; currencyId: number; now: Date },
): Promise<boolean> {
	const result = await db.execute(sql`
		update carts set currency_id = cu.id, updated_at = ${now}
		from currencies cu where cu.id = ${currencyId} and carts.id = ${cartId}`);
	return result.rowCount === 1;
}

export async function deleteCartRow(db: Database, cartId: string): Promise<void> {
	await db.execute(sql`delete from carts where id = ${cartId}`);
}

/** Deletes guests' carts that were neither ordered nor changed since `before`; returns how many. */
export async function sweepGuestCarts(db: Database, before: Date): Promise<number> {
	return sweepRows(db, carts, sql`user_id is null and ordered_at is null and updated_at < ${before}`);
}
