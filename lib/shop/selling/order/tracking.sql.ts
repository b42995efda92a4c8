import { sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";

/** Keeps the number of a parcel with an order whose row is held; returns whether it was another one before. */
export async function keepTracking(tx: Database, orderId: number, number: string): Promise<boolean> {
	const { rowCount } = await tx.execute(sql`
		update orders set tracking_number = ${number} where id = ${orderId} and tracking_number is distinct from ${number}`);
	return rowCount === 1;
}
