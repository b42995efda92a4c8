import type { OrderEnd } from "../../../domain/order/order-states.ts";
import type { RefundReason } from "../../../domain/order/payment-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { WORK } from "../../kernel/jobs/work-queues.ts";
import type { Shop } from "../../kernel/shop.ts";
import { hasRefundOfOrder, insertRefundByHand, insertRefundOf, paymentToReturn } from "./refund.sql.ts";

/**
 * Requests a refund of a paid order, once: by a job through the gateway that was paid, otherwise as a row that staff settle
 * by hand (`order refund`). While the buyer has the goods (`isHeld`) the gateway's refund also waits for `order refund`.
 * `amountMinor` is how much, default all. The caller has locked the order's row. An order that cost nothing gets none.
 */
export async function requestRefund(
	shop: Shop,
	tx: Database,
	refund: { orderId: number; reason: OrderEnd; isHeld?: boolean; amountMinor?: number },
): Promise<void> {
	const { orderId, ...how } = refund;
	// A late or double payment was refunded already; that says nothing about the payment that counted.
	if (await hasRefundOfOrder(tx, orderId)) return;
	const payment = await paymentToReturn(tx, orderId);
	if (payment) return requestRefundOf(shop, tx, { paymentId: payment.id, ...how });
	await insertRefundByHand(tx, { ...refund, now: shop.now() });
}

/**
 * Requests a refund of one gateway payment, or `amountMinor` of it, by a job, once; held, it waits for `order refund`. The
 * caller has locked the order's row.
 */
export async function requestRefundOf(
	shop: Shop,
	tx: Database,
	refund: { paymentId: number; reason: RefundReason; isHeld?: boolean; amountMinor?: number },
): Promise<void> {
	const { isHeld = false } = refund;
	const refundId = await insertRefundOf(tx, { ...refund, isHeld, now: shop.now() });
	if (refundId !== undefined && !isHeld) await shop.jobs.enqueue(tx, WORK.refund, { refundId });
}
