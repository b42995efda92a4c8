import { sql } from "drizzle-orm";
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

/** How lines `m` of order `o` are grouped: a key, and its name in Czech; blank for none. */
const GROUPS: Record<SalesGroup, { key: ReturnType<typeof sql>; name: ReturnType<typeof sql> }> = {
	day: {
		key: sql`(o.created_at at time zone 'Europe/Prague')::date::text`,
		name: sql`s.key`,
	},
	product: {
		// Deleted goods are grouped by their name in the order.
		key: sql`coalesce(m.product_id::text, 'gone ' || m.name)`,
		name: sql`coalesce((
			select t.name from product_translations t where t.product_id = case when s.key ~ '^[0-9]+$' then s.key::int end and t.locale = 'cs'),
			regexp_replace(s.key, '^gone ', ''))`,
	},
	category: {
		key: sql`coalesce((select p.default_category_id::text from products p where p.id = m.product_id), '')`,
		name: sql`coalesce((
			select t.name from category_translations t where t.category_id = nullif(s.key, '')::int and t.locale = 'cs'), '')`,
	},
	branch: {
		key: sql`coalesce(o.branch_id::text, '')`,
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
	const { key, name } = GROUPS[by];
	return readRows(
		db,
		salesRow,
		sql`
		with chosen as (
			select id, created_at, branch_id, state, currency_rate / power(10::numeric, 2 - currency_decimals) as rate
			from orders
			where created_at >= ${from} and created_at < ${until}
				and (state::text = any(${statesOf("sold")}::text[])
					or state::text = any(${statesOf("returned")}::text[])
						and exists (select 1 from invoices i where i.order_id = orders.id and i.kind = 'credit_note'))
		), sold as (
			select l.order_id, l.product_id, l.code, l.name, l.kind, l.quantity, l.total_minor, l.vat_percent,
				-- Vouchers lie over all goods of an order alike.
				1 + coalesce(sum(l.total_minor) filter (where l.kind = 'voucher') over w
					/ nullif(sum(l.total_minor) filter (where l.kind = 'goods') over w, 0), 0) as kept
			from chosen o join order_lines l on l.order_id = o.id
			where l.kind in ('goods', 'voucher')
			window w as (partition by l.order_id)
		), moves as (
			select order_id, product_id, name, quantity, total_minor, vat_percent, kept from sold where kind = 'goods'
			union all
			select o.id, s.product_id, s.name, (n.line ->> 'quantity')::int, (n.line ->> 'totalMinor')::bigint, s.vat_percent, s.kept
			from chosen o
			join invoices i on i.order_id = o.id and i.kind = 'credit_note'
			cross join jsonb_array_elements(i.data -> 'lines') as n (line)
			join lateral (
				select s.* from sold s
				where s.order_id = o.id and s.kind = 'goods' and s.code = n.line ->> 'code' and s.name = n.line ->> 'name'
				limit 1) s on true
			where n.line ->> 'kind' = 'goods' and o.state::text = any(${statesOf("returned")}::text[])
		), by_order as (
			select o.id, ${key} as key, sum(m.quantity) as pieces,
				sum(m.total_minor * m.kept / o.rate) as gross, sum(m.total_minor * m.kept / o.rate * 100 / (100 + m.vat_percent)) as net
			from chosen o join moves m on m.order_id = o.id
			group by o.id, o.created_at, o.branch_id, 2
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
