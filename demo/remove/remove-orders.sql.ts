import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { countOf } from "#lib/shop/kernel/db/count-of.ts";
import { readRows } from "#lib/shop/kernel/db/read-rows.ts";
import { putBack } from "#lib/shop/selling/order/stock/return-stock.sql.ts";
import type { StockMove } from "#lib/shop/selling/order/stock/take-stock.ts";
import { DEMO_DOMAIN, DEMO_ORDER_NOTE, DEMO_PAYOUT_NOTES } from "../facts/orders.ts";

const stockMove = z.strictObject({ variantId: z.int(), placeId: z.int(), quantity: z.int() });

/**
 * Deletes the orders that the demo was filled with, with their documents and payments; those that were placed in it stay. Their
 * pieces go back, but of goods that an import has taken over and counted. In a shop left without any, orders and documents are
 * numbered from the beginning again. Locks the orders by id.
 */
export async function removeOrders(tx: Database): Promise<{ removed: number; returned: StockMove[] }> {
	const { rows } = await tx.execute<{ id: number; cart_id: string | null }>(sql`
		select id from orders where note = ${DEMO_ORDER_NOTE} and lower(email) like ${`%${DEMO_DOMAIN}`} order by id for update`);
	await tx.execute(
		sql`delete from commission_payouts where by = 'demo' and note = any(${sql.param(DEMO_PAYOUT_NOTES)}::text[])`,
	);
	if (rows.length === 0) return { removed: 0, returned: [] };
	const ids = sql`any(${sql.param(rows.map(({ id }) => id))}::int[])`;
	const returned = await readRows(
		tx,
		stockMove,
		sql`
		select m.variant_id as "variantId", m.place_id as "placeId", sum(m.quantity)::int as quantity
		from order_stock_moves m join variants v on v.id = m.variant_id join products p on p.id = v.product_id
		where m.order_id = ${ids} and p.import_handle is null
		group by m.variant_id, m.place_id having sum(m.quantity) > 0`,
	);
	await putBack(tx, returned);
	await tx.execute(sql`
		update vouchers v set used = used - r.uses
		from (select voucher_id, count(*)::int as uses from voucher_redemptions where order_id = ${ids} group by voucher_id) r
		where r.voucher_id = v.id`);
	for (const table of [sql`refunds`, sql`invoices`, sql`payments`, sql`withdrawals`, sql`satisfaction_answers`])
		await tx.execute(sql`delete from ${table} where order_id = ${ids}`);
	const removed = await countOf(tx, sql`delete from orders where id = ${ids}`);
	await tx.execute(sql`delete from invoice_series where not exists (select from invoices)`);
	// Not `setval`, which a dry run's rollback would leave behind.
	if ((await countOf(tx, sql`select from orders limit 1`)) === 0)
		await tx.execute(sql`alter sequence order_numbers restart`);
	return { removed, returned };
}
