import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LEADING_POPULARITY, relist, relistAll } from "#lib/shop/goods/catalogue/relist.ts";
import { setPrice } from "#lib/shop/goods/catalogue/set-price.ts";
import { setStock } from "#lib/shop/goods/catalogue/set-stock.ts";
import { moderate } from "#lib/shop/goods/review/moderate.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { aListedProduct, aVariant, listedRow } from "#tests/support/goods/goods.ts";
import { aReview } from "#tests/support/goods/reviews.ts";
import { aListedSet } from "#tests/support/goods/sets.ts";
import { expectLedgerExact, openLedger } from "#tests/support/selling/ledger.ts";
import { aGuestCart, placeOrder, type TestProduct } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const rowsOf = async <Row extends Record<string, unknown>>(statement: SQL) =>
	(await testShop.shop.db.execute<Row>(statement)).rows;

/** Every listing row, and what search repeats of it. */
async function lists() {
	return {
		listed: await rowsOf(sql`select * from listed_products order by product_id`),
		found: await rowsOf(sql`
			select product_id, locale, is_in_stock, popularity, is_leading from product_search order by product_id, locale`),
	};
}

/** The lists say what they would if everything were listed anew. */
async function expectUpToDate() {
	const kept = await lists();
	await relistAll(testShop.shop.db);
	expect(kept).toEqual(await lists());
}

