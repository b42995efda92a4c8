/** What sells best is listed first: the goods of a shop are ranked by their sales. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PURCHASE_COUNTS_DAYS, PURCHASE_HALVES_DAYS } from "#lib/domain/goods/popularity.ts";
import { startWorkers } from "#lib/shop/background/workers.ts";
import { rankGoods } from "#lib/shop/backoffice/sales/rank-goods.ts";
import { relistAll } from "#lib/shop/goods/catalogue/relist.ts";
import { readEnv } from "#lib/shop/kernel/base/env.ts";
import { markDemoOver } from "#lib/shop/kernel/demo-mark.sql.ts";
import { aCategory, aListedProduct } from "#tests/support/goods/goods.ts";
import { moveThrough, orderOf } from "#tests/support/selling/orders.ts";
import { tagsDuring } from "#tests/support/shop/announced.ts";
import { aGuestCart, aProduct, PAYMENT, type TestProduct } from "#tests/support/shop/builders.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const DAY_MS = 86_400_000;

let testShop: TestShop;
let goods: Record<string, TestProduct>;
let shelf: number;
let buyers = 0;

beforeAll(async () => {
	testShop = await openTestShop();
	await markDemoOver(testShop.shop.db);
});
afterAll(() => testShop.close());

/** A shelf with goods of these letters, which come in this order as long as nobody buys any. */
async function aShelf(letters: string): Promise<void> {
	shelf = await aCategory(testShop);
	goods = {};
	for (const letter of letters) goods[letter] = await aListedProduct(testShop, { categoryId: shelf });
}

/** An order of one product, paid on delivery, by a new buyer unless said whose. */
async function buy(letter: string, { quantity = 1, email = `kupec${++buyers}@example.cz` } = {}) {
	const product = goods[letter] as TestProduct;
	const cart = await aGuestCart(testShop, [{ product, quantity }]);
	return orderOf(testShop, cart.id, { email, paymentId: PAYMENT.cod });
}

const rank = (isDryRun = false) => rankGoods(testShop.databaseUrl, { now: testShop.shop.now(), isDryRun });

/** Letters of the shelf's goods as the list of it shows them. */
async function shown(): Promise<string> {
	const { body } = await testShop.call("GET", `/catalog/products/cs?category=${shelf}&per_page=48`);
	const letters = new Map(Object.entries(goods).map(([letter, { id }]) => [id, letter]));
	return body.products.map(({ id }: { id: number }) => letters.get(id)).join("");
}

/** What lists and searches know of the goods' places. */
async function places() {
	const { rows } = await testShop.shop.db.execute(sql`
		select l.product_id, s.locale, s.is_leading, array[p.sales_score, p.popularity] as known,
			array[l.sales_score, l.popularity] as listed, array[s.sales_score, s.popularity] as found
		from listed_products l join products p on p.id = l.product_id join product_search s on s.product_id = l.product_id
		order by 1, 2`);
	return rows;
}

