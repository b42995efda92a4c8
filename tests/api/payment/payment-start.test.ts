import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { aCardOrder, auditOf, type CardOrder, lastDetail, moneyOf, pay } from "#tests/support/selling/payments.ts";
import { type ComgateServer, startComgate } from "#tests/support/servers/comgate-server.ts";
import { PAYMENT } from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const HOUR_MS = 3_600_000;

let comgate: ComgateServer;
let testShop: TestShop;

beforeAll(async () => {
	comgate = await startComgate();
	testShop = await openTestShop({ payment: comgate.settings });
});
afterEach(() => comgate.misbehave(null));
afterAll(async () => {
	await testShop.close();
	await comgate.close();
});

const transactionsOf = async (order: CardOrder) => {
	const { rows } = await testShop.shop.db.execute<{ transaction_id: string }>(
		sql`select transaction_id from payments where order_id = ${order.id} order by id`,
	);
	return rows.map((row) => row.transaction_id);
};

describe("POST /order/{id}/{hash}/pay", () => {
	test("opens a payment of exactly this order and answers the address where it is paid", async () => {
		const order = await aCardOrder(testShop);
		const { status, body } = await pay(testShop, order);
		const payment = comgate.paymentOf(order.number);
		expect({ status, body }).toEqual({
			status: 200,
			body: { redirect: `https://payments.comgate.cz/client/instructions/index?id=${payment.transId}` },
		});
		const backToOrder = `https://konfety.test/shrnuti/${order.id}/${order.hash}?platba=navrat`;
		expect(payment.asked).toEqual({
			test: false,
			prepareOnly: true,
			price: order.totalMinor,
			curr: "CZK",
			label: order.number,
			refId: order.number,
			method: "ALL",
			lang: "cs",
			email: "jana@example.cz",
			fullName: "Jana Nováková",
			phone: "+420777123456",
			category: "PHYSICAL_GOODS_ONLY",
			delivery: "HOME_DELIVERY",
			url_paid: backToOrder,
			url_cancelled: backToOrder,
			url_pending: backToOrder,
			expirationTime: "1440m",
		});
		expect(order.totalMinor).toBe(36_100);
		expect(await auditOf(testShop, payment.transId)).toEqual(["created"]);
		expect(await moneyOf(testShop, order.id)).toEqual({
			state: "waiting_for_payment",
			paid: 0,
			payments: ["pending"],
			refunds: [],
		});
	});

	test("a payment that is still open is used again", async () => {
		const order = await aCardOrder(testShop);
		const first = await pay(testShop, order);
		expect((await pay(testShop, order)).body).toEqual(first.body);
		expect(await transactionsOf(order)).toEqual([comgate.paymentOf(order.number).transId]);
	});

	test("after a refusal the shopper gets a new payment", async () => {
		const order = await aCardOrder(testShop);
		await pay(testShop, order);
		const refused = comgate.paymentOf(order.number);
		refused.status = "CANCELLED";
		const again = await pay(testShop, order);
		expect(again.status).toBe(200);
		expect(await transactionsOf(order)).toHaveLength(2);
		expect(again.body.redirect).not.toContain(refused.transId);
		expect(await auditOf(testShop, refused.transId)).toEqual(["created", "cancelled"]);
		expect((await moneyOf(testShop, order.id))?.payments).toEqual(["cancelled", "pending"]);
	});

	test("a payment that the gateway no longer knows is given up, and a new one opened", async () => {
		const order = await aCardOrder(testShop);
		await pay(testShop, order);
		const lost = comgate.paymentOf(order.number);
		comgate.payments.delete(lost.transId);
		// Names are given anew from how many there are.
		comgate.payments.set("AB12-FILLER", { ...lost, transId: "AB12-FILLER", refId: "filler" });
		comgate.payments.set("AB12-FILLER-2", { ...lost, transId: "AB12-FILLER-2", refId: "filler" });
		const again = await pay(testShop, order);
		expect(again.status).toBe(200);
		expect(again.body.redirect).not.toContain(lost.transId);
		expect((await moneyOf(testShop, order.id))?.payments).toEqual(["cancelled", "pending"]);
		expect(await auditOf(testShop, lost.transId)).toEqual(["created", "cancelled"]);
		expect(await lastDetail(testShop, lost.transId)).toEqual({ occasion: "retry", error: "unknown_transaction" });
	});

	test("a payment is not given up when the order is paid while the gateway is asked", async () => {
		const order = await aCardOrder(testShop);
		await pay(testShop, order);
		const lost = comgate.paymentOf(order.number);
		comgate.payments.delete(lost.transId);
		comgate.beforeNextAnswer(async () => {
			await testShop.shop.db.execute(sql`update payments set state = 'paid' where transaction_id = ${lost.transId}`);
			await testShop.shop.db.execute(sql`update orders set state = 'paid', paid_at = now() where id = ${order.id}`);
		});
		expect(await pay(testShop, order)).toMatchObject({ status: 409, body: { error: "not_payable" } });
		expect((await moneyOf(testShop, order.id))?.payments).toEqual(["paid"]);
		expect(await auditOf(testShop, lost.transId)).toEqual(["created"]);
		comgate.payments.set(lost.transId, lost);
	});

	test("a payment that the gateway was just asked about is not asked about again", async () => {
		const order = await aCardOrder(testShop);
		const first = await pay(testShop, order);
		const asked = comgate.calls.length;
		for (let click = 0; click < 5; click++) expect((await pay(testShop, order)).body).toEqual(first.body);
		expect(comgate.calls.length - asked).toBe(1);
		testShop.passMs(10_000);
		await pay(testShop, order);
		expect(comgate.calls.length - asked).toBe(2);
	});

	test("an order has at most twenty payments", async () => {
		const order = await aCardOrder(testShop);
		for (let time = 0; time < 20; time++) {
			expect((await pay(testShop, order)).status).toBe(200);
			for (const payment of comgate.payments.values()) if (payment.refId === order.number) payment.status = "CANCELLED";
			testShop.passMs(60_000);
		}
		await pay(testShop, order);
		const asked = comgate.calls.length;
		await expectRefused(testShop, () => pay(testShop, order), 409, { error: "not_payable" });
		expect(comgate.calls).toHaveLength(asked);
		expect(await transactionsOf(order)).toHaveLength(20);
	});

	test("after ten failed tries to open a payment the order must wait", async () => {
		const [order, other] = [await aCardOrder(testShop), await aCardOrder(testShop)];
		comgate.misbehave("away");
		const asked = comgate.calls.length;
		for (let time = 0; time < 10; time++) expect((await pay(testShop, order)).status).toBe(503);
		await expectRefused(testShop, () => pay(testShop, order), 429, { error: "too_many_requests" });
		expect((await pay(testShop, order)).headers.get("Retry-After")).toBe("10");
		expect(comgate.calls.length - asked).toBe(10);
		comgate.misbehave(null);
		expect((await pay(testShop, other)).status).toBe(200);
		testShop.passMs(10_000);
		expect((await pay(testShop, order)).status).toBe(200);
	});

	test("ten clicks at once lead to one payment", async () => {
		const order = await aCardOrder(testShop);
		const answers = await Promise.all(Array.from({ length: 10 }, () => pay(testShop, order)));
		expect(new Set(answers.map(({ status, body }) => `${status} ${body.redirect}`)).size).toBe(1);
		expect(answers[0]?.status).toBe(200);
		expect(await transactionsOf(order)).toHaveLength(1);
	});

	test("a second click while the gateway is asked leads to the same payment", async () => {
		const order = await aCardOrder(testShop);
		const answers: unknown[] = [];
		comgate.beforeNextAnswer(async () => {
			answers.push((await pay(testShop, order)).body);
		});
		answers.push((await pay(testShop, order)).body);
		expect(answers[1]).toEqual(answers[0]);
		expect(await transactionsOf(order)).toHaveLength(1);
	});

	test("an order that was paid without a notification is found paid, not paid again", async () => {
		const order = await aCardOrder(testShop);
		await pay(testShop, order);
		comgate.paymentOf(order.number).status = "PAID";
		expect(await pay(testShop, order)).toMatchObject({ status: 409, body: { error: "not_payable" } });
		expect(await moneyOf(testShop, order.id)).toMatchObject({ state: "paid", paid: 1, payments: ["paid"] });
	});

	test("an order cancelled while the gateway is asked gets no payment", async () => {
		const order = await aCardOrder(testShop);
		comgate.beforeNextAnswer(async () => {
			expect((await testShop.call("POST", `/order/${order.id}/${order.hash}/cancel`)).status).toBe(200);
		});
		expect(await pay(testShop, order)).toMatchObject({ status: 409, body: { error: "not_payable" } });
		expect((await moneyOf(testShop, order.id))?.payments).toEqual([]);
	});

	test("the order is not locked while the gateway is asked", async () => {
		const order = await aCardOrder(testShop);
		let isFree = false;
		comgate.beforeNextAnswer(async () => {
			await testShop.shop.db.execute(sql`select 1 from orders where id = ${order.id} for update nowait`);
			isFree = true;
		});
		expect((await pay(testShop, order)).status).toBe(200);
		expect(isFree).toBe(true);
	});

	test.each([
		"away",
		"hangs-up",
		"slow",
		"slow-body",
		"broken-json",
		"html",
		"huge",
		"endless",
		"redirect",
		"moved",
		"refuses",
		"other-shape",
	] as const)("a gateway that is %s leaves nothing half-written, and the order can be paid later", async (fault) => {
		const order = await aCardOrder(testShop);
		comgate.misbehave(fault);
		await expectRefused(testShop, () => pay(testShop, order), 503, { error: "gateway_unavailable" });
		expect(await moneyOf(testShop, order.id)).toMatchObject({ state: "waiting_for_payment", payments: [] });
		comgate.misbehave(null);
		expect((await pay(testShop, order)).status).toBe(200);
	});

	test("a gateway whose answer is lost leaves a payment that nobody can pay", async () => {
		const order = await aCardOrder(testShop);
		comgate.misbehave("lost-answer");
		const lost = await pay(testShop, order);
		expect(lost).toMatchObject({ status: 503, body: { error: "gateway_unavailable" } });
		expect(lost.headers.get("Retry-After")).toBe("2");
		comgate.misbehave(null);
		expect((await pay(testShop, order)).status).toBe(200);
		expect(await transactionsOf(order)).toHaveLength(1);
	});

	test("a wrong hash is answered as a missing order, and the gateway is not asked", async () => {
		const [order, other] = [await aCardOrder(testShop), await aCardOrder(testShop)];
		const asked = comgate.calls.length;
		for (const key of [
			{ id: order.id, hash: other.hash },
			{ id: order.id, hash: order.hash.slice(0, -1) },
			{ id: 999_999, hash: order.hash },
		])
			await expectRefused(testShop, () => pay(testShop, key), 404, { error: "not_found" });
		expect(comgate.calls).toHaveLength(asked);
	});

	test.each([
		["is paid by transfer", PAYMENT.transfer, sql`select 1`],
		["is paid at the door", PAYMENT.cod, sql`select 1`],
		["was cancelled", PAYMENT.card, sql`update orders set state = 'cancelled'`],
		["was paid", PAYMENT.card, sql`update orders set state = 'paid', paid_at = now()`],
		["costs nothing", PAYMENT.card, sql`update orders set total_minor = 0`],
	])("an order that %s is not payable", async (_, paymentId, change) => {
		const order = await aCardOrder(testShop, paymentId);
		const asked = comgate.calls.length;
		if (paymentId === PAYMENT.card) await testShop.shop.db.execute(sql`${change} where id = ${order.id}`);
		await expectRefused(testShop, () => pay(testShop, order), 409, { error: "not_payable" });
		expect(comgate.calls).toHaveLength(asked);
	});

	test("an expired order is not payable, cancelled already or not", async () => {
		const order = await aCardOrder(testShop);
		testShop.passMs(24 * HOUR_MS - 1);
		expect((await pay(testShop, order)).status).toBe(200);
		// Comgate takes no less than half an hour.
		expect(comgate.paymentOf(order.number).asked.expirationTime).toBe("30m");
		testShop.passMs(1);
		await expectRefused(testShop, () => pay(testShop, order), 409, { error: "not_payable" });
	});

	test("an order that never expires gets a payment that never expires", async () => {
		const order = await aCardOrder(testShop);
		await testShop.shop.db.execute(sql`update orders set expires_at = null where id = ${order.id}`);
		expect((await pay(testShop, order)).status).toBe(200);
		expect(comgate.paymentOf(order.number).asked).not.toHaveProperty("expirationTime");
	});

	test("every line of the audit belongs to a transaction of the gateway", async () => {
		expect(await countRows(testShop, "payment_events", "transaction_id = ''")).toBe(0);
	});
});
