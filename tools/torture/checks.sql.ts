import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#lib/shop/kernel/db/client.ts";

/**
 * Violations that a shop's database must never contain: a sentence, and a query that returns the violating rows as
 * `which`. Of orders only what `made` names, since the demo's own were paid and mailed by nobody.
 */
const never = (made: SQL): { what: string; found: SQL }[] => [
	{
		what: "an order without goods",
		found: sql`select number as which from ${made} o
			where not exists (select from order_lines where order_id = o.id and kind = 'goods')`,
	},
	{
		what: "lines that do not add up to the order's total",
		found: sql`select number as which from ${made} o
			where total_minor is distinct from (select sum(total_minor) from order_lines where order_id = o.id)`,
	},
	{
		what: "VAT that does not add up to the order's total",
		found: sql`select number as which from ${made} o where total_minor is distinct from
			(select sum((rate ->> 'grossMinor')::bigint) from jsonb_array_elements(o.vat) rate)
			+ coalesce((select sum(total_minor) from order_lines where order_id = o.id and kind = 'rounding'), 0)`,
	},
	{
		what: "an order without its first event",
		found: sql`select number as which from ${made} o where not exists (select from order_events where order_id = o.id)`,
	},
	{
		what: "an order whose cart is still open",
		found: sql`select number as which from ${made} o join carts c on c.id = o.cart_id where c.ordered_at is null`,
	},
	{
		what: "a closed cart without an order",
		found: sql`select id::text as which from carts c
			where ordered_at is not null and not exists (select from orders where cart_id = c.id)`,
	},
	{
		what: "two orders of one cart",
		found: sql`select cart_id::text as which from orders group by cart_id having count(*) > 1`,
	},
	{
		what: "two orders of one buyer",
		found: sql`select email as which from ${made} o group by email having count(*) > 1`,
	},
	{
		what: "a number given twice",
		found: sql`select number as which from orders group by number having count(*) > 1`,
	},
	{
		what: "other pieces taken than ordered",
		found: sql`select distinct o.number || ', variant ' || coalesce(l.variant_id, m.variant_id) as which from
			(select order_id, variant_id, sum(quantity) as pieces from order_lines where kind = 'goods' group by 1, 2) l
			full join (select order_id, variant_id, sum(quantity) as pieces from order_stock_moves group by 1, 2) m
				on m.order_id = l.order_id and m.variant_id = l.variant_id
			join ${made} o on o.id = coalesce(l.order_id, m.order_id)
			where l.pieces is distinct from m.pieces`,
	},
	{
		what: "less than no pieces",
		found: sql`select 'variant ' || variant_id || ', place ' || place_id as which from stock where quantity < 0`,
	},
	{
		what: "not exactly one confirmation queued",
		found: sql`select number as which from ${made} o where 1 <> (
			select count(*) from pgboss.job where name = 'mail.order' and data ->> 'orderId' = o.id::text)`,
	},
	{
		what: "a confirmation of no order",
		found: sql`select data ->> 'orderId' as which from pgboss.job
			where name = 'mail.order' and not exists (select from orders where id = (data ->> 'orderId')::int)`,
	},
	{
		what: "a voucher used another number of times than redeemed",
		found: sql`select code as which from vouchers v
			where used <> (select count(*) from voucher_redemptions where voucher_id = v.id)`,
	},
	{
		what: "a voucher used more often than it may be",
		found: sql`select code as which from vouchers where used > quantity`,
	},
	{
		what: "a voucher charged but not redeemed, or the other way",
		found: sql`select o.number as which from ${made} o where
			(select count(*) from order_lines where order_id = o.id and kind = 'voucher')
			<> (select count(*) from voucher_redemptions where order_id = o.id)`,
	},
	{
		what: "money nobody sent",
		found: sql`select number as which from ${made} o where paid_at is not null or state not in ('waiting_for_payment', 'accepted')
			union all select 'payment ' || p.id from payments p join ${made} o on o.id = p.order_id
			union all select 'refund ' || r.id from refunds r join ${made} o on o.id = r.order_id
			union all select 'invoice ' || i.number from invoices i join ${made} o on o.id = i.order_id`,
	},
];

/** Sentences about all violations in the database, "two orders of one cart: …", of orders after the one with this id. Locks nothing. */
export async function brokenRows(db: Database, { after = 0 }: { after?: number } = {}): Promise<string[]> {
	const sentences: string[] = [];
	for (const { what, found } of never(sql`(select * from orders where id > ${after})`)) {
		const { rows } = await db.execute<{ which: string }>(found);
		sentences.push(...rows.map(({ which }) => `${what}: ${which}`));
	}
	return sentences;
}

/** Pieces in stock plus pieces sold, by "variant/place". */
export type Pieces = Map<string, number>;

/** Pieces at every place, plus those that orders took from there. Locks nothing. */
export async function piecesOf(db: Database): Promise<Pieces> {
	const { rows } = await db.execute<{ at: string; pieces: number }>(sql`
		select s.variant_id || '/' || s.place_id as at, (s.quantity + coalesce((
			select sum(m.quantity) from order_stock_moves m where m.variant_id = s.variant_id and m.place_id = s.place_id
		), 0))::int as pieces from stock s`);
	return new Map(rows.map(({ at, pieces }) => [at, pieces]));
}

/** Places where pieces were lost or appeared. */
export async function lostPieces(db: Database, initial: Pieces): Promise<string[]> {
	const now = await piecesOf(db);
	return [...new Set([...initial.keys(), ...now.keys()])]
		.filter((at) => initial.get(at) !== now.get(at))
		.map((at) => `pieces lost or made up: variant/place ${at}, ${initial.get(at)} before, ${now.get(at)} now`);
}

export type OrderRow = { id: number; number: string; hash: string; cartId: string; email: string };

/** All orders after the one with this id. Locks nothing. */
export async function orderRows(db: Database, { after = 0 }: { after?: number } = {}): Promise<OrderRow[]> {
	const { rows } = await db.execute<OrderRow>(
		sql`select id, number, hash, cart_id as "cartId", email from orders where id > ${after} order by id`,
	);
	return rows;
}

/** Id of the last order; 0 without any. Locks nothing. */
export async function lastOrderId(db: Database): Promise<number> {
	return (await orderRows(db)).at(-1)?.id ?? 0;
}

/** Number of confirmations still to be sent. Locks nothing. */
export async function mailsWaiting(db: Database): Promise<number> {
	const { rows } = await db.execute<{ n: number }>(
		sql`select count(*)::int as n from pgboss.job where name = 'mail.order' and state <> 'completed'`,
	);
	return rows[0]?.n ?? 0;
}
