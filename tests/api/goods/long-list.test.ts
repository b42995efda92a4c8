import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { listingQuery } from "#lib/contract/schemas/listing.ts";
import { SORTS, type Sort } from "#lib/domain/goods/sorting.ts";
import { relist } from "#lib/shop/goods/catalogue/relist.ts";
import { resolveFilter } from "#lib/shop/goods/listing/listing-filter.ts";
import { pageIdsOfLong } from "#lib/shop/goods/listing/page-ids.sql.ts";
import { list, testShop, withShelf } from "#tests/support/shop/shelf.ts";
import { generateGoods } from "#tools/generate/generate-goods.ts";

const MINUTE_MS = 60_000;
const GOODS = 5_200;

withShelf();

let top: number;

beforeAll(async () => {
	const made = await generateGoods(testShop.databaseUrl, { count: GOODS, now: testShop.shop.now() });
	expect(made.ok).toBe(true);
	top = (await readIds(sql`select id from categories where key = 'generated-goods'`))[0] ?? 0;
}, 60_000);

async function readIds(statement: SQL): Promise<number[]> {
	const { rows } = await testShop.shop.db.execute<{ id: number }>(statement);
	return rows.map(({ id }) => id);
}

const ORDERS: Record<Sort, SQL> = {
	recommended: sql`is_in_stock desc, popularity desc, product_id`,
	cheapest: sql`price_minor, product_id`,
	dearest: sql`price_minor desc, product_id desc`,
	newest: sql`created_at desc, product_id desc`,
	rating: sql`rating desc nulls last, ratings desc, popularity desc, product_id`,
};
/** Ids of the long list in this order. */
const idsInOrder = (sort: Sort, where = sql`true`) =>
	readIds(sql`
		select product_id as id from listed_products where category_ids @> array[${top}::int] and ${where} order by ${ORDERS[sort]}`);
const idsOn = async (query: string) => (await list(query)).products.map(({ id }) => id);

describe("a list of more than 5 000 goods", () => {
	test("is the same when its counts are kept", async () => {
		const counted = await list(`category=${top}&facets=1`);
		expect(counted.total).toBe(GOODS);
		const kept = { ...counted, counts_may_be_old: true };
		expect(await list(`category=${top}&facets=1`)).toEqual(kept);
		expect(await list(`category=${top}`)).toEqual({ ...kept, facets: null });
		const english = await list(`category=${top}&facets=1`, "en");
		expect(english.facets?.categories.map(({ count }) => count)).toEqual(
			counted.facets?.categories.map(({ count }) => count),
		);
		expect(english.facets?.categories[0]?.url).toMatch(/^\/en\//);
	});

	test.each(SORTS)("has the pages of its whole order, %s", async (sort) => {
		await list(`category=${top}&facets=1`);
		const ids = await idsInOrder(sort);
		for (const page of [1, 2, 100, Math.ceil(ids.length / 24), Math.ceil(ids.length / 24) + 1]) {
			const onPage = ids.slice((page - 1) * 24, page * 24);
			expect(await idsOn(`category=${top}&facets=1&sort=${sort}&page=${page}`), `page ${page}`).toEqual(onPage);
		}
	});

	test.each([24, 100, 1000])("has them also when only its best %d goods are looked at before all", async (lookedAt) => {
		const { db } = testShop.shop;
		const filter = await resolveFilter(db, "cs", listingQuery.parse({ label: "sale" }));
		for (const sort of SORTS) {
			const ids = await idsInOrder(sort, sql`is_sale`);
			// Too many to be near, or as many as one looks among.
			const sizes = { total: ids.length, all: lookedAt === 24 ? GOODS : 0, lookedAt };
			for (const number of [1, 2, 5, 20]) {
				const page = { sort, number, size: 24 };
				expect(await pageIdsOfLong(db, { categoryId: top }, filter, page, sizes), `${sort} ${number}`).toEqual(
					ids.slice((number - 1) * 24, number * 24),
				);
			}
		}
	});

	test("keeps the counts of each choice of filters apart", async () => {
		const choice = `category=${top}&facets=1&label=sale&sort=cheapest`;
		const onSale = await idsInOrder("cheapest", sql`is_sale`);
		for (const query of [choice, choice, `${choice}&page=2`]) {
			const { total, facets } = await list(query);
			expect(total).toBe(onSale.length);
			expect(facets?.label.find(({ value }) => value === "sale")?.count).toBe(onSale.length);
		}
		expect(await idsOn(`${choice}&page=2`)).toEqual(onSale.slice(24, 48));
		expect((await list(`category=${top}&facets=1`)).total).toBe(GOODS);
	});

	test("finds few goods that lie anywhere in it", async () => {
		const [last = 0] = (await idsInOrder("cheapest")).slice(-1);
		const { rows } = await testShop.shop.db.execute<{ price: number }>(
			sql`select price_minor as price from listed_products where product_id = ${last}`,
		);
		const choice = `category=${top}&facets=1&sort=cheapest&price_from=${rows[0]?.price}`;
		for (const query of [choice, choice]) expect(await idsOn(query)).toContain(last);
	});
});

describe("the counts of a long list", () => {
	let laterMs = 0;
	beforeAll(() => {
		const now = performance.now.bind(performance);
		vi.spyOn(performance, "now").mockImplementation(() => now() + laterMs);
	});
	afterAll(() => {
		vi.restoreAllMocks();
	});

	const counts = async () => {
		const { total, counts_may_be_old } = await list(`category=${top}&facets=1`);
		return { total, counts_may_be_old };
	};
	const setActive = async (id: number, isActive: boolean) => {
		await testShop.shop.db.execute(sql`update products set is_active = ${isActive} where id = ${id}`);
		await relist(testShop.shop.db, [id]);
	};

	test("may be old for a minute, not its goods; then they are made anew beside, and after ten minutes at once", async () => {
		const [first = 0, second = 0] = await idsInOrder("recommended");
		const before = await counts();
		expect(before).toEqual({ total: GOODS, counts_may_be_old: true });
		await setActive(first, false);
		expect((await idsOn(`category=${top}&facets=1`))[0]).toBe(second);
		expect(await counts()).toEqual(before);
		laterMs += MINUTE_MS;
		expect(await counts()).toEqual(before);
		const after = { ...before, total: GOODS - 1 };
		await vi.waitFor(async () => expect(await counts()).toEqual(after), { timeout: 5_000 });
		await setActive(first, true);
		expect(await counts()).toEqual(after);
		laterMs += 10 * MINUTE_MS;
		expect(await counts()).toEqual(before);
	});

	test("are of this moment when they were just made, as those of every shorter list", async () => {
		expect(await list("list=sale&facets=1")).toMatchObject({ counts_may_be_old: false });
		expect(await list("list=sale&facets=1")).toMatchObject({ counts_may_be_old: false });
		expect(await list(`category=${top}&facets=1&price_from=100`)).toMatchObject({ counts_may_be_old: false });
		expect(await list(`category=${top}&facets=1&price_from=100`)).toMatchObject({ counts_may_be_old: true });
	});
});
