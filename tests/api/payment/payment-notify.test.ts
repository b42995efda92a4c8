import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
	aCardOrder,
	auditOf,
	type CardOrder,
	lastDetail,
	moneyOf,
	notify,
	pay,
} from "#tests/support/selling/payments.ts";
import { type ComgatePayment, type ComgateServer, startComgate } from "#tests/support/servers/comgate-server.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let comgate: ComgateServer;
let testShop: TestShop;

beforeAll(async () => {
	comgate = await startComgate();
	testShop = await openTestShop({ payment: comgate.settings });
});
afterEach(() => {
	comgate.misbehave(null);
	// So that the notifications of one test are not too many for the next.
	testShop.passMs(60_000);
});
afterAll(async () => {
	await testShop.close();
	await comgate.close();
});

/** An order and its payment at the gateway. */
async function anOpenPayment(): Promise<{ order: CardOrder; payment: ComgatePayment }> {
	const order = await aCardOrder(testShop);
	expect((await pay(testShop, order)).status).toBe(200);
	return { order, payment: comgate.paymentOf(order.number) };
}

/** The fields that Comgate posts; all but the transaction are the payer's word. */
const pushOf = ({ transId, price, curr, label, refId, email, status }: ComgatePayment, secret = "anything") => ({
	merchant: "123456",
	test: "false",
	price: String(price),
	curr,
	label,
	refId,
	email,
	transId,
	status,
	fee: "unknown",
	vs: "1",
	method: "CARD_CZ_COMGATE",
	secret,
});

const OK = { status: 200, text: "OK", retryAfter: null };
const PAID = { state: "paid", paid: 1, payments: ["paid"], refunds: [] };
const WAITING = { state: "waiting_for_payment", paid: 0, payments: ["pending"], refunds: [] };

