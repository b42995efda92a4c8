import type { OrderEnd } from "../../../domain/order/order-states.ts";
import type { RefundReason } from "../../../domain/order/payment-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { WORK } from "../../kernel/jobs/work-queues.ts";
import type { Shop } from "../../kernel/shop.ts";
import { hasRefundOfOrder, insertRefundByHand, insertRefundOf, paymentToReturn } from "./refund.sql.ts";

/**
 * Has the money of a paid order given back, once: through the gateway by a job when it came that way, otherwise as a row
 * that somebody settles by hand (`order refund`). While the goods are still with the buyer (`isHeld`) the gateway waits for
 * `order refund`, too. `amountMinor` is how much of it, all unless said otherwise. The caller holds the order's row. An order
 * that cost nothing gets none.
 */
export async function requestRefund(
	shop: Shop,
	tx: Database,
	refund: { orderId: number; reason: OrderEnd; isHeld?: boolean; amountMinor?: number },
): Promise<void> {
	const { orderId, ...how } = refund;
	// Money that came too late or twice went back already; that says nothing about the payment which counted.
	if (await hasRefundOfOrder(tx, orderId)) return;
	const payment = await paymentToReturn(tx, orderId);
	if (payment) return requestRefundOf(shop, tx, { paymentId: payment.id, ...how });
	await insertRefundByHand(tx, { ...refund, now: shop.now() });
}

/** Has one paid payment at a gateway, or `amountMinor` of it, given back by a job, once; held, it waits for `order refund`. The caller holds the order's row. */
export async function requestRefundOf(
	shop: Shop,
	tx: Database,
	refund: { paymentId: number; reason: RefundReason; isHeld?: boolean; amountMinor?: number },
): Promise<void> {
	const { isHeld = false } = refund;
	const refundId = await insertRefundOf(tx, { ...refund, isHeld, now: shop.now() });
	if (refundId !== undefined && !isHeld) await shop.jobs.enqueue(tx, WORK.refund, { refundId });
}
