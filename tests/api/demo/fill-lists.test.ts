import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillListsIfEmpty } from "#lib/shop/goods/listing/fill-lists.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const TABLES = ["listed_products", "product_search", "search_words", "search_texts"] as const;

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const rowsOf = async <Row extends Record<string, unknown>>(statement: SQL) =>
	(await testShop.shop.db.execute<Row>(statement)).rows;
/** How many rows each table has, and a digest of them. */
const contents = async () => {
	const all: Record<string, unknown> = {};
	for (const table of TABLES)
		[all[table]] = await rowsOf(sql`
			select count(*)::int as n, md5(string_agg(t::text, '|' order by t::text collate "C")) as rows from ${sql.raw(table)} t`);
	return all;
};
const empty = () => testShop.shop.db.execute(sql.raw(`truncate ${TABLES.join(", ")}`));
const NOTHING = Object.fromEntries(TABLES.map((table) => [table, { n: 0, rows: null }]));

describe("the listing tables of a database with goods from before these tables", () => {
	test("are made as the shop itself would have made them", async () => {
		const before = await contents();
		for (const table of TABLES) expect(before[table], table).not.toEqual(NOTHING[table]);
		await empty();
		const said: [number, number][] = [];
		expect(await fillListsIfEmpty(testShop.databaseUrl, (done, total) => said.push([done, total]))).toBe(true);
		expect(await contents()).toEqual(before);
		const [{ n = 0 } = {}] = await rowsOf<{ n: number }>(sql`select count(*)::int as n from products`);
		expect(said.length).toBeGreaterThan(0);
		for (const [done, total] of said) expect([done <= total, total]).toEqual([true, n]);
	});

	test("are left alone when they have rows", async () => {
		await testShop.shop.db.execute(sql`
			delete from listed_products where product_id not in (select product_id from listed_products limit 1)`);
		const before = await contents();
		const never = () => {
			throw new Error("Nothing was to be listed");
		};
		expect(await fillListsIfEmpty(testShop.databaseUrl, never)).toBe(false);
		expect(await contents()).toEqual(before);
		await empty();
		await fillListsIfEmpty(testShop.databaseUrl, () => {});
	});

	test.each([1, 2])("are made again when the first try ended half-way, at step %i", async (step) => {
		const before = await contents();
		await empty();
		let calls = 0;
		const broken = fillListsIfEmpty(testShop.databaseUrl, () => {
			if (++calls === step) throw new Error("power cut");
		});
		await expect(broken).rejects.toThrow("power cut");
		expect(await contents()).toEqual(NOTHING);
		expect(await fillListsIfEmpty(testShop.databaseUrl, () => {})).toBe(true);
		expect(await contents()).toEqual(before);
	});

	test("are made once by two that start at the same time", async () => {
		const before = await contents();
		await empty();
		const both = await Promise.all([1, 2].map(() => fillListsIfEmpty(testShop.databaseUrl, () => {})));
		expect(both.toSorted()).toEqual([false, true]);
		expect(await contents()).toEqual(before);
	});
});
