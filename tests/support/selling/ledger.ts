import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { TestShop } from "../shop/test-shop.ts";

type LedgerRow = { variant: number; pieces: number; negative: number; ordered: number; moved: number };

/**
 * A set that was ordered is its parts here: it has no pieces of its own. An order that was cancelled or withdrawn from before
 * anything of it left the shop has given its pieces back, and counts for nothing.
 */
async function ledgerRows({ shop }: TestShop): Promise<LedgerRow[]> {
	const { rows } = await shop.db.execute<LedgerRow>(sql`
		with ordered as (
			select coalesce(sp.part_id, l.variant_id) as variant_id, sum(l.quantity * coalesce(sp.quantity, 1)) as quantity
			from order_lines l join orders o on o.id = l.order_id left join set_parts sp on sp.variant_id = l.variant_id
			where l.kind = 'goods' and (o.state not in ('cancelled', 'withdrawn') or exists (
				select from order_events e where e.order_id = o.id and e.state in ('handed_over', 'delivered')
			)) group by 1
		)
		select v.id as variant,
			coalesce((select sum(quantity) from stock where variant_id = v.id), 0)::int as pieces,
			(select count(*) from stock where variant_id = v.id and quantity < 0)::int as negative,
			coalesce((select quantity from ordered where variant_id = v.id), 0)::int as ordered,
			coalesce((select sum(quantity) from order_stock_moves where variant_id = v.id), 0)::int as moved
		from variants v order by v.id`);
	return rows;
}

export type Ledger = Map<number, number>;

/** Pieces of each variant that the shop has or has sold. */
export async function openLedger(testShop: TestShop): Promise<Ledger> {
	return new Map((await ledgerRows(testShop)).map((row) => [row.variant, row.pieces + row.ordered]));
}

/** Σ sold + stock = initial stock for each variant, what was ordered was moved, and no place has less than nothing. */
export async function expectLedgerExact(testShop: TestShop, initial: Ledger): Promise<void> {
	const rows = await ledgerRows(testShop);
	const wrong = rows.filter(
		(row) => row.pieces + row.ordered !== initial.get(row.variant) || row.moved !== row.ordered || row.negative > 0,
	);
	expect(wrong).toEqual([]);
	const { rows: broken } = await testShop.shop.db.execute(sql`
		select o.number from orders o left join order_lines l on l.order_id = o.id
		group by o.id having count(l.id) filter (where l.kind = 'goods') = 0 or sum(l.total_minor) <> o.total_minor`);
	expect(broken).toEqual([]);
}
