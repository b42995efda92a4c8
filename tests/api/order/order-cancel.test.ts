import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import { expireOrders } from "#lib/shop/selling/payment/expire-orders.ts";
import { listedRow } from "#tests/support/goods/goods.ts";
import { piecesOf } from "#tests/support/goods/sets.ts";
import { expectLedgerExact, openLedger } from "#tests/support/selling/ledger.ts";
import {
	anOrder,
	consequencesOf,
	historyOf,
	mailedSteps,
	moveThrough,
	orderOf,
} from "#tests/support/selling/orders.ts";
import { aGuestCart, aProduct, PAYMENT } from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { START } from "#tests/support/shop/start.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

type Key = { id: number | string; hash: string };
const cancel = ({ id, hash }: Key, query = "") => testShop.call("POST", `/order/${id}/${hash}/cancel${query}`);

describe("POST /order/{id}/{hash}/cancel", () => {
	test("an unpaid order is cancelled and its goods are in stock again; a repeat gets the same order", async () => {
		const initial = await openLedger(testShop);
		const order = await anOrder(testShop, {}, { stock: 5, quantity: 5 });
		initial.set(order.product.variantId, 5);
		expect(await listedRow(testShop, order.product.id)).toMatchObject({ is_in_stock: false });
		const first = await cancel(order, "?lang=en");
		expect(first).toMatchObject({
			status: 200,
			body: {
				id: order.id,
				state: "cancelled",
				events: [{ state: "waiting_for_payment" }, { state: "cancelled", date: START.toISOString() }],
				is_paid: false,
				expires_at: null,
				actions: { pay: false, cancel: false, withdraw: false, review_courier: false },
				delivery: { name: "Courier to your address" },
			},
		});
		expect(await cancel(order, "?lang=en")).toMatchObject({ status: 200, body: first.body });
		expect(await historyOf(testShop, order)).toEqual(["waiting_for_payment shopper", "cancelled shopper"]);
		expect(await mailedSteps(testShop, order)).toEqual(["cancelled"]);
		expect(await piecesOf(testShop, order.product)).toEqual({ warehouse: 5 });
		expect(await listedRow(testShop, order.product.id)).toMatchObject({ is_in_stock: true });
		expect(await aGuestCart(testShop, [{ product: order.product, quantity: 5 }])).toMatchObject({ count: 5 });
		await expectLedgerExact(testShop, initial);
	});

	test.each([
		["paid", ["paid"], {}],
		["delivered", ["paid", "accepted", "packed", "handed_over", "delivered"], {}],
		["withdrawn", ["paid", "withdrawn"], {}],
		["accepted", [], { paymentId: PAYMENT.cod }],
	] as const)("an order that is %s is refused: 409 not_cancellable", async (state, states, changes) => {
		const order = await anOrder(testShop, changes);
		await moveThrough(testShop, order, ...states);
		await expectRefused(testShop, () => cancel(order), 409, { error: "not_cancellable", value: state });
	});

	test("a wrong hash and an id without an order are 404", async () => {
		const [order, other] = [await anOrder(testShop), await anOrder(testShop)];
		for (const key of [
			{ ...order, hash: other.hash },
			{ ...order, hash: `${order.hash.slice(0, -1)}${order.hash.endsWith("A") ? "B" : "A"}` },
			{ ...order, hash: "short" },
			{ ...order, id: 999_999 },
			{ ...order, id: "abc" },
		])
			await expectRefused(testShop, () => cancel(key), 404, { error: "not_found" });
	});

	test("an unknown language is 422", async () => {
		const order = await anOrder(testShop);
		const answer = { error: "invalid", errors: { lang: ["invalid"] } };
		await expectRefused(testShop, () => cancel(order, "?lang=de"), 422, answer);
	});
});

describe("an order that nobody pays", () => {
	test.each([
		["card", PAYMENT.card, DAY_S],
		["transfer", PAYMENT.transfer, 7 * DAY_S],
	])("by %s is cancelled when it expires, and not before", async (_, paymentId, expiresS) => {
		const shop = await openTestShop();
		try {
			const order = await anOrder(shop, { paymentId }, { stock: 3 });
			const { body } = await shop.call("GET", `/order/${order.id}/${order.hash}`);
			expect(body.expires_at).toBe(new Date(START.getTime() + expiresS * SECOND_MS).toISOString());
			shop.passMs(expiresS * SECOND_MS - 1);
			expect(await expireOrders(shop.shop)).toBe(0);
			shop.passMs(1);
			expect(await expireOrders(shop.shop)).toBe(1);
			expect(await expireOrders(shop.shop)).toBe(0);
			expect(await historyOf(shop, order)).toEqual(["waiting_for_payment shopper", "cancelled job: not paid in time"]);
			expect(await mailedSteps(shop, order)).toEqual(["cancelled"]);
			expect(await piecesOf(shop, order.product)).toEqual({ warehouse: 3 });
		} finally {
			await shop.close();
		}
	});

	test("is left alone when it was paid in time or cancelled, or is cash on delivery", async () => {
		const shop = await openTestShop();
		try {
			const [paid, cancelled, cash] = [
				await anOrder(shop),
				await anOrder(shop),
				await anOrder(shop, { paymentId: PAYMENT.cod }),
			];
			await moveThrough(shop, paid, "paid");
			await moveThrough(shop, cancelled, "cancelled");
			shop.passMs(30 * DAY_S * SECOND_MS);
			expect(await expireOrders(shop.shop)).toBe(0);
			const states = [paid, cancelled, cash].map(async (order) => (await historyOf(shop, order)).at(-1));
			expect(await Promise.all(states)).toEqual(["paid command test", "cancelled command test", "accepted shopper"]);
			expect((await consequencesOf(shop, paid))?.refunds).toEqual([]);
		} finally {
			await shop.close();
		}
	});

	test("does not hold up others when it is locked", async () => {
		const shop = await openTestShop();
		try {
			const product = await aProduct(shop);
			const orders = [];
			for (let made = 0; made < 3; made++) orders.push(await orderOf(shop, (await aGuestCart(shop, [{ product }])).id));
			const [stuck] = orders;
			shop.passMs(8 * DAY_S * SECOND_MS);
			// Somebody else holds the first one for longer than anybody waits.
			await shop.shop.db.transaction(async (tx) => {
				await tx.execute(`select from orders where id = ${stuck?.id} for update`);
				expect(await expireOrders(shop.shop)).toBe(2);
			});
			expect(await expireOrders(shop.shop)).toBe(1);
			expect(await piecesOf(shop, product)).toEqual({ warehouse: 50 });
		} finally {
			await shop.close();
		}
	});
});
