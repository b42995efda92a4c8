import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import type { PromisedDates } from "#lib/domain/time/promised-dates.ts";
import { changeSetting } from "#lib/shop/content/settings/manage-settings.ts";
import { anOrder, moveThrough, type PlacedOrder } from "#tests/support/selling/orders.ts";
import { PAYMENT } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const HOUR_MS = 3600 * SECOND_MS;
const DAY_MS = DAY_S * SECOND_MS;

let testShop: TestShop;

// Friday, 20 November 2026, eleven o'clock in Prague.
beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());
afterEach(async () => {
	await testShop.shop.db.execute(sql`delete from settings where key = 'dispatch'`);
});

async function datesOf({ id, hash }: PlacedOrder): Promise<PromisedDates | null> {
	const { status, body } = await testShop.call("GET", `/order/${id}/${hash}`);
	expect(status).toBe(200);
	return body.dates;
}

const setCutOff = (cutOffHour: number) =>
	changeSetting(testShop.shop, { key: "dispatch", locales: ["cs", "en"], value: { cutOffHour }, isDryRun: false });

describe("the days promised with an order", () => {
	test("are fixed when it is placed, and stay when the setting changes", async () => {
		const order = await anOrder(testShop, { paymentId: PAYMENT.cod });
		const monday = { from: "2026-11-23", to: "2026-11-24" };
		expect(await datesOf(order)).toEqual(monday);
		expect((await setCutOff(9)).ok).toBe(true);
		expect(await datesOf(order)).toEqual(monday);
		expect(await datesOf(await anOrder(testShop, { paymentId: PAYMENT.cod }))).toEqual({
			from: "2026-11-24",
			to: "2026-11-25",
		});
	});

	test("count of a transfer from the payment, and are not known before", async () => {
		const order = await anOrder(testShop, { paymentId: PAYMENT.transfer });
		expect(await datesOf(order)).toBeNull();
		await moveThrough(testShop, order, "paid");
		expect(await datesOf(order)).toEqual({ from: "2026-11-23", to: "2026-11-24" });
	});

	test("of a card stay when it is paid at once, and when the setting has become kinder", async () => {
		await setCutOff(9);
		const order = await anOrder(testShop, { paymentId: PAYMENT.card });
		const tuesday = { from: "2026-11-24", to: "2026-11-25" };
		expect(await datesOf(order)).toEqual(tuesday);
		await setCutOff(14);
		await moveThrough(testShop, order, "paid");
		expect(await datesOf(order)).toEqual(tuesday);
	});

	test("are days when the branch is open", async () => {
		await testShop.shop.db.execute(
			sql`insert into branch_exceptions (branch_id, day, hours, note) values (1, '2026-11-24', null, '{}')`,
		);
		const wednesday = { from: "2026-11-23", to: "2026-11-25" };
		const order = await anOrder(
			testShop,
			{ deliveryId: 1, branchId: 1, paymentId: PAYMENT.card },
			{
				stock: 5,
				branches: { 1: 5 },
			},
		);
		expect(await datesOf(order)).toEqual(wednesday);
		await moveThrough(testShop, order, "paid");
		expect(await datesOf(order)).toEqual(wednesday);
		await testShop.shop.db.execute(sql`delete from branch_exceptions where branch_id = 1`);
	});

	test("tell of a card until when its payment keeps them: until the cut-off, or its own end", async () => {
		const order = await anOrder(testShop, { paymentId: PAYMENT.card });
		const { body } = await testShop.call("GET", `/order/${order.id}/${order.hash}`);
		expect(body.dates_until).toBe("2026-11-20T13:00:00.000Z");
		await testShop.shop.db.execute(sql`update orders set expires_at = '2026-11-20T11:30:00Z' where id = ${order.id}`);
		const { body: sooner } = await testShop.call("GET", `/order/${order.id}/${order.hash}`);
		expect(sooner.dates_until).toBe("2026-11-20T11:30:00.000Z");
		await moveThrough(testShop, order, "paid");
		const { body: paid } = await testShop.call("GET", `/order/${order.id}/${order.hash}`);
		expect(paid.dates_until).toBeNull();
	});

	test("are gone from the order when it is there, and when it is cancelled", async () => {
		const [delivered, cancelled] = [
			await anOrder(testShop, { paymentId: PAYMENT.cod }),
			await anOrder(testShop, { paymentId: PAYMENT.cod }),
		];
		await moveThrough(testShop, delivered, "packed", "handed_over");
		expect(await datesOf(delivered)).toEqual({ from: "2026-11-23", to: "2026-11-24" });
		await moveThrough(testShop, delivered, "delivered");
		await moveThrough(testShop, cancelled, "cancelled");
		expect([await datesOf(delivered), await datesOf(cancelled)]).toEqual([null, null]);
	});

	test("an order from before dates shows none, only its working days", async () => {
		const order = await anOrder(testShop, { paymentId: PAYMENT.cod });
		await testShop.shop.db.execute(
			sql`update orders set promised_from = null, promised_to = null where id = ${order.id}`,
		);
		const { body } = await testShop.call("GET", `/order/${order.id}/${order.hash}`);
		expect([body.days, body.dates]).toEqual([{ from: 1, to: 2 }, null]);
	});
});

