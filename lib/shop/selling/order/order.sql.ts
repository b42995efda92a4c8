import { sql } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { DeliveryKind } from "../../../domain/order/delivery-kinds.ts";
import type { PaymentKind } from "../../../domain/order/payment-kinds.ts";
import type { Database } from "../../kernel/db/client.ts";

export type MethodRow = {
	delivery_id: number;
	delivery_key: string;
	delivery_kind: DeliveryKind;
	delivery_name: string;
	delivery_description: string;
	delivery_net: string;
	delivery_vat: string;
	is_free_above_threshold: boolean;
	days_from: number;
	days_to: number;
	payment_id: number;
	payment_key: string;
	payment_kind: PaymentKind;
	payment_name: string;
	payment_description: string;
	payment_net: string;
	payment_vat: string;
};

/** Every allowed pair of delivery and payment in the order in which they are offered. Locks nothing. */
export async function methodRows(db: Database, locale: Locale): Promise<MethodRow[]> {
	const result = await db.execute<MethodRow>(sql`
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
		order by d.position, p.position`);
	return result.rows;
}

export type BranchRow = {
	id: number;
	name: string;
	street: string;
	city: string;
	zip: string;
	is_prague: boolean;
	place_id: number;
	/** Pieces of the variants asked for, by variant id. */
	stock: Record<string, number>;
};

/** Active branches with their pieces of these variants. Locks nothing. */
export async function branchRows(db: Database, variantIds: number[]): Promise<BranchRow[]> {
	const result = await db.execute<BranchRow>(sql`
		select b.id, b.name, b.street, b.city, b.zip, b.is_prague, pl.id as place_id,
			coalesce((
				select json_object_agg(s.variant_id, s.quantity) from available_stock s
				where s.place_id = pl.id and s.variant_id in ${variantIds.length > 0 ? variantIds : [0]}
			), '{}'::json) as stock
		from branches b join places pl on pl.branch_id = b.id
		where b.is_active order by b.id`);
	return result.rows;
}

export async function shippedCountryRows(
	db: Database,
	locale: Locale,
	market: string,
): Promise<{ code: string; name: string }[]> {
	const result = await db.execute<{ code: string; name: string }>(sql`
		select c.code, t.name from countries c join country_translations t on t.country_code = c.code and t.locale = ${locale}
		where ${market} = any(c.shipped_by_markets) order by c.position`);
	return result.rows;
}

export type OrderKeyRow = { id: number; hash: string; number: string; locale: Locale };

/** The order made of a cart, if there is one. Locks nothing: its maker holds the cart. */
export async function orderOfCart(db: Database, cartId: string): Promise<OrderKeyRow | undefined> {
	const result = await db.execute<OrderKeyRow>(
		sql`select id, hash, number, locale from orders where cart_id = ${cartId}`,
	);
	return result.rows[0];
}

/** Marks a cart as ordered; the caller holds its row. */
export async function closeCart(db: Database, cartId: string, now: Date): Promise<void> {
	await db.execute(sql`update carts set ordered_at = ${now}, updated_at = ${now} where id = ${cartId}`);
}

/** The hash of the request that a key was first used with, if it was. */
export async function idempotencyRow(db: Database, id: string): Promise<{ request_hash: string } | undefined> {
	const result = await db.execute<{ request_hash: string }>(
		sql`select request_hash from idempotency_keys where id = ${id}`,
	);
	return result.rows[0];
}

export async function keepIdempotencyKey(
	db: Database,
	key: { id: string; requestHash: string; now: Date },
): Promise<void> {
	await db.execute(sql`
		insert into idempotency_keys (id, request_hash, created_at) values (${key.id}, ${key.requestHash}, ${key.now})`);
}
