import { sql } from "drizzle-orm";
import type { OrderState } from "../../domain/order-states.ts";
import type { Database } from "../db/client.ts";

export type PickingRow = {
	/** Null: the e-shop warehouse. */
	branch: { slug: string; name: string } | null;
	code: string;
	name: string;
	variant_name: string;
	number: string;
	pieces: number;
	/** Of the lines that these pieces were ordered by, sets too. */
	notes: string[];
};

/**
 * Pieces that orders in these states have taken, by place and code, names in Czech: the warehouse first, branches by slug,
 * orders by age. Goods that are in the catalogue no more have "?" for a code. Locks nothing.
 */
export async function pickingRows(
	db: Database,
	{ states, branch }: { states: readonly OrderState[]; branch: string | null },
): Promise<PickingRow[]> {
	const isThere = branch === null ? sql`true` : sql`b.slug = ${branch}`;
	const result = await db.execute<PickingRow>(sql`
		select case when b.id is not null then json_build_object('slug', b.slug, 'name', b.name) end as branch,
			coalesce(v.code, '?') as code, coalesce(pt.name, '') as name, coalesce(vt.name, '') as variant_name,
			o.number, m.pieces,
			coalesce((select json_agg(l.note order by l.position) from order_lines l
				where l.order_id = o.id and l.note <> '' and (l.variant_id = v.id
					or exists (select from set_parts sp where sp.variant_id = l.variant_id and sp.part_id = v.id))), '[]') as notes
		from orders o
		join lateral (
			select variant_id, place_id, sum(quantity)::int as pieces from order_stock_moves where order_id = o.id
			group by variant_id, place_id having sum(quantity) > 0
		) m on true
		join places pl on pl.id = m.place_id
		left join branches b on b.id = pl.branch_id
		left join variants v on v.id = m.variant_id
		left join product_translations pt on pt.product_id = v.product_id and pt.locale = 'cs'
		left join variant_translations vt on vt.variant_id = v.id and vt.locale = 'cs'
		where o.state = any(${sql.param([...states])}::order_state[]) and ${isThere}
		order by b.slug collate "C" nulls first, coalesce(v.code, '?') collate "C", o.id`);
	return result.rows;
}
