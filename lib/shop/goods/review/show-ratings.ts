import { announce, type ChangeTag } from "../../kernel/changes/changes.ts";
import type { Database } from "../../kernel/db/client.ts";
import { relist } from "../catalogue/relist.ts";

/** Updates the ratings of these products from their published reviews; part of the change, after its own writes to reviews. */
export async function showRatings(tx: Database, productIds: readonly number[]): Promise<void> {
	if (productIds.length === 0) return;
	await relist(tx, productIds);
	const tags = productIds.map((id): ChangeTag => `product:${id}`);
	await announce(tx, [...tags, "listings"]);
}
