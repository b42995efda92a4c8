import { and, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { LOCALES, type Locale } from "../../../domain/locale.ts";
import { branchOpening, OPENING } from "../../content/store/branch-opening.sql.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";
import { carts } from "../../kernel/db/schema/carts.ts";
import { idempotencyKeys, orders } from "../../kernel/db/schema/orders.ts";
import { countries, countryTranslations, deliveryKindEnum, paymentKindEnum } from "../../kernel/db/schema/shop.ts";

const methodRow = z.strictObject({
	delivery_id: z.int(),
	delivery_key: z.string(),
	delivery_kind: z.enum(deliveryKindEnum.enumValues),
	delivery_name: z.string(),
	delivery_description: z.string(),
	delivery_net: z.string(),
	delivery_vat: z.string(),
	is_free_above_threshold: z.boolean(),
	days_from: z.int(),
	days_to: z.int(),
	payment_id: z.int(),
	payment_key: z.string(),
	payment_kind: z.enum(paymentKindEnum.enumValues),
	payment_name: z.string(),
	payment_description: z.string(),
	payment_net: z.string(),
	payment_vat: z.string(),
});
export type MethodRow = z.infer<typeof methodRow>;

/** Every allowed pair of delivery and payment in the shop's order. Locks nothing. */
export async function methodRows(db: Database, locale: Locale): Promise<MethodRow[]> {
	return readRows(
		db,
		methodRow,
		sql`
		select d.id as delivery_id, d.key as delivery_key, d.kind as delivery_kind, dt.name as delivery_name,
			dt.description as delivery_description, d.net_price as delivery_net, dv.percent as delivery_vat,
			d.is_free_above_threshold, d.days_from, d.days_to,
			p.id as payment_id, p.key as payment_key, p.kind as payment_kind, pt.name as payment_name,
			pt.description as payment_description, p.net_price as payment_net, pv.percent as payment_vat
		from delivery_payments dp
		join delivery_methods d on d.id = dp.delivery_id and d.is_active
		join payment_methods p on p.id = dp.payment_id and p.is_active
		join vat_rates dv on dv.id = d.vat_rate_id
		join vat_rates pv on pv.id = p.vat_rate_id
		join delivery_method_translations dt on dt.delivery_id = d.id and dt.locale = ${locale}
		join payment_method_translations pt on pt.payment_id = p.id and pt.locale = ${locale}
		order by d.position, p.position`,
	);
}

const branchRow = z.strictObject({
	id: z.int(),
	name: z.string(),
	street: z.string(),
	city: z.string(),
	zip: z.string(),
	is_prague: z.boolean(),
	latitude: z.number(),
	longitude: z.number(),
	opening: branchOpening,
	place_id: z.int(),
	/** Stock of the requested variants, by variant id. */
	stock: z.record(z.string(), z.int()),
});
export type BranchRow = z.infer<typeof branchRow>;

/** Active branches with their stock of these variants. Locks nothing. */
export async function branchRows(db: Database, variantIds: number[]): Promise<BranchRow[]> {
	return readRows(
		db,
		branchRow,
		sql`
		select b.id, b.name, b.street, b.city, b.zip, b.is_prague, b.latitude, b.longitude, ${OPENING} as opening, pl.id as place_id,
			coalesce((
				select json_object_agg(s.variant_id, s.quantity) from available_stock s
				where s.place_id = pl.id and s.variant_id in ${variantIds.length > 0 ? variantIds : [0]}
			), '{}'::json) as stock
		from branches b join places pl on pl.branch_id = b.id
		where b.is_active order by b.id`,
	);
}

export function shippedCountryRows(
	db: Database,
	locale: Locale,
	market: string,
): Promise<{ code: string; name: string }[]> {
	const translation = and(eq(countryTranslations.countryCode, countries.code), eq(countryTranslations.locale, locale));
	return db
		.select({ code: countries.code, name: countryTranslations.name })
		.from(countries)
		.innerJoin(countryTranslations, translation)
		.where(sql`${market} = any(${countries.shippedByMarkets})`)
		.orderBy(asc(countries.position));
}

/** The order of a cart, if there is one. Locks nothing: the caller has locked the cart. */
export async function orderOfCart(db: Database, cartId: string) {
	const { id, hash, number, locale } = orders;
	const [order] = await db.select({ id, hash, number, locale }).from(orders).where(eq(orders.cartId, cartId));
	return order;
}
export type OrderKeyRow = NonNullable<Awaited<ReturnType<typeof orderOfCart>>>;

/** Marks a cart as ordered; the caller has locked its row. */
export async function closeCart(db: Database, cartId: string, now: Date): Promise<void> {
	await db.update(carts).set({ orderedAt: now, updatedAt: now }).where(eq(carts.id, cartId));
}

const cartKnown = z.strictObject({
	/** Of the request that first used the idempotency key; null for a new key, and for none. */
	request_hash: z.string().nullable(),
	has_vouchers: z.boolean(),
	/** The cart's order, if there is one. */
	order: z.strictObject({ id: z.int(), hash: z.string(), number: z.string(), locale: z.enum(LOCALES) }).nullable(),
});
type CartKnown = z.infer<typeof cartKnown>;

/**
 * What is known of a cart that the caller has locked. A statement of its own, after the one that locks: that one reads what was there
 * before it waited for the lock.
 */
export async function knownOfCart(db: Database, cart: { id: string; keyId: string | null }): Promise<CartKnown> {
	const row = await readRow(
		db,
		cartKnown,
		sql`
		select (select request_hash from idempotency_keys where id = ${cart.keyId}) as request_hash,
			exists (select from cart_vouchers where cart_id = ${cart.id}) as has_vouchers,
			(select json_build_object('id', id, 'hash', hash, 'number', number, 'locale', locale)
				from orders where cart_id = ${cart.id}) as order`,
	);
	if (!row) throw new Error("A statement without a table has one row");
	return row;
}

export async function keepIdempotencyKey(
	db: Database,
	{ id, requestHash, now }: { id: string; requestHash: string; now: Date },
): Promise<void> {
	await db.insert(idempotencyKeys).values({ id, requestHash, createdAt: now });
}
