import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { recheckPayments } from "#lib/shop/selling/payment/check-payment.ts";
import { aCardOrder, auditOf, checkPayment, moneyOf, openPayment } from "#tests/support/selling/payments.ts";
import { type ComgateServer, startComgate } from "#tests/support/servers/comgate-server.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const HOUR_MS = 3_600_000;

let comgate: ComgateServer;
let testShop: TestShop;

beforeAll(async () => {
	comgate = await startComgate();
	testShop = await openTestShop({ payment: comgate.settings });
});
afterEach(async () => {
	comgate.misbehave(null);
	await testShop.shop.db.execute(sql`update payments set state = 'cancelled' where state = 'pending'`);
});
afterAll(async () => {
	await testShop.close();
	await comgate.close();
});

const anOpenPayment = () => openPayment(testShop, comgate);

describe("POST /order/{id}/{hash}/payment-check", () => {
	test("finds an order paid whose notification never came", async () => {
		const { order, payment } = await anOpenPayment();
		expect(await checkPayment(testShop, order)).toMatchObject({
			status: 200,
			body: { number: order.number, state: "waiting_for_payment", is_paid: false },
		});
		payment.status = "PAID";
		testShop.passMs(10_000);
		expect(await checkPayment(testShop, order)).toMatchObject({ status: 200, body: { state: "paid", is_paid: true } });
		expect((await checkPayment(testShop, order)).body.state).toBe("paid");
		expect(await moneyOf(testShop, order.id)).toMatchObject({ state: "paid", paid: 1, payments: ["paid"] });
		// Looking without finding anything new is no news.
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "paid"]);
	});

	test("says that a payment was refused until the next attempt, and never of a paid order", async () => {
		const { order, payment } = await anOpenPayment();
		expect((await checkPayment(testShop, order)).body.is_payment_refused).toBe(false);
		payment.status = "CANCELLED";
		testShop.passMs(10_000);
		expect((await checkPayment(testShop, order)).body).toMatchObject({ is_payment_refused: true, is_paid: false });
		await testShop.call("POST", `/order/${order.id}/${order.hash}/pay`, { body: {} });
		expect((await checkPayment(testShop, order)).body.is_payment_refused).toBe(false);
	});

	test("answers in the language asked for", async () => {
		const { order } = await anOpenPayment();
		const { body } = await testShop.call("POST", `/order/${order.id}/${order.hash}/payment-check?lang=en`);
		expect(body.payment.name).toBe("Card online");
	});

	test("an order without an open payment is answered without asking the gateway", async () => {
		const order = await aCardOrder(testShop);
		const asked = comgate.calls.length;
		expect((await checkPayment(testShop, order)).status).toBe(200);
		expect(comgate.calls).toHaveLength(asked);
	});

	test("a wrong sum is recorded once, however often the payment is checked", async () => {
		const { order, payment } = await anOpenPayment();
		Object.assign(payment, { status: "PAID", price: 100 });
		for (let time = 0; time < 3; time++) {
			expect((await checkPayment(testShop, order)).body.state).toBe("waiting_for_payment");
			testShop.passMs(10_000);
		}
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "mismatch"]);
	});

	test("asks the gateway once in ten seconds; calls in between get what is known", async () => {
		const { order, payment } = await anOpenPayment();
		const asked = comgate.calls.length;
		const many = await Promise.all(Array.from({ length: 20 }, () => checkPayment(testShop, order)));
		payment.status = "PAID";
		testShop.passMs(9_999);
		many.push(await checkPayment(testShop, order));
		for (const { status, body } of many) expect([status, body.state]).toEqual([200, "waiting_for_payment"]);
		expect(comgate.calls.length - asked).toBe(1);
		testShop.passMs(1);
		expect((await checkPayment(testShop, order)).body.state).toBe("paid");
	});

	test("leaves the order unchanged while the gateway is unavailable", async () => {
		const { order } = await anOpenPayment();
		comgate.misbehave("away");
		await expectRefused(testShop, () => checkPayment(testShop, order), 503, { error: "gateway_unavailable" });
	});

	test("answers a wrong hash as a missing order", async () => {
		const { order } = await anOpenPayment();
		const wrong = { id: order.id, hash: `${order.hash.slice(0, -1)}${order.hash.endsWith("A") ? "B" : "A"}` };
		await expectRefused(testShop, () => checkPayment(testShop, wrong), 404, { error: "not_found" });
	});
});

describe("the job that asks about open payments", () => {
	test("settles paid and refused payments, once", async () => {
		const [paid, refused, open] = [await anOpenPayment(), await anOpenPayment(), await anOpenPayment()];
		paid.payment.status = "PAID";
		refused.payment.status = "CANCELLED";
		expect(await recheckPayments(testShop.shop)).toBe(2);
		expect(await recheckPayments(testShop.shop)).toBe(0);
		expect(await moneyOf(testShop, paid.order.id)).toMatchObject({ state: "paid", payments: ["paid"] });
		expect(await moneyOf(testShop, refused.order.id)).toMatchObject({
			state: "waiting_for_payment",
			payments: ["cancelled"],
		});
		expect(await auditOf(testShop, open.payment.transId)).toEqual(["created"]);
	});

	test("stops when the gateway is unavailable, and continues there the next time", async () => {
		const all = [];
		for (let count = 0; count < 5; count++) all.push(await anOpenPayment());
		for (const { payment } of all) payment.status = "PAID";
		comgate.misbehave("away");
		testShop.passMs(5 * 60_000);
		const asked = comgate.calls.length;
		expect(await recheckPayments(testShop.shop)).toBe(0);
		expect(comgate.calls.length - asked).toBe(3);
		comgate.misbehave(null);
		testShop.passMs(5 * 60_000);
		const since = comgate.calls.length;
		expect(await recheckPayments(testShop.shop)).toBe(5);
		expect(comgate.calls[since]).toContain(all[3]?.payment.transId);
	});

	test("stops asking about a payment after a day, with an hour more for a job that was late", async () => {
		await anOpenPayment();
		testShop.passMs(25 * HOUR_MS - 1);
		const asked = comgate.calls.length;
		expect(await recheckPayments(testShop.shop)).toBe(0);
		expect(comgate.calls).toHaveLength(asked + 1);
		testShop.passMs(1);
		expect(await recheckPayments(testShop.shop)).toBe(0);
		expect(comgate.calls).toHaveLength(asked + 1);
	});
});
