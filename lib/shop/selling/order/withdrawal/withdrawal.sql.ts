import { sql } from "drizzle-orm";
import type { Database } from "../../../kernel/db/client.ts";

/** What came with a withdrawal, and where its receipt goes. */
export type ReceivedWithdrawal = {
	name: string;
	email: string;
	reason: string;
	receivedAt: Date;
	/** What is given back for it, minor units of the order's currency; 0: nothing was paid. */
	refundMinor: number;
};

/** Writes down that these hygiene goods of an order, by their places, come back with a whole seal: nothing exempts them now. */
export async function writeSealed(tx: Database, orderId: number, places: number[]): Promise<void> {
	await tx.execute(sql`
		update order_lines set withdrawal_exemption = null
		where order_id = ${orderId} and position = any(${sql.param(places)}::int[]) and withdrawal_exemption = 'hygiene'`);
}

/** The withdrawal from an order; null when there was none. Locks nothing. */
export async function withdrawalRow(db: Database, orderId: number): Promise<ReceivedWithdrawal | null> {
	const result = await db.execute<
		Omit<ReceivedWithdrawal, "receivedAt" | "refundMinor"> & {
			received_at: string;
			refund_minor: string;
		}
	>(sql`
		select name, email, reason, received_at,
			(select coalesce(sum(r.amount_minor), 0) from refunds r where r.order_id = w.order_id and r.reason = 'withdrawn')
				as refund_minor
		from withdrawals w where order_id = ${orderId}`);
	const row = result.rows[0];
	if (!row) return null;
	const { received_at: receivedAt, refund_minor: refundMinor, ...withdrawal } = row;
	return { ...withdrawal, receivedAt: new Date(receivedAt), refundMinor: Number(refundMinor) };
}
