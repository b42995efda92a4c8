import { expect } from "vitest";
import { announce, listen } from "#lib/shop/kernel/changes/changes.ts";
import type { TestShop } from "./test-shop.ts";

let calls = 0;

/** Tags announced while `work` ran, each once, sorted. */
export async function tagsDuring(testShop: TestShop, work: () => Promise<unknown>): Promise<string[]> {
	const heard: string[] = [];
	const listener = listen(
		testShop.databaseUrl,
		(tags) => heard.push(...tags),
		(error) => {
			throw error;
		},
	);
	await listener.ready;
	try {
		await work();
		// What is announced last is heard last.
		const end = `product:${2_000_000_000 + ++calls}` as const;
		await announce(testShop.shop.db, [end]);
		await expect.poll(() => heard.includes(end)).toBe(true);
		return [...new Set(heard)].filter((tag) => tag !== end).toSorted();
	} finally {
		await listener.stop();
	}
}
