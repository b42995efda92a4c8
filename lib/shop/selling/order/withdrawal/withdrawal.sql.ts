import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../kernel/db/client.ts";
import { readRow } from "../../../kernel/db/read-rows.ts";
import { orderLines } from "../../../kernel/db/schema/orders.ts";

/** The withdrawal form as received, and the address for its receipt. */
export type ReceivedWithdrawal = {
	name: string;
	email: string;
	reason: string;
	receivedAt: Date;
	/** Refund in minor units of the order's currency; 0: nothing was paid. */
	refundMinor: number;
};

/** Records that these lines of an order, by position, are hygiene goods with an unbroken seal, so no longer exempt. */
export async function writeSealed(tx: Database, orderId: number, places: number[]): Promise<void> {
	const isSealed = and(
		eq(orderLines.orderId, orderId),
		inArray(orderLines.position, places),
		eq(orderLines.withdrawalExemption, "hygiene"),
	);
	await tx.update(orderLines).set({ withdrawalExemption: null }).where(isSealed);
}

const withdrawal = z.strictObject({
	name: z.string(),
	email: z.string(),
	reason: z.string(),
	received_at: z.string(),
	refund_minor: z.string(),
});

/** The withdrawal from an order; null when there was none. Locks nothing. */
export async function withdrawalRow(db: Database, orderId: number): Promise<ReceivedWithdrawal | null> {
	const row = await readRow(
		db,
		withdrawal,
		sql`
		select name, email, reason, received_at,
			(select coalesce(sum(r.amount_minor), 0) from refunds r where r.order_id = w.order_id and r.reason = 'withdrawn')
				as refund_minor
		from withdrawals w where order_id = ${orderId}`,
	);
	if (!row) return null;
	const { received_at: receivedAt, refund_minor: refundMinor, ...received } = row;
	return { ...received, receivedAt: new Date(receivedAt), refundMinor: Number(refundMinor) };
}
