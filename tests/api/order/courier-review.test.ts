import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OrderState } from "#lib/domain/order/order-states.ts";
import { COURIER_REVIEW_MAX_LENGTH } from "#lib/domain/order/order-terms.ts";
import { aCustomerOrder, anAccount } from "#tests/support/people/customer-account.ts";
import { anOrder, moveThrough, type PlacedOrder } from "#tests/support/selling/orders.ts";
import { DELIVERY, PAYMENT } from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";
import { NAUGHTY } from "#tests/support/texts/naughty.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const REVIEW = { stars: 5, text: "Milý a rychlý." };
const DELIVERED = ["paid", "accepted", "packed", "handed_over", "delivered"] as const;

const send = ({ id, hash }: Pick<PlacedOrder, "id" | "hash">, body: unknown = REVIEW) =>
	testShop.call("POST", `/order/${id}/${hash}/courier-review`, { body });
const read = async ({ id, hash }: PlacedOrder) => {
	const { body } = await testShop.call("GET", `/order/${id}/${hash}`);
	return { review: body.courier_review, may: body.actions.review_courier };
};

async function aDeliveredOrder(changes: Parameters<typeof anOrder>[1] = {}): Promise<PlacedOrder> {
	const order = await anOrder(testShop, changes);
	await moveThrough(testShop, order, ...DELIVERED);
	return order;
}

async function aPickupPoint(): Promise<number> {
	const { rows } = await testShop.shop.db.execute<{ id: number }>(
		sql`select id from pickup_points order by id limit 1`,
	);
	return rows[0]?.id ?? 0;
}

describe("POST /order/{id}/{hash}/courier-review", () => {
	test("a review of a guest's delivered order is kept; the order shows it and does not ask again", async () => {
		const order = await aDeliveredOrder();
		expect(await read(order)).toEqual({ review: null, may: true });
		const { status, body } = await send(order, { stars: 3, text: "  Zvonil\nu sousedů. " });
		expect({ status, body }).toEqual({ status: 201, body: {} });
		expect(await read(order)).toEqual({ review: { stars: 3, text: "Zvonil\nu sousedů." }, may: false });
	});

	test("stars alone are enough; a customer's order needs no token either", async () => {
		const order = await aCustomerOrder(testShop, await anAccount(testShop));
		await moveThrough(testShop, order, ...DELIVERED);
		expect((await send(order, { stars: 1 })).status).toBe(201);
		expect(await read(order)).toEqual({ review: { stars: 1, text: "" }, may: false });
	});

	test("orders to a pickup point, and orders withdrawn after the delivery, can be reviewed", async () => {
		const point = await aDeliveredOrder({ deliveryId: DELIVERY.pickupPoint, pickupPointId: await aPickupPoint() });
		expect((await send(point)).status).toBe(201);
		const withdrawn = await aDeliveredOrder();
		await moveThrough(testShop, withdrawn, "withdrawn");
		expect(await read(withdrawn)).toEqual({ review: null, may: true });
		expect((await send(withdrawn)).status).toBe(201);
	});

	test.each<[string, OrderState[]]>([
		["not paid", []],
		["paid", ["paid"]],
		["under way", ["paid", "accepted", "packed", "handed_over"]],
		["cancelled", ["cancelled"]],
		["withdrawn on its way", ["paid", "accepted", "packed", "handed_over", "withdrawn"]],
	])("an order that is %s cannot be reviewed", async (_, states) => {
		const order = await anOrder(testShop);
		await moveThrough(testShop, order, ...states);
		expect((await read(order)).may).toBe(false);
		await expectRefused(testShop, () => send(order), 409, { error: "not_reviewable" });
	});

	test("an order picked up at a branch cannot be reviewed", async () => {
		const order = await anOrder(
			testShop,
			{ deliveryId: DELIVERY.branch, paymentId: PAYMENT.card, branchId: 1 },
			{ branches: { 1: 5 } },
		);
		await moveThrough(testShop, order, "paid", "accepted", "packed", "ready_at_branch", "delivered");
		expect((await read(order)).may).toBe(false);
		await expectRefused(testShop, () => send(order), 409, { error: "not_reviewable" });
	});

	test("a second review is refused, and the first one stays", async () => {
		const order = await aDeliveredOrder();
		await send(order);
		await expectRefused(testShop, () => send(order, { stars: 1 }), 409, { error: "already_reviewed" });
		expect((await read(order)).review).toEqual(REVIEW);
	});

	test("of ten reviews at once one is kept", async () => {
		const order = await aDeliveredOrder();
		const answers = await Promise.all(
			Array.from({ length: 10 }, (_, index) => send(order, { stars: 1 + (index % 5) })),
		);
		const statuses = answers.map(({ status }) => status).toSorted();
		expect(statuses).toEqual([201, ...Array(9).fill(409)]);
		expect(await countRows(testShop, "courier_reviews", `order_id = ${order.id}`)).toBe(1);
	});

	test("a hash that is nearly right, another order's hash and a missing order are the same 404", async () => {
		const [order, other] = [await aDeliveredOrder(), await aDeliveredOrder()];
		const nearly = `${order.hash.slice(0, -1)}${order.hash.endsWith("A") ? "B" : "A"}`;
		for (const key of [
			{ id: order.id, hash: nearly },
			{ id: order.id, hash: other.hash },
			{ id: 999_999, hash: order.hash },
			{ id: order.id, hash: "short" },
		])
			await expectRefused(testShop, () => send(key), 404, { error: "not_found" });
	});

	test("the text of a review is kept as it is typed", async () => {
		const order = await aDeliveredOrder();
		for (const text of NAUGHTY) {
			await testShop.shop.db.execute(sql`delete from courier_reviews where order_id = ${order.id}`);
			expect((await send(order, { stars: 2, text })).status).toBe(201);
			expect((await read(order)).review.text).toBe(text.trim());
		}
	});

	test.each<[unknown, Record<string, string[]>]>([
		[{}, { stars: ["stars"] }],
		[{ stars: 0 }, { stars: ["stars"] }],
		[{ stars: 6 }, { stars: ["stars"] }],
		[{ stars: 2.5 }, { stars: ["stars"] }],
		[{ stars: "5" }, { stars: ["stars"] }],
		[{ stars: 5, text: 1 }, { text: ["invalid"] }],
		[{ stars: 5, text: "x".repeat(COURIER_REVIEW_MAX_LENGTH + 1) }, { text: ["too_long"] }],
	])("%j: 422 at the fields", async (body, errors) => {
		const order = await aDeliveredOrder();
		await expectRefused(testShop, () => send(order, body), 422, { error: "invalid", errors });
	});

	test("an unreadable body is 400, one that is too large 413", async () => {
		const { id, hash } = await aDeliveredOrder();
		const post = (text: string) => () => testShop.call("POST", `/order/${id}/${hash}/courier-review`, { text });
		await expectRefused(testShop, post("{"), 400, { error: "unreadable" });
		await expectRefused(testShop, post(JSON.stringify({ text: "x".repeat(70_000) })), 413, { error: "too_large" });
	});
});
