import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type SalesGroup, statesOfSale } from "../../../domain/money/sales.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";

const salesRow = z.strictObject({
	/** Null in the row of the total. */
	name: z.string().nullable(),
	is_total: z.boolean(),
	orders: z.int(),
	pieces: z.int(),
	/** CZK haléře. */
	net_minor: z.string(),
	gross_minor: z.string(),
});
export type SalesRow = z.infer<typeof salesRow>;

const statesOf = (...sale: Parameters<typeof statesOfSale>) => sql.param(statesOfSale(...sale));

/**
 * How goods are grouped: a key of order `o` or of its line `l`, blank for none, and the key's name in Czech. Keys of orders are
 * made once for each order, not for each line.
 */
const GROUPS: Record<SalesGroup, { ofOrder?: SQL; ofLine?: SQL; name: SQL }> = {
	day: {
		ofOrder: sql`(o.created_at at time zone 'Europe/Prague')::date::text`,
		name: sql`s.key`,
	},
	product: {
		// Deleted goods are grouped by their name in the order.
		ofLine: sql`coalesce(l.product_id::text, 'gone ' || l.name)`,
		name: sql`coalesce((
			select t.name from product_translations t where t.product_id = case when s.key ~ '^[0-9]+$' then s.key::int end and t.locale = 'cs'),
			regexp_replace(s.key, '^gone ', ''))`,
	},
	category: {
		ofLine: sql`coalesce((select p.default_category_id::text from products p where p.id = l.product_id), '')`,
		name: sql`coalesce((
			select t.name from category_translations t where t.category_id = nullif(s.key, '')::int and t.locale = 'cs'), '')`,
	},
	branch: {
		ofOrder: sql`coalesce(o.branch_id::text, '')`,
		name: sql`coalesce((select b.name from branches b where b.id = nullif(s.key, '')::int), '')`,
	},
};

/**
 * Sales of a period by group and in total: pieces kept, and goods after vouchers without fees, in CZK at the rate of each
 * order. Days in their order, other groups by sales. Sums are rounded once, at the end. Locks nothing.
 */
export async function salesRows(
	db: Database,
	{ by, from, until }: { by: SalesGroup; from: Date; until: Date },
): Promise<SalesRow[]> {
	const { ofOrder = sql`''`, ofLine = sql`o.key`, name } = GROUPS[by];
	return readRows(
		db,
		salesRow,
		sql`
		with chosen as (
			select o.id, o.state, ${ofOrder} as key, o.currency_rate / power(10::numeric, 2 - o.currency_decimals) as rate
			from orders o
			where o.created_at >= ${from} and o.created_at < ${until}
				and (o.state = any(${statesOf("sold")}::order_state[])
					or o.state = any(${statesOf("returned")}::order_state[])
						and exists (select 1 from invoices i where i.order_id = o.id and i.kind = 'credit_note'))
		), sold as (
			select o.id, o.rate, ${ofLine} as key, l.vat_percent, sum(l.quantity) filter (where l.kind = 'goods') as pieces,
				sum(l.total_minor) filter (where l.kind = 'goods') as minor,
				-- Vouchers lie over all goods of an order alike.
				1 + coalesce(sum(sum(l.total_minor) filter (where l.kind = 'voucher')) over w
					/ nullif(sum(sum(l.total_minor) filter (where l.kind = 'goods')) over w, 0), 0) as kept
			from chosen o join order_lines l on l.order_id = o.id
			where l.kind in ('goods', 'voucher')
			group by o.id, o.rate, 3, l.vat_percent
			window w as (partition by o.id)
		), moves as (
			select id, rate, key, vat_percent, pieces, minor, kept from sold where pieces is not null
			union all
			select o.id, o.rate, ${ofLine}, l.vat_percent, (n.line ->> 'quantity')::bigint, (n.line ->> 'totalMinor')::numeric,
				whole.kept
			from chosen o
			join invoices i on i.order_id = o.id and i.kind = 'credit_note'
			cross join jsonb_array_elements(i.data -> 'lines') as n (line)
			join lateral (
				select l.* from order_lines l
				where l.order_id = o.id and l.kind = 'goods' and l.code = n.line ->> 'code' and l.name = n.line ->> 'name'
				limit 1) l on true
			left join (select distinct on (id) id, kept from sold) whole on whole.id = o.id
			where n.line ->> 'kind' = 'goods' and o.state = any(${statesOf("returned")}::order_state[])
		), by_order as (
			select id, key, sum(pieces) as pieces, sum(minor * kept / rate) as gross,
				sum(minor * kept / rate * 100 / (100 + vat_percent)) as net
			from moves group by id, key
		), sums as (
			select key, grouping(key) = 1 as is_total, count(distinct id) filter (where pieces > 0)::int as orders,
				coalesce(sum(pieces), 0)::int as pieces, coalesce(round(sum(net)), 0)::text as net_minor,
				coalesce(round(sum(gross)), 0)::text as gross_minor
			from by_order group by grouping sets ((key), ())
		)
		select case when s.is_total then null else ${name} end as name, s.is_total, s.orders, s.pieces, s.net_minor, s.gross_minor
		from sums s where s.is_total or s.pieces <> 0 or s.gross_minor <> '0'
		order by s.is_total, ${by === "day" ? sql`s.key` : sql`s.gross_minor::bigint desc, s.key`}`,
	);
}
