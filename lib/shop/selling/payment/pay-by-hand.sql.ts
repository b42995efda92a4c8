import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { PAYING_STATES } from "../../../domain/order/order-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { currencySigns } from "../../kernel/db/row-parts.ts";
import { orders } from "../../kernel/db/schema/orders.ts";

const endedOrder = z.strictObject({
	/** What the buyer still owes, by the documents: the invoice less its credit note. */
	kept_minor: z.string(),
	/** It was paid, or accepted for cash, before it ended. */
	was_paid: z.boolean(),
	/** A payment after its end is already recorded. */
	is_recorded: z.boolean(),
	/** A gateway has received a payment for it. */
	is_at_gateway: z.boolean(),
	currency: currencySigns,
});

/** Facts about an ended order that decide what late money is for. The caller has locked its row. */
export async function endedOrderRow(tx: Database, orderId: number) {
	const row = await readRow(
		tx,
		endedOrder,
		sql`
		with came as (
			select exists (
				select 1 from order_events e where e.order_id = ${orderId} and e.state in ${PAYING_STATES}) as was_paid)
		select
			(select coalesce(sum((i.data ->> 'totalMinor')::bigint), 0) from invoices i where i.order_id = o.id) as kept_minor,
			came.was_paid,
			not came.was_paid and (o.paid_at is not null or exists (
				select 1 from refunds r where r.order_id = o.id and r.payment_id is null and r.reason = 'late')) as is_recorded,
			exists (select 1 from payments p where p.order_id = o.id and p.state in ('paid', 'refunded')) as is_at_gateway,
			json_build_object('code', o.currency_code, 'symbol_before', coalesce(cu.symbol_before, ''),
				'symbol_after', coalesce(cu.symbol_after, o.currency_code), 'decimals', o.currency_decimals) as currency
		from orders o cross join came left join currencies cu on cu.code = o.currency_code
		where o.id = ${orderId}`,
	);
	if (!row) throw new Error(`There is no order ${orderId}`);
	return { ...row, kept_minor: Number(row.kept_minor) };
}
export type EndedOrderRow = Awaited<ReturnType<typeof endedOrderRow>>;

/** Records when an order was paid, without a move. The caller has locked its row. */
export async function writePaidAt(tx: Database, { orderId, now }: { orderId: number; now: Date }): Promise<void> {
	await tx
		.update(orders)
		.set({ paidAt: now })
		.where(and(eq(orders.id, orderId), isNull(orders.paidAt)));
}
