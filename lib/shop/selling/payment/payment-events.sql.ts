import { and, eq, sql } from "drizzle-orm";
import type { PaymentEventKind } from "../../../domain/order/payment-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { paymentEvents } from "../../kernel/db/schema/payments.ts";
import { sweepRows } from "../../kernel/db/sweep-rows.ts";

export type PaymentEvent = {
	gateway: string;
	/** Blank when a notification has none. */
	transactionId: string;
	orderId?: number | null;
	kind: PaymentEventKind;
	detail?: Record<string, unknown>;
	now: Date;
};

/** Adds a line to the audit log of payments. */
export async function writePaymentEvent(db: Database, { now, ...event }: PaymentEvent): Promise<void> {
	await db.insert(paymentEvents).values({ ...event, createdAt: now });
}

/** Most lines of one kind per transaction; the last one then counts further ones (`more`). */
const LINES_MAX = 5;

/** Adds a line to the audit log of a transaction, or counts it once there are `LINES_MAX` of its kind. */
export async function noteOrCount(db: Database, event: PaymentEvent): Promise<void> {
	const counted = await db.execute(sql`
		update payment_events set detail = detail || jsonb_build_object('more', coalesce((detail->>'more')::int, 0) + 1)
		where id = (
			select max(id) from payment_events
			where gateway = ${event.gateway} and transaction_id = ${event.transactionId} and kind = ${event.kind}
			having count(*) >= ${LINES_MAX})`);
	if (counted.rowCount === 0) await writePaymentEvent(db, event);
}

/** Deletes lines about transactions that were never ours, from before `before`. */
export async function sweepUnknownEvents(db: Database, before: Date): Promise<void> {
	await sweepRows(db, paymentEvents, sql`kind = 'unknown' and created_at < ${before}`);
}

/** Whether the audit log has such a line of a transaction. */
export async function hasPaymentEvent(
	db: Database,
	event: Pick<PaymentEvent, "gateway" | "transactionId" | "kind">,
): Promise<boolean> {
	const { gateway, transactionId, kind } = paymentEvents;
	const isLine = and(eq(gateway, event.gateway), eq(transactionId, event.transactionId), eq(kind, event.kind));
	const lines = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(isLine).limit(1);
	return lines.length > 0;
}