describe("goods are ranked by their sales", () => {
	test("by how many buyers they had, whoever bought again or many pieces counts once", async () => {
		await aShelf("ABCD");
		await buy("C");
		await buy("C");
		await buy("B", { quantity: 30 });
		for (const email of ["Jana@Example.cz", "jana@example.cz", "jana@EXAMPLE.cz"]) await buy("D", { email });
		await rank();
		expect(await shown()).toBe("CBDA");
	});

	test("those that nobody bought come after, in the order in which they were listed", async () => {
		await aShelf("ABCDE");
		await buy("D");
		await rank();
		expect(await shown()).toBe("DABCE");
	});

	test("orders count that are certain: neither those still to be paid, nor cancelled or withdrawn ones", async () => {
		await aShelf("ABCDE");
		await orderOf(testShop, (await aGuestCart(testShop, [{ product: goods.B as TestProduct }])).id, {
			email: "prevod@example.cz",
			paymentId: PAYMENT.transfer,
		});
		await moveThrough(testShop, await buy("C"), "cancelled");
		await moveThrough(testShop, await buy("D"), "packed", "handed_over", "withdrawn");
		await moveThrough(testShop, await buy("E"), "packed", "handed_over", "delivered");
		await rank();
		expect(await shown()).toBe("EABCD");
	});

	test("an add-on of other goods does not count, the goods do", async () => {
		await aShelf("ABC");
		const [addon, balloon] = [goods.B as TestProduct, goods.C as TestProduct];
		await testShop.shop.db.execute(sql`
			insert into product_companions (product_id, companion_id, position, is_addon) values (${balloon.id}, ${addon.id}, 1, true)`);
		const cart = await aGuestCart(testShop, [{ product: balloon }]);
		const body = {
			id: addon.id,
			variantId: addon.variantId,
			quantity: 1,
			parentId: cart.items[0]?.id,
			ageConfirmed: true,
		};
		expect((await testShop.call("PUT", `/cart/${cart.id}`, { body })).status).toBe(200);
		await orderOf(testShop, cart.id, { email: "helium@example.cz", paymentId: PAYMENT.cod });
		await rank();
		expect(await shown()).toBe("CAB");
	});

	test(`after ${PURCHASE_HALVES_DAYS} days a purchase counts half`, async () => {
		await aShelf("ABC");
		for (let buyer = 0; buyer < 3; buyer++) await buy("C");
		testShop.passMs(2 * PURCHASE_HALVES_DAYS * DAY_MS);
		await buy("B");
		await rank();
		expect(await shown(), "three of four weeks ago are less than one of today").toBe("BCA");
		await buy("C");
		await rank();
		expect(await shown(), "and more with one of today beside them").toBe("CBA");
	});

	test.each([
		[PURCHASE_COUNTS_DAYS * DAY_MS - 1, "BA"],
		[PURCHASE_COUNTS_DAYS * DAY_MS, "AB"],
	])(`after ${PURCHASE_COUNTS_DAYS} days it counts no more: %i ms, %s`, async (ms, order) => {
		await aShelf("AB");
		await buy("B");
		testShop.passMs(ms);
		await rank();
		expect(await shown()).toBe(order);
	});

	test("one by one in the list of all goods and in searches, however many share a percentile", async () => {
		// What was sold before counts no more.
		testShop.passMs(PURCHASE_COUNTS_DAYS * DAY_MS);
		await aShelf("ABC");
		for (const letter of "CCCBBA") await buy(letter);
		await rank();
		const best = "CBA".split("").map((letter) => goods[letter]?.id);
		for (const query of ["", "q=zbozi&"]) {
			const { body } = await testShop.call("GET", `/catalog/products/cs?${query}per_page=48`);
			expect(body.products.slice(0, 3).map(({ id }: { id: number }) => id)).toEqual(best);
		}
		const { rows } = await testShop.shop.db.execute(sql`
			select bool_or(sales_score > 0) and bool_or(sales_score = 0) as is_shared from listed_products where popularity = 99`);
		expect(rows, "else this shows nothing").toEqual([{ is_shared: true }]);
	});

	test("the best has 100 and the last 0, spread over all goods on sale, and two of a hundred lead", async () => {
		await rank();
		const { rows } = await testShop.shop.db.execute<{ popularity: number; count: number }>(
			sql`select popularity, count(*)::int as count from listed_products group by 1 order by 1`,
		);
		const goodsOnSale = rows.reduce((sum, { count }) => sum + count, 0);
		expect(rows.at(0)?.popularity).toBe(0);
		expect(rows.at(-1)).toEqual({ popularity: 100, count: 1 });
		const leading = rows.filter(({ popularity }) => popularity >= 98).reduce((sum, { count }) => sum + count, 0);
		expect(leading / goodsOnSale).toBeCloseTo(0.02, 2);
		for (const { popularity, count } of rows.slice(0, -1))
			expect(Math.abs(count - goodsOnSale / 100), `${popularity}: ${count}`).toBeLessThan(1);
	});

	test("lists and searches know it as if all were listed anew, and ranking again changes nothing", async () => {
		await rank();
		const known = await places();
		for (const { known: ranked, listed, found } of known) expect([listed, found]).toEqual([ranked, ranked]);
		await relistAll(testShop.shop.db);
		expect(await places()).toEqual(known);
		expect(await rank()).toEqual({ ranked: 0, left: 0 });
		expect(await places()).toEqual(known);
	});

	test("lists are made anew, once", async () => {
		await aShelf("AB");
		await buy("B");
		expect(await tagsDuring(testShop, () => rank())).toEqual(["listings"]);
		expect(await tagsDuring(testShop, () => rank())).toEqual([]);
	});

	test("a dry run says how many would change, and changes none", async () => {
		await aShelf("ABC");
		await buy("B");
		const before = await places();
		const count = await rank(true);
		expect(await places()).toEqual(before);
		expect(await rank()).toEqual(count);
		expect(count?.ranked).toBeGreaterThan(0);
	});

	test("what is left undone when it breaks off, the next one does", async () => {
		await aShelf("ABC");
		for (const letter of "CCB") await buy(letter);
		const breakOff = rankGoods(testShop.databaseUrl, {
			now: testShop.shop.now(),
			onProgress: () => {
				throw new Error("ended");
			},
		});
		await expect(breakOff).rejects.toThrow("ended");
		await rank();
		expect(await shown()).toBe("CBA");
		expect(await rank()).toEqual({ ranked: 0, left: 0 });
	});

	test("goods that somebody is just changing are left for the next time; nobody waits for them", async () => {
		await aShelf("ABC");
		await buy("B");
		const ranking = await testShop.shop.db.transaction(async (tx) => {
			await tx.execute(sql`select from products where id = ${goods.B?.id} for no key update`);
			return rank();
		});
		expect(ranking?.left).toBe(1);
		expect(await shown()).toBe("ABC");
		expect(await rank()).toEqual({ ranked: 1, left: 0 });
		expect(await shown()).toBe("BAC");
	});

	test("orders go through meanwhile", async () => {
		await aShelf("ABCDEFGH");
		await testShop.shop.db.execute(sql`update products set popularity = 50`);
		await relistAll(testShop.shop.db);
		const orders = Promise.all([..."ABCDEFGHABCDEFGH"].map((letter) => buy(letter)));
		expect((await rank())?.ranked).toBeGreaterThan(400);
		await orders;
		await rank();
		const known = await places();
		await relistAll(testShop.shop.db);
		expect(await places()).toEqual(known);
	});
});

