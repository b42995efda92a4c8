import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { invoices, paymentEvents, payments } from "#lib/shop/kernel/db/schema/payments.ts";

/** Test orders are those of e-mails below it; the domain can be nobody's (RFC 2606). */
const EMAIL_END = "@zkusebni.example";
const IS_TEST_ORDER = sql`email like ${`%${EMAIL_END}`}`;
/** Variants that the orders are of; sets are left out, whose parts are what is taken. */
const SHELF_MAX = 20_000;
const SPREAD_DAYS = 1_095;
/** Of as many orders the newest one is not delivered yet. */
const DELIVERED_OF = 40;
/** Of as many buyers one has an account. */
const ACCOUNTS_OF = 4;
const BUYERS = 200_000;

/** Number of test orders. Locks nothing. */
export async function countOrders(db: Database): Promise<number> {
	const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from orders where ${IS_TEST_ORDER}`);
	return rows[0]?.n ?? 0;
}

/** Whether there is something to order, and a way to deliver and to pay it. Locks nothing. */
export async function canOrder(db: Database): Promise<boolean> {
	const { rows } = await db.execute<{ can: boolean }>(sql`
		select exists (select from variants v where v.is_active and not exists (select from set_parts s where s.variant_id = v.id))
			and exists (select from delivery_payments) and exists (select from places where kind = 'warehouse')
			and exists (select from currencies where is_default) as can`);
	return rows[0]?.can ?? false;
}

/** The buyers of these test orders who have an account. */
export async function insertBuyers(
	tx: Database,
	{ from, to, passwordHash }: { from: number; to: number; passwordHash: string },
): Promise<void> {
	await tx.execute(sql`
		insert into users (email, password_hash, group_id, firstname, lastname, is_confirmed)
		select distinct ${emailOf(sql`n`)}, ${passwordHash}, (select min(id) from groups), 'Zkušební', 'Zákazník', true
		from generate_series(${from}::int, ${to}::int) n where ${buyerOf(sql`n`)} % ${ACCOUNTS_OF} = 0
		on conflict do nothing`);
}

/** A number that follows from the order's and a salt, and looks like chance. */
const chanceOf = (n: SQL, salt: number) => sql`(hashint8(${n}::int8 * 64 + ${salt})::int8 & 2147483647)`;
const buyerOf = (n: SQL) => sql`(${chanceOf(n, 3)} % ${BUYERS})`;
const emailOf = (n: SQL) => sql`${"zakaznik-"} || ${buyerOf(n)} || ${EMAIL_END}`;

/**
 * Writes the test orders `from`–`to`: of guests and of customers, one to four goods each, delivered or accepted, over the
 * three years before `now`, with their carts, events and the moves of their pieces. Stock stays as it is: they are of pieces
 * that were there besides.
 */
export async function insertOrders(
	tx: Database,
	{ from, to, total, now }: { from: number; to: number; total: number; now: Date },
): Promise<void> {
	const at = sql`${now}::timestamptz - ${SPREAD_DAYS} * interval '1 day' * (1 - n::float8 / ${total})`;
	const chance = (salt: number) => chanceOf(sql`n`, salt);
	const chanceOfLine = (salt: number) => sql`(hashint8(n::int8 * 4096 + k * 64 + ${salt})::int8 & 2147483647)`;
	await tx.execute(sql`
		with shelf as materialized (
			select row_number() over (order by v.id) - 1 as at, v.id as variant_id, v.product_id, v.code, t.name, r.percent as vat_percent,
				round(v.net_price * (100 + r.percent))::bigint as unit_minor
			from variants v join products p on p.id = v.product_id join vat_rates r on r.id = p.vat_rate_id
			join product_translations t on t.product_id = p.id and t.locale = 'cs'
			where v.is_active and not exists (select from set_parts s where s.variant_id = v.id) limit ${SHELF_MAX}
		),
		way as (
			select d.delivery_id, d.payment_id from delivery_payments d join delivery_methods m on m.id = d.delivery_id
			where m.kind = 'courier' order by 1, 2 limit 1
		),
		numbers as (
			select n::int, md5('zkusebni-' || n)::uuid as cart_id, ${at} as at,
				n % ${DELIVERED_OF} <> 0 or n < ${total} * 0.9 as is_delivered
			from generate_series(${from}::int, ${to}::int) n
		),
		carted as (
			insert into carts (id, locale, currency_id, created_at, updated_at, ordered_at)
			select cart_id, 'cs', (select id from currencies where is_default), at, at, at from numbers
		),
		lines as materialized (
			select n, k + 1 as position, s.*, 1 + ${chanceOfLine(2)} % 3 as quantity
			from numbers, generate_series(0, ${chance(1)}::int % 4) k,
				lateral (select * from shelf where shelf.at = ${chanceOfLine(1)} % (select count(*) from shelf)) s
		),
		sums as (
			select n, jsonb_agg(jsonb_build_object('vatPercent', vat_percent::text, 'grossMinor', gross, 'baseMinor', gross - vat,
				'vatMinor', vat)) as vat, sum(gross) as total from (
				select n, vat_percent, sum(unit_minor * quantity) as gross,
					round(sum(unit_minor * quantity) * vat_percent / (100 + vat_percent)) as vat
				from lines group by n, vat_percent
			) rates group by n
		),
		ordered as (
			insert into orders (hash, cart_id, user_id, state, locale, currency_code, currency_rate, currency_decimals, email, phone,
				invoice, address, delivery_id, payment_id, total_minor, vat, paid_at, created_at)
			select translate(left(encode(sha256(('zkusebni-' || n)::bytea), 'base64'), 32), '+/', '-_'), cart_id,
				(select u.id from users u where lower(u.email) = ${emailOf(sql`n`)}),
				(case when is_delivered then 'delivered' else 'accepted' end)::order_state, 'cs', c.code, c.rate, c.decimals,
				${emailOf(sql`n`)}, '+420 777 123 456', who, who, way.delivery_id, way.payment_id,
				sums.total, sums.vat, at, at
			from numbers join sums using (n), way, currencies c, lateral (select jsonb_build_object('firstname', 'Zkušební',
				'lastname', 'Zákazník ' || n, 'company', '', 'street', 'Zkušební ' || n % 900 + 1, 'city', 'Praha', 'zip', '110 00',
				'country', 'CZ') as who) named
			where c.is_default order by n returning id, cart_id
		),
		placed as materialized (select ordered.id, n, at, is_delivered from ordered join numbers using (cart_id)),
		lined as (
			insert into order_lines (order_id, position, kind, product_id, variant_id, code, name, quantity, unit_minor, total_minor, vat_percent)
			select placed.id, position, 'goods', product_id, variant_id, code, name, quantity, unit_minor, unit_minor * quantity, vat_percent
			from lines join placed using (n)
		),
		moved as (
			insert into order_stock_moves (order_id, variant_id, place_id, quantity, created_at)
			select placed.id, variant_id, (select id from places where kind = 'warehouse' order by id limit 1), quantity, placed.at
			from lines join placed using (n)
		)
		insert into order_events (order_id, state, cause, created_at)
		select id, step.state::order_state, step.cause, at + step.after from placed, (values
			('paid', 'gateway', interval '1 minute'), ('accepted', 'command', interval '2 hours'),
			('packed', 'command', interval '5 hours'), ('handed_over', 'command', interval '8 hours'),
			('delivered', 'command', interval '30 hours')
		) as step (state, cause, after) where is_delivered or step.state in ('paid', 'accepted')`);
}

/** Deletes up to `count` test orders with their carts and papers; returns how many. */
export async function deleteOrders(tx: Database, count: number): Promise<number> {
	const chosen = await tx.execute<{ id: number }>(
		sql`select id from orders where ${IS_TEST_ORDER} order by id limit ${count}`,
	);
	const ids = sql`${sql.param(chosen.rows.map(({ id }) => id))}::int[]`;
	for (const table of [invoices, paymentEvents, payments])
		await tx.execute(sql`delete from ${table} where order_id = any(${ids})`);
	await tx.execute(sql`
		with gone as (delete from orders where id = any(${ids}) returning cart_id)
		delete from carts where id in (select cart_id from gone)`);
	return chosen.rows.length;
}

/** Deletes the accounts of test orders. */
export async function deleteBuyers(tx: Database): Promise<void> {
	await tx.execute(sql`delete from users where ${IS_TEST_ORDER}`);
}
