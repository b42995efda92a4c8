import { tellWatchers } from "../../../goods/watchdog/tell-watchers.ts";
import type { Database } from "../../../kernel/db/client.ts";
import type { Shop } from "../../../kernel/shop.ts";
import { publishStock } from "./publish-stock.ts";
import { putBack, writeReturns } from "./return-stock.sql.ts";

/**
 * Returns the pieces of an order to the places they came from, once; for sets, their parts. Updates lists, announces the
 * goods and tells watchers. The caller has locked the order's row.
 */
export async function returnStock(shop: Shop, tx: Database, orderId: number): Promise<void> {
	const returns = await writeReturns(tx, orderId, shop.now());
	await putBack(tx, returns);
	await tellWatchers(shop, tx, [...new Set(returns.map(({ variantId }) => variantId))]);
	await publishStock(tx, returns, "returned");
}
