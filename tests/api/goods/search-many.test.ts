import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { relistAll } from "#lib/shop/goods/catalogue/relist.ts";
import { type Ladder, ladderOf, levelsWithoutOne, unplaced } from "#lib/shop/goods/search-index/levels.ts";
import { withLongerWords } from "#lib/shop/goods/search-index/longer-words.ts";
import { termsOf } from "#lib/shop/goods/search-index/query-terms.ts";
import { rankedIds } from "#lib/shop/goods/search-index/ranked-ids.sql.ts";
import { TIERS } from "#lib/shop/kernel/db/schema/listing.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";
import { generateGoods } from "#tools/generate/generate-goods.ts";

const GOODS = 5_000;

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
	const made = await generateGoods(testShop.databaseUrl, { count: GOODS, now: testShop.shop.now() });
	expect(made.ok).toBe(true);
	// As many of each tier: best sellers of a common word are then hundreds, as among a million.
	await testShop.shop.db.execute(sql`
		update products set popularity = case id % 4 when 0 then 98 + id % 3 when 1 then 90 + id % 8 when 2 then 60 + id % 30 else id % 60 end`);
	await relistAll(testShop.shop.db);
}, 60_000);
afterAll(() => testShop.close());

const ladderFor = async (text: string) => ladderOf(await withLongerWords(testShop.shop.db, "cs", termsOf("cs", text)));

/** All goods that match, sorted here: each level is asked for by itself. */
async function inOrder(ladder: Ladder): Promise<{ id: number; isLeading: boolean }[]> {
	const level = new Map<number, number>();
	for (const [at, { level: queries }] of ladder.entries()) {
		const { rows } = await testShop.shop.db.execute<{ id: number }>(sql`
			select product_id as id from product_search where locale = 'cs' and document @@ ${queries.map((one) => `(${one})`).join(" & ")}::tsquery`);
		for (const { id } of rows) if (!level.has(id)) level.set(id, at);
	}
	const { rows } = await testShop.shop.db.execute<{ id: number; isInStock: boolean; popularity: number }>(
		sql`select product_id as id, is_in_stock as "isInStock", popularity from listed_products`,
	);
	return rows
		.filter(({ id }) => level.has(id))
		.toSorted(
			(a, b) =>
				(level.get(a.id) ?? 0) - (level.get(b.id) ?? 0) ||
				Number(b.isInStock) - Number(a.isInStock) ||
				b.popularity - a.popularity ||
				a.id - b.id,
		)
		.map(({ id, isInStock, popularity }) => ({ id, isLeading: isInStock && popularity >= 98 }));
}

describe("a search among many goods", () => {
	test.each([
		["a word that a quarter of the goods has", "balónek"],
		["a word with others of its meaning", "unicorn"],
		["a word that longer ones begin with", "bal"],
		["two words", "zlatý balónek"],
		["an age", "balónek 30"],
		["a rare word", "škraboška"],
		["a code", "ZB-0000007"],
	])("finds in order what has %s", async (_, text) => {
		const ladder = await ladderFor(text);
		const expected = await inOrder(ladder);
		expect(expected.length).toBeGreaterThan(0);
		const ids = expected.map(({ id }) => id);
		for (const limit of [7, 300, GOODS])
			expect(await rankedIds(testShop.shop.db, "cs", ladder, { limit }), `${limit}`).toEqual(ids.slice(0, limit));
		const leading = expected.filter(({ isLeading }) => isLeading).map(({ id }) => id);
		expect(await rankedIds(testShop.shop.db, "cs", ladder, { limit: GOODS, leadingOnly: true })).toEqual(leading);
	});

	test("finds in order what has all of the words but one", async () => {
		const ladder = unplaced(levelsWithoutOne(termsOf("cs", "oslava karneval narozeniny").terms));
		const ids = (await inOrder(ladder)).map(({ id }) => id);
		expect(ids.length).toBeGreaterThan(300);
		expect(await rankedIds(testShop.shop.db, "cs", ladder, { limit: GOODS })).toEqual(ids);
	});

	test("has each of the goods in one tier", async () => {
		const tiers = sql.join(
			TIERS.map((tier) => sql`(case when ${tier} then 1 else 0 end)`),
			sql`, `,
		);
		const { rows } = await testShop.shop.db.execute<{ in_tiers: number[] }>(
			sql`select distinct array[${tiers}] as in_tiers from product_search order by 1`,
		);
		expect(rows.map(({ in_tiers }) => in_tiers.indexOf(1))).toEqual([3, 2, 1, 0]);
		for (const { in_tiers } of rows) expect(in_tiers.reduce((sum, one) => sum + one, 0)).toBe(1);
	});

	test("is bounded also where hardly any goods are sold often", async () => {
		await testShop.shop.db.execute(sql`update products set popularity = id % 2`);
		await relistAll(testShop.shop.db);
		const ladder = await ladderFor("balónek");
		const expected = await inOrder(ladder);
		expect(expected.filter(({ isLeading }) => isLeading)).toEqual([]);
		const ids = expected.map(({ id }) => id);
		for (const fewMax of [GOODS, 100])
			expect(await rankedIds(testShop.shop.db, "cs", ladder, { limit: GOODS, fewMax }), `${fewMax}`).toEqual(ids);
	});
});
