import { createReadStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { heureka } from "#lib/shop/backoffice/import/formats/heureka.ts";
import { importProducts } from "#lib/shop/backoffice/import/import-products.ts";
import type { Shop } from "#lib/shop/kernel/shop.ts";
import { openShop } from "#lib/shop/open-shop.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database/test-database.ts";
import { sized } from "#tests/support/running/sized.ts";
import { writeFeed } from "#tests/support/shop/feed.ts";

const ITEMS = sized(10_000, 50_000);
/** Products of the feed: every other five items are one. */
const PRODUCTS = ITEMS / 10 + ITEMS / 2;
const MB = 1024 * 1024;
/** What may come and go between two looks; the feed itself has 7 MB or 37 MB, its goods in memory would take several times that. */
const GROWTH_MAX_MB = 10;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** Heap in use, without what nobody uses. */
function heapMb(): number {
	collectGarbage();
	return process.memoryUsage().heapUsed / MB;
}

describe(`a feed of ${ITEMS} items`, () => {
	let database: TestDatabase;
	let shop: Shop;
	const folder = mkdtempSync(join(tmpdir(), "konfety-long-"));

	beforeAll(async () => {
		database = await createTestDatabase();
		shop = openShop({ databaseUrl: database.url, sessionSecret: "", shopUrl: "", queryTimeoutMs: 300_000 });
	});
	afterAll(async () => {
		await shop.close();
		await database.drop();
		rmSync(folder, { recursive: true });
	});

	/** Imports a feed and looks at the memory some forty times on the way. */
	async function run(name: string, raiseCzk: number) {
		const path = join(folder, name);
		await writeFeed(path, ITEMS, { raiseCzk });
		const heaps: number[] = [];
		const seen = new Set<string>();
		const result = await importProducts(
			shop,
			{ bytes: statSync(path).size, open: () => createReadStream(path, { highWaterMark: 128 * 1024 }) },
			{
				format: heureka,
				onProgress: ({ phase, done, total }) => {
					const step = `${phase} ${Math.floor((done / total) * 15)}`;
					if (!seen.has(step)) heaps.push(heapMb());
					seen.add(step);
				},
			},
		);
		expect(heaps.length).toBeGreaterThan(25);
		return { result, growthMb: Math.max(...heaps.slice(1)) - (heaps[0] ?? 0) };
	}

	test("needs no more memory at its end than at its beginning, whether goods are new or known", {
		timeout: 600_000,
	}, async () => {
		const created = await run("new.xml", 0);
		expect(created.result).toMatchObject({ ok: true, value: { items: ITEMS, created: PRODUCTS, updated: 0 } });
		expect(created.growthMb).toBeLessThan(GROWTH_MAX_MB);
		const updated = await run("raised.xml", 5);
		expect(updated.result).toMatchObject({ ok: true, value: { items: ITEMS, created: 0, updated: PRODUCTS } });
		expect(updated.growthMb).toBeLessThan(GROWTH_MAX_MB);
	});
});
