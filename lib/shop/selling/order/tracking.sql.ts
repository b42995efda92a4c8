import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";
import { orders } from "../../kernel/db/schema/orders.ts";

/** Stores an order's tracking number; returns whether it changed. The caller has locked the order's row. */
export async function keepTracking(tx: Database, orderId: number, number: string): Promise<boolean> {
	const { rowCount } = await tx
		.update(orders)
		.set({ trackingNumber: number })
		.where(and(eq(orders.id, orderId), sql`${orders.trackingNumber} is distinct from ${number}`));
	return rowCount === 1;
}