describe("POST /payment/notify/{gateway}", () => {
	test("a paid payment makes its order paid", async () => {
		const { order, payment } = await anOpenPayment();
		payment.status = "PAID";
		expect(await notify(testShop, pushOf(payment))).toEqual(OK);
		expect(await moneyOf(testShop, order.id)).toEqual(PAID);
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "paid"]);
		expect(await lastDetail(testShop, payment.transId)).toEqual({
			occasion: "notification",
			claimed: "PAID",
			state: "paid",
			amountCents: 36_100,
			currencyCode: "CZK",
			refId: order.number,
		});
		const { body } = await testShop.call("GET", `/order/${order.id}/${order.hash}`);
		expect(body).toMatchObject({ state: "paid", is_paid: true });
	});

	test("a notification may be JSON, a form or without a content type, with the transaction alone", async () => {
		for (const [text, type] of [
			[(id: string) => JSON.stringify({ transId: id, status: "PAID" }), "application/json"],
			[(id: string) => `transId=${id}&label={2}`, "application/x-www-form-urlencoded"],
			[(id: string) => ` {"transId":"${id}"}`, "text/plain"],
		] as const) {
			const { order, payment } = await anOpenPayment();
			payment.status = "PAID";
			expect(await notify(testShop, text(payment.transId), { type })).toEqual(OK);
			expect(await moneyOf(testShop, order.id)).toEqual(PAID);
		}
	});

	test("fifty notifications at once pay the order exactly once; a few get a line, the others are counted", async () => {
		const { order, payment } = await anOpenPayment();
		payment.status = "PAID";
		const answers = await Promise.all(Array.from({ length: 50 }, () => notify(testShop, pushOf(payment))));
		expect(answers).toEqual(answers.map(() => OK));
		expect(await moneyOf(testShop, order.id)).toEqual(PAID);
		const audit = await auditOf(testShop, payment.transId);
		expect(audit.toSorted()).toEqual(["created", "paid", ...Array.from({ length: 5 }, () => "repeated")]);
		expect(await lastDetail(testShop, payment.transId)).toMatchObject({ state: "paid", more: 44 });
	});

	test("a forged notification changes nothing: the gateway says otherwise", async () => {
		const { order, payment } = await anOpenPayment();
		expect(await notify(testShop, { ...pushOf(payment, "guessed"), status: "PAID", price: "36100" })).toEqual(OK);
		expect(await moneyOf(testShop, order.id)).toEqual(WAITING);
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "notified"]);
		expect(await lastDetail(testShop, payment.transId)).toMatchObject({ claimed: "PAID", state: "pending" });
	});

	test.each([
		["a haléř less", { price: 36_099 }],
		["a haléř more", { price: 36_101 }],
		["a crown", { price: 100 }],
		["the same number of another currency", { curr: "EUR" }],
		["an order that is none of ours", { refId: "9999999" }],
	])("an order paid with %s still waits for its payment", async (_, difference) => {
		const { order, payment } = await anOpenPayment();
		Object.assign(payment, { status: "PAID", ...difference });
		expect(await notify(testShop, pushOf(payment))).toEqual(OK);
		expect(await moneyOf(testShop, order.id)).toEqual(WAITING);
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "mismatch"]);
	});

	test("one order's money does not pay another's", async () => {
		const { order, payment } = await anOpenPayment();
		const foreign = await aCardOrder(testShop);
		Object.assign(payment, { status: "PAID", refId: foreign.number });
		expect(await notify(testShop, pushOf(payment))).toEqual(OK);
		expect(await moneyOf(testShop, order.id)).toEqual(WAITING);
		expect(await moneyOf(testShop, foreign.id)).toEqual({ ...WAITING, payments: [] });
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "mismatch"]);
	});

	test.each([
		["played", { test: true }],
		["another merchant's", "other-merchant"],
	] as const)("a payment that is %s pays nothing; the gateway is told to notify again", async (_, difference) => {
		const { order, payment } = await anOpenPayment();
		payment.status = "PAID";
		if (typeof difference === "string") comgate.misbehave(difference);
		else Object.assign(payment, difference);
		expect(await notify(testShop, pushOf(payment))).toMatchObject({ status: 503 });
		expect(await moneyOf(testShop, order.id)).toEqual(WAITING);
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "failed"]);
	});

	test("money for an order cancelled in the meantime is refunded; the order stays cancelled", async () => {
		const { order, payment } = await anOpenPayment();
		await testShop.call("POST", `/order/${order.id}/${order.hash}/cancel`);
		payment.status = "PAID";
		for (const kind of ["late", "repeated"]) {
			expect(await notify(testShop, pushOf(payment))).toEqual(OK);
			expect((await auditOf(testShop, payment.transId)).at(-1)).toBe(kind);
		}
		expect(await moneyOf(testShop, order.id)).toEqual({
			state: "cancelled",
			paid: 0,
			payments: ["paid"],
			refunds: ["late 36100 requested"],
		});
		expect(
			await countRows(
				testShop,
				"pgboss.job",
				`name = 'payment.refund' and data->>'refundId' = (
			select id::text from refunds where order_id = ${order.id})`,
			),
		).toBe(1);
	});

	test("an order cancelled while the gateway is asked stays cancelled, and the money is refunded", async () => {
		const { order, payment } = await anOpenPayment();
		payment.status = "PAID";
		comgate.beforeNextAnswer(async () => {
			await testShop.call("POST", `/order/${order.id}/${order.hash}/cancel`);
		});
		expect(await notify(testShop, pushOf(payment))).toEqual(OK);
		expect(await moneyOf(testShop, order.id)).toMatchObject({ state: "cancelled", refunds: ["late 36100 requested"] });
	});

	test("of cancelling and paying at the same moment one succeeds, and the refund agrees with it", async () => {
		for (let round = 0; round < 5; round++) {
			const { order, payment } = await anOpenPayment();
			payment.status = "PAID";
			const [heard, cancelled] = await Promise.all([
				notify(testShop, pushOf(payment)),
				testShop.call("POST", `/order/${order.id}/${order.hash}/cancel`),
			]);
			expect(heard).toEqual(OK);
			expect([200, 409]).toContain(cancelled.status);
			const money = await moneyOf(testShop, order.id);
			expect(money).toEqual(
				cancelled.status === 200
					? { state: "cancelled", paid: 0, payments: ["paid"], refunds: ["late 36100 requested"] }
					: PAID,
			);
		}
	});

	test("the second payment of a paid order is refunded", async () => {
		const { order, payment } = await anOpenPayment();
		payment.status = "CANCELLED";
		await pay(testShop, order);
		const second = [...comgate.payments.values()].findLast((one) => one.refId === order.number) as ComgatePayment;
		Object.assign(second, { status: "PAID" });
		await notify(testShop, pushOf(second));
		// The first one was refused and is paid after all.
		payment.status = "PAID";
		expect(await notify(testShop, pushOf(payment))).toEqual(OK);
		expect(await moneyOf(testShop, order.id)).toEqual({
			state: "paid",
			paid: 1,
			payments: ["paid", "paid"],
			refunds: ["doubled 36100 requested"],
		});
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "cancelled", "doubled"]);
	});

	test("of two payments of one order at the same moment one counts, the other is refunded", async () => {
		const { order, payment } = await anOpenPayment();
		payment.status = "CANCELLED";
		await pay(testShop, order);
		const both = [...comgate.payments.values()].filter((one) => one.refId === order.number);
		for (const one of both) one.status = "PAID";
		await Promise.all([...both, ...both].map((one) => notify(testShop, pushOf(one))));
		expect(await moneyOf(testShop, order.id)).toEqual({
			state: "paid",
			paid: 1,
			payments: ["paid", "paid"],
			refunds: ["doubled 36100 requested"],
		});
	});

	test("notifications that arrive out of order change nothing", async () => {
		const { order, payment } = await anOpenPayment();
		payment.status = "PAID";
		await notify(testShop, pushOf(payment));
		for (const status of ["CANCELLED", "PENDING", "AUTHORIZED", "whatever it likes"])
			expect(await notify(testShop, { ...pushOf(payment), status })).toEqual(OK);
		expect(await moneyOf(testShop, order.id)).toEqual(PAID);
		expect(await auditOf(testShop, payment.transId)).toEqual([
			"created",
			"paid",
			...Array.from({ length: 4 }, () => "repeated"),
		]);
	});

	test("not even the gateway itself makes a paid order unpaid", async () => {
		const { order, payment } = await anOpenPayment();
		payment.status = "PAID";
		await notify(testShop, pushOf(payment));
		for (const status of ["CANCELLED", "PENDING"] as const) {
			payment.status = status;
			expect(await notify(testShop, pushOf(payment))).toEqual(OK);
		}
		expect(await moneyOf(testShop, order.id)).toEqual(PAID);
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "paid", "mismatch", "mismatch"]);
	});

	test("a refused payment leaves the order waiting; paid later it counts", async () => {
		const { order, payment } = await anOpenPayment();
		payment.status = "CANCELLED";
		expect(await notify(testShop, pushOf(payment))).toEqual(OK);
		expect(await moneyOf(testShop, order.id)).toEqual({ ...WAITING, payments: ["cancelled"] });
		payment.status = "PAID";
		expect(await notify(testShop, pushOf(payment))).toEqual(OK);
		expect(await moneyOf(testShop, order.id)).toEqual(PAID);
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "cancelled", "paid"]);
	});

	test("money that is only authorised does not pay the order", async () => {
		const { order, payment } = await anOpenPayment();
		payment.status = "AUTHORIZED";
		expect(await notify(testShop, pushOf(payment))).toEqual(OK);
		expect(await moneyOf(testShop, order.id)).toEqual(WAITING);
	});

	test("a notification that comes before the payment is saved pays the order", async () => {
		const { order, payment } = await anOpenPayment();
		await testShop.shop.db.execute(sql`delete from payments where order_id = ${order.id}`);
		expect(await notify(testShop, pushOf(payment))).toEqual(OK);
		expect(await moneyOf(testShop, order.id)).toEqual({ ...WAITING, payments: [] });
		payment.status = "PAID";
		const answers = await Promise.all(Array.from({ length: 10 }, () => notify(testShop, pushOf(payment))));
		expect(answers).toEqual(answers.map(() => OK));
		expect(await moneyOf(testShop, order.id)).toEqual(PAID);
	});

	test("a notification that comes before the payment is saved must be for the exact sum, too", async () => {
		const { order, payment } = await anOpenPayment();
		await testShop.shop.db.execute(sql`delete from payments where order_id = ${order.id}`);
		Object.assign(payment, { status: "PAID", price: 100 });
		expect(await notify(testShop, pushOf(payment))).toEqual(OK);
		expect(await moneyOf(testShop, order.id)).toEqual({ ...WAITING, payments: [] });
		expect((await auditOf(testShop, payment.transId)).at(-1)).toBe("mismatch");
	});

	test.each([
		"away",
		"hangs-up",
		"slow",
		"broken-json",
		"huge",
		"endless",
		"redirect",
		"moved",
		"refuses",
		"other-shape",
	] as const)("a gateway that is %s when asked is told to notify again, and nothing else happens", async (fault) => {
		const { order, payment } = await anOpenPayment();
		payment.status = "PAID";
		comgate.misbehave(fault);
		expect(await notify(testShop, pushOf(payment))).toEqual({
			status: 503,
			text: "gateway_unavailable",
			retryAfter: "10",
		});
		expect(await moneyOf(testShop, order.id)).toEqual(WAITING);
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "failed"]);
		comgate.misbehave(null);
		expect(await notify(testShop, pushOf(payment))).toEqual(OK);
		expect(await moneyOf(testShop, order.id)).toEqual(PAID);
	});

	test.each([
		["nothing", ""],
		["no transaction", "status=PAID&refId=1"],
		["another address to ask", "transId=../../refund"],
		["something that is no text", '{"transId":{"$ne":null}}'],
		["a list", '[{"transId":"AB12"}]'],
		["half of JSON", '{"transId":"AB12'],
		["a null inside", "transId=AB%00CD"],
		["a very long name", `transId=${"A".repeat(65)}`],
		["deep JSON", `${'{"transId":'.repeat(5_000)}`],
	])("%s is refused as unreadable, and recorded", async (_, text) => {
		testShop.passMs(60_000);
		const before = await countRows(testShop, "payment_events", "transaction_id = ''");
		const asked = comgate.calls.length;
		expect(await notify(testShop, text)).toEqual({ status: 400, text: "unreadable", retryAfter: null });
		expect(await countRows(testShop, "payment_events", "transaction_id = ''")).toBe(before + 1);
		expect(comgate.calls).toHaveLength(asked);
	});

	test("a gateway that is not set up is 404, the sandbox of a real shop included", async () => {
		for (const gateway of ["sandbox", "gopay", "Comgate", "__proto__"])
			expect(await notify(testShop, { transId: "AB12-EF34-0001" }, { gateway })).toEqual({
				status: 404,
				text: "unknown gateway",
				retryAfter: null,
			});
	});

	test("no secret is recorded", async () => {
		const { payment } = await anOpenPayment();
		await notify(testShop, pushOf(payment, "gx4q8OV3TJt6noJnfhjqJKyX3Z6Ych0y"));
		expect(await countRows(testShop, "payment_events", "detail::text ~ 'gx4q8|jana@'")).toBe(0);
	});
});
