import { sql } from "drizzle-orm";
import { type Database, transaction } from "../db/client.ts";
import { log } from "../log.ts";
import type { Shop } from "../shop.ts";
import { moveOrder } from "./move-order.ts";

const EXPIRED_AT_ONCE = 200;

/** Orders that should have been paid by now, the longest overdue first. Locks nothing. */
async function overdueOrders(db: Database, now: Date): Promise<number[]> {
	const result = await db.execute<{ id: number }>(sql`
		select id from orders where state = 'waiting_for_payment' and expires_at <= ${now}
		order by expires_at, id limit ${EXPIRED_AT_ONCE}`);
	return result.rows.map(({ id }) => id);
}

/**
 * Cancels orders that nobody paid in time, each in a transaction of its own; returns how many. One that was paid or cancelled
 * meanwhile stays as it is. One that cannot be cancelled now holds up no other; the next minute tries again.
 */
export async function expireOrders(shop: Shop): Promise<number> {
	let expired = 0;
	for (const orderId of await overdueOrders(shop.db, shop.now())) {
		try {
			const moved = await transaction(shop.db, (tx) =>
				moveOrder(shop, tx, { orderId, to: "cancelled", actor: "job", note: "not paid in time" }),
			);
			if (moved.ok && !moved.value.isRepeat) expired++;
		} catch (error) {
			log.error({ orderId, error: String(error) }, "an unpaid order was not cancelled");
		}
	}
	return expired;
}
