import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { REFUND_STATES } from "../../../domain/order/payment-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { currencySigns } from "../../kernel/db/row-parts.ts";
import { payments, refunds } from "../../kernel/db/schema/payments.ts";
import { isRefused } from "./refund.sql.ts";

const refundRow = z.strictObject({
	id: z.int(),
	/** Null for cash and transfers. */
	payment_id: z.int().nullable(),
	state: z.enum(REFUND_STATES),
	/** The gateway has refused it for good, or the shop has no account with it any more. */
	is_refused: z.boolean(),
	/** Waits for the goods to come back. */
	is_held: z.boolean(),
	amount_minor: z.string(),
	currency: currencySigns,
});
export type RefundRow = z.infer<typeof refundRow>;

/** An order's refunds; locks the rows, after the order's own. */
export async function lockRefunds(tx: Database, orderId: number): Promise<RefundRow[]> {
	return readRows(
		tx,
		refundRow,
		sql`
		select r.id, r.payment_id, r.state, r.is_held, r.amount_minor,
			${isRefused} as is_refused,
			json_build_object('code', o.currency_code, 'symbol_before', coalesce(cu.symbol_before, ''),
				'symbol_after', coalesce(cu.symbol_after, o.currency_code), 'decimals', o.currency_decimals) as currency
		from refunds r join orders o on o.id = r.order_id left join payments p on p.id = r.payment_id
			left join currencies cu on cu.code = o.currency_code
		where r.order_id = ${orderId} order by r.id for update of r`,
	);
}

/** Marks refunds as paid by hand, and their payments as refunded. */
export async function markRefundsDone(tx: Database, ids: number[], now: Date): Promise<void> {
	const isListed = inArray(refunds.id, ids);
	await tx
		.update(refunds)
		.set({ state: "done", doneAt: now, isHeld: false })
		.where(and(isListed, eq(refunds.state, "requested")));
	const paid = tx.select({ id: refunds.paymentId }).from(refunds).where(isListed);
	await tx.update(payments).set({ state: "refunded", updatedAt: now }).where(inArray(payments.id, paid));
}

/** Releases a held refund to the gateway; false when it was not held. */
export async function releaseRefund(tx: Database, id: number): Promise<boolean> {
	const result = await tx
		.update(refunds)
		.set({ isHeld: false })
		.where(and(eq(refunds.id, id), eq(refunds.isHeld, true)));
	return result.rowCount === 1;
}
