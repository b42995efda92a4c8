import { and, asc, eq, inArray, notExists, sql } from "drizzle-orm";
import { z } from "zod";
import { ORDER_ENDS } from "../../../domain/order/order-states.ts";
import type { RefundReason } from "../../../domain/order/payment-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { payments, refunds } from "../../kernel/db/schema/payments.ts";
import { type PaymentEvent, writePaymentEvent } from "./payment-events.sql.ts";

/** Whether the payment of the order is being refunded already. The caller has locked the order's row. */
export async function hasRefundOfOrder(tx: Database, orderId: number): Promise<boolean> {
	const isReturned = and(eq(refunds.orderId, orderId), inArray(refunds.reason, ORDER_ENDS));
	return (await tx.select({ id: refunds.id }).from(refunds).where(isReturned).limit(1)).length > 0;
}

/** The order's payment at a gateway, unless it is being refunded. The caller has locked the order's row. */
export async function paymentToReturn(tx: Database, orderId: number): Promise<{ id: number } | undefined> {
	const refund = tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.paymentId, payments.id));
	const [payment] = await tx
		.select({ id: payments.id })
		.from(payments)
		.where(and(eq(payments.orderId, orderId), eq(payments.state, "paid"), notExists(refund)))
		.orderBy(asc(payments.id))
		.limit(1);
	return payment;
}

/** Writes a refund of a payment, whole or `amountMinor` of it; undefined when it exists already, or the amount is 0. */
export async function insertRefundOf(
	tx: Database,
	refund: { paymentId: number; reason: RefundReason; isHeld: boolean; amountMinor?: number; now: Date },
): Promise<number | undefined> {
	const { paymentId, reason, isHeld, amountMinor = null, now } = refund;
	const row = await readRow(
		tx,
		z.strictObject({ id: z.int() }),
		sql`
		insert into refunds (order_id, payment_id, amount_minor, reason, is_held, requested_at)
		select order_id, id, least(amount_minor, ${amountMinor}::bigint), ${reason}, ${isHeld}, ${now}::timestamptz
		from payments where id = ${paymentId} and least(amount_minor, ${amountMinor}::bigint) > 0
		on conflict (payment_id) do nothing returning id`,
	);
	return row?.id;
}

/** Writes a refund by hand of an order's total, or of `amountMinor` of it; none when the amount is 0. */
export async function insertRefundByHand(
	tx: Database,
	refund: { orderId: number; reason: RefundReason; amountMinor?: number; now: Date },
): Promise<void> {
	const { orderId, reason, amountMinor = null, now } = refund;
	await tx.execute(sql`
		insert into refunds (order_id, amount_minor, reason, requested_at)
		select id, least(total_minor, ${amountMinor}::bigint), ${reason}, ${now}::timestamptz
		from orders where id = ${orderId} and least(total_minor, ${amountMinor}::bigint) > 0`);
}

/**
 * Whether payment `p` cannot be refunded through its gateway, by the audit log. A 'failed' with an occasion is about a
 * look-up, not a refund.
 */
export const isRefused = sql`exists (
	select 1 from payment_events f where f.gateway = p.gateway and f.transaction_id = p.transaction_id
		and f.kind = 'failed' and not f.detail ? 'occasion')`;

/** Whether nobody knows if the gateway refunded payment `p`, because its reply was lost, by the audit log. */
export const isUnheard = sql`exists (
	select 1 from payment_events f where f.gateway = p.gateway and f.transaction_id = p.transaction_id
		and f.kind = 'failed' and f.detail ->> 'error' = 'answer_lost')`;

const refundRow = z.strictObject({
	id: z.int(),
	is_refused: z.boolean(),
	is_unheard: z.boolean(),
	/** Whether it refunds the whole payment. */
	is_whole: z.boolean(),
	gateway: z.string(),
	transaction_id: z.string(),
	amount_minor: z.string(),
	currency_code: z.string(),
	currency_decimals: z.int(),
	order_id: z.int(),
	order_number: z.string(),
});

/** A refund through a gateway that is neither done nor held; undefined otherwise. Locks nothing. */
export async function refundToSend(db: Database, refundId: number) {
	const row = await readRow(
		db,
		refundRow,
		sql`
		select r.id, ${isRefused} as is_refused, ${isUnheard} as is_unheard, r.amount_minor = p.amount_minor as is_whole, p.gateway, p.transaction_id, r.amount_minor, p.currency_code, o.currency_decimals,
			o.id as order_id, o.number as order_number
		from refunds r join payments p on p.id = r.payment_id join orders o on o.id = r.order_id
		where r.id = ${refundId} and r.state = 'requested' and not r.is_held`,
	);
	return row && { ...row, amount_minor: Number(row.amount_minor) };
}
export type RefundToSend = NonNullable<Awaited<ReturnType<typeof refundToSend>>>;

/**
 * Counts an attempt to send a refund, before the gateway is called; true when the reply to an earlier one is unknown, and
 * then it counts only if it may be repeated (`mayRepeat`). Locks the refund's row, so that parallel attempts run one after
 * the other.
 */
export async function beginTry(
	tx: Database,
	{ refundId, mayRepeat }: { refundId: number; mayRepeat: boolean },
	line: Omit<PaymentEvent, "kind">,
): Promise<boolean> {
	await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.id, refundId)).for("update");
	const earlier = await readRow(
		tx,
		z.strictObject({ id: z.int(), is_unheard: z.boolean() }),
		sql`
		select id, coalesce((detail ->> 'tries')::int, 1) > coalesce((detail ->> 'notTaken')::int, 0) as is_unheard
		from payment_events
		where gateway = ${line.gateway} and transaction_id = ${line.transactionId} and kind = 'refunding'
		order by id limit 1`,
	);
	if (!earlier) await writePaymentEvent(tx, { ...line, kind: "refunding" });
	else if (!earlier.is_unheard || mayRepeat) await addTo(tx, line, "tries", 1);
	return earlier?.is_unheard ?? false;
}

/** Counts an attempt that the gateway certainly did not accept. */
export function writeNotTaken(db: Database, line: TransactionKey): Promise<void> {
	return addTo(db, line, "notTaken", 0);
}

type TransactionKey = Pick<PaymentEvent, "gateway" | "transactionId">;

/** Adds one to a counter in the audit line of the attempts; `unless` is its value when missing. */
async function addTo(db: Database, line: TransactionKey, name: "tries" | "notTaken", unless: number): Promise<void> {
	await db.execute(sql`
		update payment_events
		set detail = detail || jsonb_build_object(${name}::text, coalesce((detail ->> ${name})::int, ${unless}::int) + 1)
		where gateway = ${line.gateway} and transaction_id = ${line.transactionId} and kind = 'refunding'`);
}

/** Marks a refund and its payment as done; false when they already are. */
export async function writeRefundDone(
	tx: Database,
	{ refundId, now }: { refundId: number; now: Date },
): Promise<boolean> {
	const result = await tx
		.update(refunds)
		.set({ state: "done", doneAt: now })
		.where(and(eq(refunds.id, refundId), eq(refunds.state, "requested")));
	if (result.rowCount !== 1) return false;
	const payment = tx.select({ id: refunds.paymentId }).from(refunds).where(eq(refunds.id, refundId));
	await tx.update(payments).set({ state: "refunded", updatedAt: now }).where(inArray(payments.id, payment));
	return true;
}