describe("goods are not ranked", () => {
	test("in the demo shop, whose goods have a popularity of their own", async () => {
		const demo = await openTestShop();
		try {
			const product = await aProduct(demo);
			const cart = await aGuestCart(demo, [{ product }]);
			await orderOf(demo, cart.id, { paymentId: PAYMENT.cod });
			expect(await rankGoods(demo.databaseUrl, { now: demo.shop.now() })).toBeNull();
			const { rows } = await demo.shop.db.execute(sql`select popularity from products where id = ${product.id}`);
			expect(rows).toEqual([{ popularity: 0 }]);
		} finally {
			await demo.close();
		}
	});

	test.each([0, 1])("when there are none to be before others: %i on sale", async (count) => {
		const bare = await openTestShop();
		try {
			await markDemoOver(bare.shop.db);
			await bare.shop.db.execute(sql`delete from listed_products`);
			for (let made = 0; made < count; made++) await aListedProduct(bare);
			expect(await rankGoods(bare.databaseUrl, { now: bare.shop.now() })).toEqual({ ranked: 0, left: 0 });
		} finally {
			await bare.close();
		}
	});
});

test("the worker ranks them each night at 3:40 of Prague", async () => {
	const worked = await openTestShop();
	try {
		await markDemoOver(worked.shop.db);
		await worked.shop.db.execute(sql`update products set popularity = 50`);
		await relistAll(worked.shop.db);
		const boss = await worked.shop.jobs.boss();
		await startWorkers(worked.shop, readEnv({ PICTURES_AHEAD: "0", DATABASE_URL: worked.databaseUrl }));
		const { rows } = await worked.shop.db.execute(
			sql`select cron, timezone from pgboss.schedule where name = 'goods.rank'`,
		);
		expect(rows).toEqual([{ cron: "40 3 * * *", timezone: "Europe/Prague" }]);
		const id = await boss.send("goods.rank", {});
		const isDone = () => countRows(worked, "pgboss.job", `id = '${id}' and state = 'completed'`);
		await expect.poll(isDone, { timeout: 25_000 }).toBe(1);
		expect(await countRows(worked, "listed_products", "popularity = 100")).toBe(1);
	} finally {
		await worked.close();
	}
});
