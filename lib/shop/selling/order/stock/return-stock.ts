import { tellWatchers } from "../../../goods/watchdog/tell-watchers.ts";
import type { Database } from "../../../kernel/db/client.ts";
import type { Shop } from "../../../kernel/shop.ts";
import { publishStock } from "./publish-stock.ts";
import { putBack, writeReturns } from "./return-stock.sql.ts";

/**
 * Puts the pieces of an order back where they were taken, once: sets are their parts, since these are what was taken. Lists
 * and announces the goods anew and tells those who watch them. The caller holds the order's row.
 */
export async function returnStock(shop: Shop, tx: Database, orderId: number): Promise<void> {
	const returns = await writeReturns(tx, orderId, shop.now());
	await putBack(tx, returns);
	await tellWatchers(shop, tx, [...new Set(returns.map(({ variantId }) => variantId))]);
	await publishStock(tx, returns, "returned");
}