/** Numbers from 0 to 1, the same ones at every run (mulberry32). */
function randomOf(seed: number) {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

describe("the shop's own changes keep the listing rows up to date", () => {
	test("when it is opened", () => expectUpToDate());

	test.each([1, 2, 3])("a hundred random ones, six at a time (round %i)", async (seed) => {
		const random = randomOf(seed);
		const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
		// Sets with their parts first, so that changes meet; then some goods with several variants.
		const goods = await rowsOf<{ id: number; variantId: number; code: string; name: string; is_set: boolean }>(sql`
			with chosen as (
				select variant_id as id from set_parts where variant_id in (select variant_id from set_parts group by 1 order by md5(variant_id::text || ${seed}) limit 5)
				union select part_id from set_parts where variant_id in (select variant_id from set_parts group by 1 order by md5(variant_id::text || ${seed}) limit 5)
				union (select id from variants order by md5(id::text || ${seed}) limit 20)
			)
			select v.product_id as id, v.id as "variantId", v.code, v.code as name,
				exists (select from set_parts sp where sp.variant_id = v.id) as is_set
			from chosen join variants v using (id) order by v.id`);
		// Few pieces, so that many orders are refused.
		const ids = goods.map(({ variantId }) => variantId);
		await testShop.shop.db.execute(
			sql`update stock set quantity = least(quantity, 1) where variant_id = any(${sql.param(ids)}::int[])`,
		);
		await relistAll(testShop.shop.db);
		const places = await rowsOf<{ slug: string }>(sql`select slug from branches order by id limit 3`);
		const pending: number[] = [];
		for (const product of goods.slice(0, 12))
			pending.push(await aReview(testShop, product, { state: "pending", stars: 1 + Math.floor(random() * 5) }));
		const initial = await openLedger(testShop);
		let added = 0;
		const done = { price: 0, stock: 0, review: 0, ordered: 0, refused: 0 };
		// What each change is, is drawn before any of its batch begins: in whichever order they end, the changes are the same.
		const drawn = () => {
			const [one, other] = [pick(goods), pick(goods)];
			const priceMinor = 1_000 + Math.floor(random() * 100_000);
			const saleMinor = random() < 0.5 ? Math.floor(priceMinor * 0.8) : null;
			const place = pick(["warehouse", ...places.map(({ slug }) => slug)]);
			const pickup = random() < 0.5 ? { deliveryId: 1, branchId: 1 + Math.floor(random() * 3) } : {};
			const state = random() < 0.6 ? ("published" as const) : ("rejected" as const);
			const lines = [one, other].map(({ id, variantId }) => ({
				id,
				variantId,
				quantity: 1 + Math.floor(random() * 2),
			}));
			const [quantity, kind] = [Math.floor(random() * 4), random()];
			return { kind, one, lines, priceMinor, saleMinor, place, quantity, state, pickup, reviews: [pick(pending)] };
		};
		const change = async ({ kind, one, lines, priceMinor, saleMinor, ...rest }: ReturnType<typeof drawn>) => {
			if (kind < 0.2) {
				expect((await setPrice(testShop.shop, { code: one.code, priceMinor, saleMinor })).ok).toBe(true);
				done.price++;
			} else if (kind < 0.5) {
				const { quantity, place } = rest;
				const set = await setStock(testShop.shop, { code: one.code, quantity, place });
				expect(set.ok).toBe(!one.is_set);
				if (set.ok) added += set.value.after - set.value.before;
				done.stock++;
			} else if (kind < 0.65) {
				await moderate(testShop.shop, { ids: rest.reviews, state: rest.state });
				done.review++;
			} else {
				const cart = await aGuestCart(testShop);
				for (const line of lines)
					await testShop.call("PUT", `/cart/${cart.id}`, { body: { ...line, ageConfirmed: true } });
				const { status } = await placeOrder(testShop, cart.id, rest.pickup);
				expect([201, 409]).toContain(status);
				done[status === 201 ? "ordered" : "refused"]++;
			}
		};
		for (let batch = 0; batch < 17; batch++) await Promise.all(Array.from({ length: 6 }, drawn).map(change));
		expect(Math.min(...Object.values(done)), JSON.stringify(done)).toBeGreaterThan(0);
		await expectUpToDate();
		const sum = (ledger: Map<number, number>) => [...ledger.values()].reduce((total, pieces) => total + pieces, 0);
		const closing = await openLedger(testShop);
		expect(sum(closing)).toBe(sum(initial) + added);
		await expectLedgerExact(testShop, closing);
	});
});

describe("relist", () => {
	test("returns which rows changed, and writes no others", async () => {
		const [changed, same, gone] = [
			await aListedProduct(testShop),
			await aListedProduct(testShop),
			await aListedProduct(testShop),
		];
		const { db } = testShop.shop;
		const versionOf = ({ id }: TestProduct) =>
			rowsOf(sql`select xmin::text from listed_products where product_id = ${id}`);
		const before = await versionOf(same);
		await db.execute(sql`update products set popularity = 7 where id = ${changed.id}`);
		await db.execute(sql`update products set is_active = false where id = ${gone.id}`);
		const ids = [gone.id, same.id, changed.id, same.id];
		expect((await relist(db, ids)).toSorted((a, b) => a - b)).toEqual([changed.id, gone.id]);
		expect(await versionOf(same)).toEqual(before);
		expect(await listedRow(testShop, gone.id)).toBeUndefined();
		expect(await relist(db, ids)).toEqual([]);
		expect(await relist(db, [])).toEqual([]);
		expect(await relist(db, [2_000_000_000])).toEqual([]);
	});

	test("removes a product from listings with its last variant on sale, and adds it back", async () => {
		const product = await aListedProduct(testShop);
		const { db } = testShop.shop;
		await db.execute(sql`update variants set is_active = false where id = ${product.variantId}`);
		expect(await relist(db, [product.id])).toEqual([product.id]);
		expect(await listedRow(testShop, product.id)).toBeUndefined();
		await db.execute(sql`update variants set is_active = true where id = ${product.variantId}`);
		expect(await relist(db, [product.id])).toEqual([product.id]);
		expect(await listedRow(testShop, product.id)).toMatchObject({ is_in_stock: true });
	});

	test("keeps stock and popularity up to date in search", async () => {
		const product = await aListedProduct(testShop);
		const { db } = testShop.shop;
		const found = () =>
			rowsOf(sql`
			select locale, is_in_stock, popularity, is_leading from product_search where product_id = ${product.id} order by 1`);
		const [all, none] = [LEADING_POPULARITY, LEADING_POPULARITY - 1];
		for (const [popularity, quantity, is_leading] of [
			[all, 3, true],
			[none, 3, false],
			[all, 0, false],
		] as const) {
			await db.execute(sql`update products set popularity = ${popularity} where id = ${product.id}`);
			await db.execute(sql`update stock set quantity = ${quantity} where variant_id = ${product.variantId}`);
			await relist(db, [product.id]);
			const row = { is_in_stock: quantity > 0, popularity, is_leading };
			expect(await found()).toEqual([
				{ locale: "cs", ...row },
				{ locale: "en", ...row },
			]);
		}
	});
});

describe("two orders that sell out two variants of one product at the same time", () => {
	const twoVariants = async () => {
		const first = await aListedProduct(testShop, { stock: 1 });
		return { first, second: await aVariant(testShop, first, { stock: 1 }) };
	};

	test("leave the product listed as sold out, twenty times out of twenty", async () => {
		for (let round = 0; round < 20; round++) {
			const { first, second } = await twoVariants();
			const carts = [
				await aGuestCart(testShop, [{ product: first }]),
				await aGuestCart(testShop, [{ product: second }]),
			];
			const answers = await Promise.all(carts.map((cart) => placeOrder(testShop, cart.id)));
			expect(answers.map(({ status }) => status)).toEqual([201, 201]);
			expect(await listedRow(testShop, first.id), `round ${round}`).toMatchObject({
				is_in_stock: false,
				availability: "temporarily_sold_out",
			});
		}
	});

	test("leave a set sold out when they sell two of its parts, twenty times out of twenty", async () => {
		for (let round = 0; round < 20; round++) {
			const [plate, cup] = [await aListedProduct(testShop, { stock: 2 }), await aListedProduct(testShop, { stock: 2 })];
			const set = await aListedSet(testShop, { product: plate, quantity: 2 }, { product: cup, quantity: 2 });
			const carts = [await aGuestCart(testShop, [{ product: plate }]), await aGuestCart(testShop, [{ product: cup }])];
			await Promise.all(carts.map((cart) => placeOrder(testShop, cart.id)));
			expect(await listedRow(testShop, set.id), `round ${round}`).toMatchObject({ is_in_stock: false });
		}
	});

	/**
	 * Both sell their piece before either lists; the second lists while the first one's transaction is open. `seenBy` is the
	 * database as relist gets it. Answers whether the product is listed as in stock in the end.
	 */
	async function interleaved(seenBy: (tx: Database) => Database): Promise<unknown> {
		const { first, second } = await twoVariants();
		const { db } = testShop.shop;
		const sell = (tx: Database, { variantId }: TestProduct) =>
			tx.execute(sql`update stock set quantity = 0 where variant_id = ${variantId}`);
		const secondSold = Promise.withResolvers<void>();
		const firstListed = Promise.withResolvers<void>();
		const secondWaits = Promise.withResolvers<void>();
		const one = db.transaction(async (tx) => {
			await sell(tx, first);
			await secondSold.promise;
			await relist(seenBy(tx), [first.id]);
			firstListed.resolve();
			await secondWaits.promise;
		});
		const other = db.transaction(async (tx) => {
			await sell(tx, second);
			secondSold.resolve();
			await firstListed.promise;
			await relist(seenBy(tx), [first.id]);
		});
		await firstListed.promise;
		const waiting = () =>
			rowsOf<{ n: number }>(sql`
				select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
		await expect.poll(async () => (await waiting())[0]?.n).toBe(1);
		secondWaits.resolve();
		await Promise.all([one, other]);
		return (await listedRow(testShop, first.id))?.is_in_stock;
	}

	const dialect = new PgDialect();
	/** Leaves out the statement that locks the products. */
	const withoutLock = (tx: Database): Database => {
		const execute = (statement: SQL) =>
			/for no key update/.test(dialect.sqlToQuery(statement).sql)
				? Promise.resolve({ rows: [] })
				: tx.execute(statement);
		return { execute } as unknown as Database;
	};

	test("leave it sold out because the second waits for the lock and reads again; without the lock it would stay in stock", async () => {
		expect(await interleaved((tx) => tx)).toBe(false);
		expect(await interleaved(withoutLock)).toBe(true);
	});
});
