import { sql } from "drizzle-orm";
import { z } from "zod";
import type { OrderState } from "../../../domain/order/order-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";

/** The name is Czech, or the order's, with the variant's. */
const goods = z.strictObject({ code: z.string(), name: z.string() });

const pickingRow = z.strictObject({
	/** Null: the e-shop warehouse. */
	branch: z.strictObject({ slug: z.string(), name: z.string() }).nullable(),
	/** Null: deleted from the catalogue. */
	goods: goods.nullable(),
	number: z.string(),
	pieces: z.int(),
	/** Notes of the order lines of these pieces, including lines of sets. */
	notes: z.array(z.string()),
	/** Lines of the order whose goods are deleted, with its own names; the pieces may belong to any of them. */
	gone: z.array(goods.extend({ position: z.int(), pieces: z.int(), notes: z.array(z.string()) })),
	/** Whether all pieces of these goods in the order, or of all deleted ones, are at this place. */
	is_all: z.boolean(),
});
export type PickingRow = z.infer<typeof pickingRow>;

/**
 * Pieces that orders in these states have taken, by place: the warehouse first, branches by slug, orders by age. Pieces of
 * deleted goods are one row per order and place, since nothing tells them apart. Locks nothing.
 */
export async function pickingRows(
	db: Database,
	{ states, branch }: { states: readonly OrderState[]; branch: string | null },
): Promise<PickingRow[]> {
	const isThere = branch === null ? sql`true` : sql`b.slug = ${branch}`;
	return readRows(
		db,
		pickingRow,
		sql`
		select case when b.id is not null then json_build_object('slug', b.slug, 'name', b.name) end as branch,
			case when v.id is not null then
				json_build_object('code', v.code, 'name', concat_ws(', ', pt.name, nullif(vt.name, ''))) end as goods,
			o.number, m.pieces, m.is_all,
			coalesce((select json_agg(l.note order by l.position) from order_lines l
				where l.order_id = o.id and l.note <> '' and (l.variant_id = v.id
					or exists (select from set_parts sp where sp.variant_id = l.variant_id and sp.part_id = v.id))), '[]') as notes,
			coalesce((select json_agg(l order by l.position) from (
				select min(position) as position, code, concat_ws(', ', name, nullif(variant_name, '')) as name,
					sum(quantity)::int as pieces, coalesce(array_agg(note order by position) filter (where note <> ''), '{}') as notes
				from order_lines where order_id = o.id and kind = 'goods' and variant_id is null group by code, name, variant_name
			) l where m.variant_id is null), '[]') as gone
		from orders o
		join lateral (
			select variant_id, place_id, sum(quantity)::int as pieces, count(*) over (partition by variant_id) = 1 as is_all
			from order_stock_moves where order_id = o.id group by variant_id, place_id having sum(quantity) > 0
		) m on true
		join places pl on pl.id = m.place_id
		left join branches b on b.id = pl.branch_id
		left join variants v on v.id = m.variant_id
		left join product_translations pt on pt.product_id = v.product_id and pt.locale = 'cs'
		left join variant_translations vt on vt.variant_id = v.id and vt.locale = 'cs'
		where o.state = any(${sql.param([...states])}::order_state[]) and ${isThere}
		order by b.slug collate "C" nulls first, o.id`,
	);
}
