import { sql } from "drizzle-orm";
import { ORDER_ENDS } from "../../../domain/order/order-states.ts";
import type { RefundReason } from "../../../domain/order/payment-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { type PaymentEvent, writePaymentEvent } from "./payment-events.sql.ts";

/** Whether the money that the order was paid by is on its way back already. Its row is held. */
export async function hasRefundOfOrder(tx: Database, orderId: number): Promise<boolean> {
	const { rows } = await tx.execute(sql`
		select 1 from refunds where order_id = ${orderId} and reason in ${ORDER_ENDS} limit 1`);
	return rows.length > 0;
}

/** The payment at a gateway that an order was paid by and that is not on its way back. The order's row is held. */
export async function paymentToReturn(tx: Database, orderId: number): Promise<{ id: number } | undefined> {
	const { rows } = await tx.execute<{ id: number }>(sql`
		select p.id from payments p
		where p.order_id = ${orderId} and p.state = 'paid'
			and not exists (select 1 from refunds r where r.payment_id = p.id)
		order by p.id limit 1`);
	return rows[0];
}

/** Writes that a payment goes back, whole or this much of it; undefined when that stands already, or when it is nothing. */
export async function insertRefundOf(
	tx: Database,
	refund: { paymentId: number; reason: RefundReason; isHeld: boolean; amountMinor?: number; now: Date },
): Promise<number | undefined> {
	const { paymentId, reason, isHeld, amountMinor = null, now } = refund;
	const { rows } = await tx.execute<{ id: number }>(sql`
		insert into refunds (order_id, payment_id, amount_minor, reason, is_held, requested_at)
		select order_id, id, least(amount_minor, ${amountMinor}::bigint), ${reason}, ${isHeld}, ${now}::timestamptz
		from payments where id = ${paymentId} and least(amount_minor, ${amountMinor}::bigint) > 0
		on conflict (payment_id) do nothing returning id`);
	return rows[0]?.id;
}

/** Writes that an order's total, or this much of it, goes back by hand; nothing for an order that cost nothing. */
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
 * Whether the audit says that payment `p` cannot be given back through its gateway. A 'failed' with an occasion is of a
 * question, not of a refund.
 */
export const isRefused = sql`exists (
	select 1 from payment_events f where f.gateway = p.gateway and f.transaction_id = p.transaction_id
		and f.kind = 'failed' and not f.detail ? 'occasion')`;

/** Whether the audit says that nobody knows if the gateway gave payment `p` back: its answer was lost. */
export const isUnheard = sql`exists (
	select 1 from payment_events f where f.gateway = p.gateway and f.transaction_id = p.transaction_id
		and f.kind = 'failed' and f.detail ->> 'error' = 'answer_lost')`;

export type RefundToSend = {
	id: number;
	is_refused: boolean;
	is_unheard: boolean;
	/** Of all that was paid. */
	is_whole: boolean;
	gateway: string;
	transaction_id: string;
	amount_minor: number;
	currency_code: string;
	currency_decimals: number;
	order_id: number;
	order_number: string;
};

/** A refund through a gateway that is neither done nor held; undefined for any other. Locks nothing. */
export async function refundToSend(db: Database, refundId: number): Promise<RefundToSend | undefined> {
	const { rows } = await db.execute<Omit<RefundToSend, "amount_minor"> & { amount_minor: string }>(sql`
		select r.id, ${isRefused} as is_refused, ${isUnheard} as is_unheard, r.amount_minor = p.amount_minor as is_whole, p.gateway, p.transaction_id, r.amount_minor, p.currency_code, o.currency_decimals,
			o.id as order_id, o.number as order_number
		from refunds r join payments p on p.id = r.payment_id join orders o on o.id = r.order_id
		where r.id = ${refundId} and r.state = 'requested' and not r.is_held`);
	return rows[0] && { ...rows[0], amount_minor: Number(rows[0].amount_minor) };
}

/**
 * Counts a try to send a refund, before its gateway is asked; true when the answer to an earlier one is unknown. Then it is
 * counted only if it may be sent again (`mayRepeat`). Holds the refund's row, so that of two at once one is the earlier.
 */
export async function beginTry(
	tx: Database,
	{ refundId, mayRepeat }: { refundId: number; mayRepeat: boolean },
	line: Omit<PaymentEvent, "kind">,
): Promise<boolean> {
	await tx.execute(sql`select 1 from refunds where id = ${refundId} for update`);
	const { rows } = await tx.execute<{ id: number; is_unheard: boolean }>(sql`
		select id, coalesce((detail ->> 'tries')::int, 1) > coalesce((detail ->> 'notTaken')::int, 0) as is_unheard
		from payment_events
		where gateway = ${line.gateway} and transaction_id = ${line.transactionId} and kind = 'refunding'
		order by id limit 1`);
	const [earlier] = rows;
	if (!earlier) await writePaymentEvent(tx, { ...line, kind: "refunding" });
	else if (!earlier.is_unheard || mayRepeat) await addTo(tx, line, "tries", 1);
	return earlier?.is_unheard ?? false;
}

/** Counts a try that the gateway certainly did not take. */
export function writeNotTaken(db: Database, line: TransactionKey): Promise<void> {
	return addTo(db, line, "notTaken", 0);
}

type TransactionKey = Pick<PaymentEvent, "gateway" | "transactionId">;

/** Adds one to a number of the line about the tries; `unless` is what it is when it does not stand there. */
async function addTo(db: Database, line: TransactionKey, name: "tries" | "notTaken", unless: number): Promise<void> {
	await db.execute(sql`
		update payment_events
		set detail = detail || jsonb_build_object(${name}::text, coalesce((detail ->> ${name})::int, ${unless}::int) + 1)
		where gateway = ${line.gateway} and transaction_id = ${line.transactionId} and kind = 'refunding'`);
}

/** Marks a refund and its payment as done; false when that was done already. */
export async function writeRefundDone(
	tx: Database,
	{ refundId, now }: { refundId: number; now: Date },
): Promise<boolean> {
	const result = await tx.execute(sql`
		update refunds set state = 'done', done_at = ${now} where id = ${refundId} and state = 'requested'`);
	if (result.rowCount !== 1) return false;
	await tx.execute(sql`
		update payments set state = 'refunded', updated_at = ${now}
		where id = (select payment_id from refunds where id = ${refundId})`);
	return true;
}
