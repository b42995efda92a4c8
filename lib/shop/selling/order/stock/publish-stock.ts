import { relist } from "../../../goods/catalogue/relist.ts";
import { announce, type ChangeTag } from "../../../kernel/changes/changes.ts";
import type { Database } from "../../../kernel/db/client.ts";
import { movedProducts } from "./stock.sql.ts";
import type { StockMove } from "./take-stock.ts";

/**
 * Announces stock that an order took or returned: the pages of the goods and of sets made of them, and the lists when their
 * rows changed. Part of the order's transaction, after its own writes to stock.
 */
export async function publishStock(tx: Database, moves: StockMove[], kind: "taken" | "returned"): Promise<void> {
	const moved = await movedProducts(tx, moves);
	// Taking changes a list only when nothing is left; a returned piece may be the first one anywhere.
	const listed = moved.filter((product) => product.mayBeListed || kind === "returned");
	const relisted = await relist(
		tx,
		listed.map(({ id }) => id),
	);
	const tags = moved.map(({ id }): ChangeTag => `product:${id}`);
	await announce(tx, relisted.length > 0 ? [...tags, "listings"] : tags);
}
