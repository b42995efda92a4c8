import { and, eq, gt, isNotNull, notInArray } from "drizzle-orm";
import { ORDER_ENDS } from "../../../domain/order/order-states.ts";
import type { Database } from "../db/client.ts";
import { orders } from "../db/schema/orders.ts";
import type { Shop } from "../shop.ts";
import { networkKey } from "./network-key.ts";

/**
 * Key of the network by which requests are counted; null for a customer with a proved e-mail and a paid order: a known buyer
 * is counted alone, so that strangers in the same network do no harm.
 */
export async function countedNetwork(
	shop: Shop,
	{ address, ownerId }: { address: string; ownerId: number | null },
): Promise<string | null> {
	if (ownerId !== null && (await hasPaid(shop.db, ownerId))) return null;
	return networkKey(shop, address);
}

async function hasPaid(db: Database, userId: number): Promise<boolean> {
	const paid = await db
		.select({ id: orders.id })
		.from(orders)
		.where(
			and(
				eq(orders.userId, userId),
				isNotNull(orders.paidAt),
				gt(orders.totalMinor, 0),
				notInArray(orders.state, ORDER_ENDS),
			),
		)
		.limit(1);
	return paid.length > 0;
}
