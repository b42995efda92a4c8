import { eq } from "drizzle-orm";
import type { WorkingDays } from "../../../domain/goods/availability.ts";
import type { PromisedDates } from "../../../domain/time/promised-dates.ts";
import type { Database } from "../../kernel/db/client.ts";
import { orders } from "../../kernel/db/schema/orders.ts";

type OrderPromise = {
	/** Null in an order from before promises. */
	days: WorkingDays | null;
	/** Promised so far. */
	dates: PromisedDates | null;
};

/** What an order was promised. Locks nothing. */
export async function orderPromise(db: Database, orderId: number): Promise<OrderPromise> {
	const [row] = await db
		.select({ daysFrom: orders.daysFrom, daysTo: orders.daysTo, from: orders.promisedFrom, to: orders.promisedTo })
		.from(orders)
		.where(eq(orders.id, orderId));
	if (!row) throw new Error(`There is no order ${orderId}`);
	return {
		days: row.daysTo === null ? null : { from: row.daysFrom, to: row.daysTo },
		dates: row.to === null ? null : { from: row.from, to: row.to },
	};
}

/** The caller has locked the order. */
export async function writeOrderDates(tx: Database, orderId: number, { from, to }: PromisedDates): Promise<void> {
	await tx.update(orders).set({ promisedFrom: from, promisedTo: to }).where(eq(orders.id, orderId));
}
