import { sql } from "drizzle-orm";
import { ORDER_ENDS } from "../../../domain/order/order-states.ts";
import type { Database } from "../db/client.ts";
import type { Shop } from "../shop.ts";
import { networkKey } from "./network-key.ts";

/**
 * Key of the network by which what somebody sends is counted; null for a customer (who has proved the e-mail) with a paid order:
 * a known buyer is counted as themselves, whatever strangers behind the same phone company do.
 */
export async function countedNetwork(
	shop: Shop,
	{ address, ownerId }: { address: string; ownerId: number | null },
): Promise<string | null> {
	if (ownerId !== null && (await hasPaid(shop.db, ownerId))) return null;
	return networkKey(shop, address);
}

async function hasPaid(db: Database, userId: number): Promise<boolean> {
	const { rows } = await db.execute<{ has_paid: boolean }>(sql`
		select exists (select from orders where user_id = ${userId} and paid_at is not null and total_minor > 0
			and state not in ${ORDER_ENDS}) as has_paid`);
	return rows[0]?.has_paid ?? false;
}
