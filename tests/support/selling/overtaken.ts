import { expect } from "vitest";
import { type Database, transaction } from "#lib/shop/kernel/db/client.ts";
import { countRows } from "../shop/shop-state.ts";
import type { TestShop } from "../shop/test-shop.ts";

/** What becomes of work that waits for others who came first, and goes on once they are done. */
export async function overtaken<Value>(
	testShop: TestShop,
	others: (tx: Database) => Promise<unknown>,
	work: () => Promise<Value>,
): Promise<Value> {
	let working: Promise<Value> | undefined;
	await transaction(testShop.shop.db, async (tx) => {
		await others(tx);
		working = work();
		const isWaiting = "datname = current_database() and wait_event_type = 'Lock'";
		await expect.poll(() => countRows(testShop, "pg_stat_activity", isWaiting)).toBeGreaterThan(0);
	});
	if (!working) throw new Error("Nothing was begun");
	return working;
}
