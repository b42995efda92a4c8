import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Cart } from "#lib/contract/cart.ts";
import { aGuestCart, aProduct, placeOrder, type TestLine } from "#tests/support/builders.ts";
import { expectLedgerExact, openLedger } from "#tests/support/ledger.ts";
import { countRows, expectRefused } from "#tests/support/shop-state.ts";
import { type Answer, openTestShop, type TestShop } from "#tests/support/test-shop.ts";

const BUYERS = 200;
const PIECES = 5;

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

/** How many answers there were of each status and error code: "201", "409 out_of_stock". */
function countAnswers(answers: Answer[]): Record<string, number> {
	const kinds = Map.groupBy(answers, ({ status, body }) =>
		body.error === undefined ? `${status}` : `${status} ${body.error}`,
	);
	return Object.fromEntries([...kinds].map(([kind, all]) => [kind, all.length]));
}

async function deadlocks(): Promise<number> {
	const { rows } = await testShop.shop.db.execute<{ n: number }>(sql`
		select deadlocks::int as n from pg_stat_database where datname = current_database()`);
	return rows[0]?.n ?? 0;
}

/** One cart per buyer; made a few at a time, the race comes later. */
async function cartsOf(baskets: TestLine[][]): Promise<Cart[]> {
	return Promise.all(baskets.map((lines) => aGuestCart(testShop, lines)));
}

describe.runIf(process.env.KONFETY_SKIP_LONG !== "1")("many orders at once", () => {
	test.each([1, 2, 3])("the last 5 pieces go to exactly 5 of 200 buyers (round %i)", async () => {
		const product = await aProduct(testShop, { stock: PIECES });
		const initial = await openLedger(testShop);
		const [ordersBefore, mailsBefore] = [await countRows(testShop, "orders"), await countRows(testShop, "pgboss.job")];
		const carts = await cartsOf(Array.from({ length: BUYERS }, () => [{ product }]));
		const answers = await Promise.all(carts.map((cart) => placeOrder(testShop, cart.id)));
		expect(countAnswers(answers)).toEqual({ "201": PIECES, "409 out_of_stock": BUYERS - PIECES });
		expect(await countRows(testShop, "stock", `variant_id = ${product.variantId} and quantity > 0`)).toBe(0);
		expect(await countRows(testShop, "orders")).toBe(ordersBefore + PIECES);
		expect(await countRows(testShop, "pgboss.job")).toBe(mailsBefore + PIECES);
		await expectLedgerExact(testShop, initial);
	});

	test("the last 5 pieces at a branch and in the warehouse go once, whether fetched or sent", async () => {
		const product = await aProduct(testShop, { stock: 2, branches: { 1: 3 } });
		const initial = await openLedger(testShop);
		const carts = await cartsOf(Array.from({ length: 100 }, () => [{ product }]));
		const pickup = { deliveryId: 1, branchId: 1 };
		const answers = await Promise.all(
			carts.map((cart, index) => placeOrder(testShop, cart.id, index % 2 === 0 ? pickup : {})),
		);
		expect(countAnswers(answers)).toEqual({ "201": 5, "409 out_of_stock": 95 });
		await expectLedgerExact(testShop, initial);
	});

	test("mixed baskets in opposite order never wait for each other in a circle", async () => {
		const products = await Promise.all(
			Array.from({ length: 10 }, () => aProduct(testShop, { stock: 20, branches: { 2: 4 } })),
		);
		const initial = await openLedger(testShop);
		const [deadlocksBefore, ordersBefore] = [await deadlocks(), await countRows(testShop, "orders")];
		const baskets = Array.from({ length: 100 }, (_, buyer) => {
			const lines = [0, 1, 2].flatMap((step) => {
				const product = products[(buyer * 3 + step * (1 + (buyer % 3))) % products.length];
				return product ? [{ product, quantity: 1 + ((buyer + step) % 3) }] : [];
			});
			return buyer % 2 === 0 ? lines : lines.reverse();
		});
		const carts = await cartsOf(baskets);
		const pickup = { deliveryId: 1, branchId: 2 };
		const answers = await Promise.all(
			carts.map((cart, buyer) => placeOrder(testShop, cart.id, buyer % 4 === 0 ? pickup : {})),
		);
		const { "201": placed = 0, "409 out_of_stock": refused = 0, ...others } = countAnswers(answers);
		expect(others).toEqual({});
		expect(placed + refused).toBe(100);
		expect(await countRows(testShop, "orders")).toBe(ordersBefore + placed);
		expect((await deadlocks()) - deadlocksBefore).toBe(0);
		await expectLedgerExact(testShop, initial);
	});

	test("the same order sent 50 times at once is one order with one mail", async () => {
		const product = await aProduct(testShop, { stock: 60 });
		const initial = await openLedger(testShop);
		const cart = await aGuestCart(testShop, [{ product, quantity: 2 }]);
		const send = (index: number) =>
			placeOrder(testShop, cart.id, {}, index % 2 === 0 ? { "Idempotency-Key": "one and the same" } : {});
		const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => send(index)));
		expect(countAnswers(answers)).toEqual({ "200": 49, "201": 1 });
		const [first] = answers;
		for (const answer of answers) expect(answer.body).toEqual(first?.body);
		expect(await countRows(testShop, "orders", `cart_id = '${cart.id}'`)).toBe(1);
		expect(await countRows(testShop, "pgboss.job", `data ->> 'orderId' = '${first?.body.id}'`)).toBe(1);
		await expectLedgerExact(testShop, initial);
		const key = { "Idempotency-Key": "one and the same" };
		const changed = () => placeOrder(testShop, cart.id, { note: "Another one" }, key);
		await expectRefused(testShop, changed, 422, { error: "key_reused" });
	});
});
