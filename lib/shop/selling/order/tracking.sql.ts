import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";
import { orders } from "../../kernel/db/schema/orders.ts";

/** Keeps the number of a parcel with an order whose row is held; returns whether it was another one before. */
export async function keepTracking(tx: Database, orderId: number, number: string): Promise<boolean> {
	const { rowCount } = await tx
		.update(orders)
		.set({ trackingNumber: number })
		.where(and(eq(orders.id, orderId), sql`${orders.trackingNumber} is distinct from ${number}`));
	return rowCount === 1;
}