// These move the clock on.
describe("later", () => {
	test("a card that is paid after the cut-off gets later days, and its unpaid order says so", async () => {
		const order = await anOrder(testShop, { paymentId: PAYMENT.card });
		expect(await datesOf(order)).toEqual({ from: "2026-11-23", to: "2026-11-24" });
		testShop.passMs(4 * HOUR_MS);
		expect(await datesOf(order)).toEqual({ from: "2026-11-24", to: "2026-11-25" });
		await moveThrough(testShop, order, "paid");
		expect(await datesOf(order)).toEqual({ from: "2026-11-24", to: "2026-11-25" });
	});

	test("an order of Friday afternoon counts from Monday, at a branch that lacks goods as a last day", async () => {
		expect(await datesOf(await anOrder(testShop, { paymentId: PAYMENT.cod }))).toEqual({
			from: "2026-11-24",
			to: "2026-11-25",
		});
		const order = await anOrder(testShop, { deliveryId: 1, branchId: 1, paymentId: PAYMENT.card }, { stock: 5 });
		expect(await datesOf(order)).toEqual({ from: null, to: "2026-12-07" });
	});

	test("an order whose last day has passed is late, until it is on its way and may be there", async () => {
		const order = await anOrder(testShop, { paymentId: PAYMENT.cod });
		const isLate = async () => (await testShop.call("GET", `/order/${order.id}/${order.hash}`)).body.is_late;
		await moveThrough(testShop, order, "packed");
		await testShop.shop.db.execute(sql`update orders set promised_to = '2026-11-20' where id = ${order.id}`);
		expect(await isLate()).toBe(false);
		await testShop.shop.db.execute(sql`update orders set promised_to = '2026-11-19' where id = ${order.id}`);
		expect(await isLate()).toBe(true);
		await moveThrough(testShop, order, "handed_over");
		expect([await isLate(), await datesOf(order)]).toEqual([false, null]);
	});

	test("what a cart is offered has the days of the same rule, and the moment when they end", async () => {
		testShop.passMs(3 * DAY_MS - 4 * HOUR_MS);
		const { product } = await anOrder(testShop, {}, { stock: 10, branches: { 1: 2 } });
		const cart = await testShop.call("POST", "/cart/create", { body: {} });
		await testShop.call("PUT", `/cart/${cart.body.id}`, {
			body: { id: product.id, variantId: product.variantId, quantity: 1 },
		});
		await testShop.shop.db.execute(
			sql`insert into branch_exceptions (branch_id, day, hours, note) values (1, '2026-11-25', null, '{}')`,
		);
		const { body } = await testShop.call("GET", `/order/deliveries/cs/${cart.body.id}`);
		expect(body.dates_until).toBe("2026-11-23T13:00:00.000Z");
		const deliveries: { key: string; dates: PromisedDates }[] = body.deliveries;
		expect(deliveries.map(({ key, dates }) => [key, dates.from, dates.to])).toEqual([
			["branch", "2026-11-24", "2026-11-30"],
			["courier", "2026-11-24", "2026-11-25"],
			["post", "2026-11-25", "2026-11-26"],
			["pickup_point", "2026-11-24", "2026-11-26"],
		]);
		// Closed on Wednesday.
		expect(body.branches[0].dates).toEqual({ from: "2026-11-24", to: "2026-11-26" });
		expect(body.branches[1].dates).toEqual({ from: null, to: "2026-12-07" });
	});
});
