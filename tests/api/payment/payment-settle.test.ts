import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { log } from "#lib/shop/kernel/base/log.ts";
import { recheckPayments } from "#lib/shop/selling/payment/check-payment.ts";
import { historyOf, moveThrough } from "#tests/support/selling/orders.ts";
import {
	aCardOrder,
	auditOf,
	checkPayment,
	lastDetail,
	moneyOf,
	notify,
	openPayment,
	pay,
} from "#tests/support/selling/payments.ts";
import { type ComgatePayment, type ComgateServer, startComgate } from "#tests/support/servers/comgate-server.ts";
import { PAYMENT } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let comgate: ComgateServer;
let testShop: TestShop;

beforeAll(async () => {
	comgate = await startComgate();
	testShop = await openTestShop({ payment: comgate.settings });
});
afterEach(async () => {
	vi.restoreAllMocks();
	comgate.misbehave(null);
	// So that the notifications of one test are not too many for the next.
	testShop.passMs(60_000);
	await testShop.shop.db.execute(sql`update payments set state = 'cancelled' where state = 'pending'`);
});
afterAll(async () => {
	await testShop.close();
	await comgate.close();
});

const OK = { status: 200, text: "OK", retryAfter: null };
const AGAIN = { status: 503, text: "gateway_unavailable", retryAfter: "10" };

const anOpenPayment = () => openPayment(testShop, comgate);

const linesOf = async (transactionId: string) => {
	const { rows } = await testShop.shop.db.execute(sql`
		select kind, order_id, detail from payment_events where transaction_id = ${transactionId} order by id`);
	return rows;
};

/** A payment that the gateway has and the shop never wrote down. */
function unwritten(like: ComgatePayment, transId: string, changes: Partial<ComgatePayment> = {}): ComgatePayment {
	const payment = { ...like, transId, ...changes };
	comgate.payments.set(transId, payment);
	return payment;
}

describe("the events of a payment record", () => {
	const said = (refId: string, state: string) => ({ state, amountCents: 36_100, currencyCode: "CZK", refId });

	test("each step with its order, its occasion and the gateway's answer", async () => {
		const { order, payment } = await anOpenPayment();
		await notify(testShop, { transId: payment.transId });
		payment.status = "PAID";
		await checkPayment(testShop, order);
		expect(await linesOf(payment.transId)).toEqual([
			{ kind: "created", order_id: order.id, detail: { amountMinor: 36_100, currencyCode: "CZK" } },
			{
				kind: "notified",
				order_id: order.id,
				detail: { occasion: "notification", ...said(order.number, "pending") },
			},
			{ kind: "paid", order_id: order.id, detail: { occasion: "return", ...said(order.number, "paid") } },
		]);
		expect((await historyOf(testShop, order)).at(-1)).toBe(`paid gateway: comgate ${payment.transId}`);
	});

	test("that the job found the change", async () => {
		const { order, payment } = await anOpenPayment();
		payment.status = "CANCELLED";
		await recheckPayments(testShop.shop);
		expect((await linesOf(payment.transId)).at(-1)).toEqual({
			kind: "cancelled",
			order_id: order.id,
			detail: { occasion: "job", ...said(order.number, "cancelled") },
		});
	});

	test("that the gateway was unavailable, with the order when the payment is known", async () => {
		const { order, payment } = await anOpenPayment();
		comgate.misbehave("away");
		const detail = { occasion: "notification", error: "gateway_unavailable" };
		expect(await notify(testShop, { transId: payment.transId })).toEqual(AGAIN);
		expect((await linesOf(payment.transId)).at(-1)).toEqual({ kind: "failed", order_id: order.id, detail });
		expect(await notify(testShop, { transId: "AB12-STRANGER" })).toEqual(AGAIN);
		expect(await linesOf("AB12-STRANGER")).toEqual([{ kind: "failed", order_id: null, detail }]);
	});

	test("that the gateway does not know the transaction", async () => {
		expect(await notify(testShop, { transId: "AB12-NOBODYS", status: "PAID" })).toEqual(OK);
		expect(await linesOf("AB12-NOBODYS")).toEqual([
			{
				kind: "unknown",
				order_id: null,
				detail: { occasion: "notification", claimed: "PAID", error: "unknown_transaction" },
			},
		]);
	});

	test("that a payment belongs to no order of the shop", async () => {
		const { payment } = await anOpenPayment();
		unwritten(payment, "AB12-INVOICE", { refId: "faktura 12/2026", status: "PAID" });
		expect(await notify(testShop, { transId: "AB12-INVOICE" })).toEqual(OK);
		expect(await linesOf("AB12-INVOICE")).toEqual([
			{
				kind: "unknown",
				order_id: null,
				detail: { occasion: "notification", ...said("", "paid") },
			},
		]);
	});

	test("that a notification named no transaction", async () => {
		await notify(testShop, "status=PAID");
		expect((await linesOf("")).at(-1)).toEqual({
			kind: "unknown",
			order_id: null,
			detail: { occasion: "notification", error: "unreadable" },
		});
	});

	test.each([
		{ status: "PAID", claimed: "PAID" },
		{ status: "PAID_2", claimed: undefined },
		{ status: "A_STATE_OF_MUCH_WORD", claimed: "A_STATE_OF_MUCH_WORD" },
		{ status: "A_STATE_OF_MUCH_WORDS", claimed: undefined },
		{ status: "paid", claimed: undefined },
		{ status: "so PAID", claimed: undefined },
		{ status: "PAID so", claimed: undefined },
		{ status: "", claimed: undefined },
		{ status: 5, claimed: undefined },
		{ status: ["PAID"], claimed: undefined },
	])("a notification's claimed state $status as $claimed", async ({ status, claimed }) => {
		const { payment } = await anOpenPayment();
		await notify(testShop, JSON.stringify({ transId: payment.transId, status }));
		expect((await lastDetail(testShop, payment.transId)).claimed).toBe(claimed);
	});

	test("later answers about a refused payment as repeats", async () => {
		const { order, payment } = await anOpenPayment();
		for (const status of ["CANCELLED", "CANCELLED", "PENDING"] as const) {
			payment.status = status;
			await notify(testShop, { transId: payment.transId });
		}
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "cancelled", "repeated", "repeated"]);
		expect((await moneyOf(testShop, order.id))?.payments).toEqual(["cancelled"]);
	});

	test("each state of a payment that the shop did not save, until it is paid", async () => {
		const order = await aCardOrder(testShop);
		const { payment: like } = await anOpenPayment();
		const payment = unwritten(like, "AB12-UNWRITTEN", { refId: order.number });
		for (const status of ["PENDING", "CANCELLED", "PAID"] as const) {
			payment.status = status;
			expect(await notify(testShop, { transId: payment.transId })).toEqual(OK);
		}
		expect(await auditOf(testShop, payment.transId)).toEqual(["notified", "cancelled", "paid"]);
		expect(await moneyOf(testShop, order.id)).toMatchObject({ state: "paid", payments: ["paid"] });
	});

	test("nothing when another call settled it while the gateway was asked", async () => {
		const { order, payment } = await anOpenPayment();
		payment.status = "PAID";
		comgate.beforeNextAnswer(async () => {
			await notify(testShop, { transId: payment.transId });
		});
		expect((await checkPayment(testShop, order)).body.state).toBe("paid");
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "paid"]);
	});
});

test.each([
	{ what: "paid by another sum", changes: { status: "PAID", price: 100 }, lines: 1 },
	{ what: "waiting with another sum", changes: { status: "PENDING", price: 100 }, lines: 0 },
	{ what: "refused with another sum", changes: { status: "CANCELLED", price: 100 }, lines: 0 },
	{ what: "paid as it was asked", changes: { status: "PAID" }, lines: 0 },
	{ what: "waiting as it was asked", changes: { status: "PENDING" }, lines: 0 },
])("the log has $lines errors when a payment is $what", async ({ changes, lines }) => {
	const error = vi.spyOn(log, "error").mockImplementation(() => {});
	const { order, payment } = await anOpenPayment();
	Object.assign(payment, changes);
	await notify(testShop, { transId: payment.transId });
	const read = { state: "paid", amountCents: 100, currencyCode: "CZK", refId: order.number };
	const line = [{ transaction: payment.transId, order: order.number, ...read }, "paid, but not what was asked"];
	expect(error.mock.calls).toEqual(Array(lines).fill(line));
});

describe("money for an order", () => {
	/** Of an order, the notification of another payment that the shop never wrote down. */
	async function paidBeside(number: string, transId: string): Promise<void> {
		const { payment: like } = await anOpenPayment();
		unwritten(like, transId, { refId: number, status: "PAID" });
		expect(await notify(testShop, { transId })).toEqual(OK);
	}

	test.each([
		{ what: "is paid", states: ["paid"], outcome: "doubled" },
		{ what: "was paid and is cancelled", states: ["paid", "cancelled"], outcome: "late" },
		{
			what: "was paid and is withdrawn",
			states: ["paid", "accepted", "packed", "handed_over", "delivered", "withdrawn"],
			outcome: "late",
		},
	] as const)("that $what is refunded as $outcome", async ({ states, outcome }) => {
		const order = await aCardOrder(testShop, PAYMENT.transfer);
		await moveThrough(testShop, order, ...states);
		const transId = `AB12-${states.join("").slice(-20)}`;
		await paidBeside(order.number, transId);
		expect((await moneyOf(testShop, order.id))?.refunds.at(-1)).toBe(`${outcome} 36100 requested`);
		expect(await auditOf(testShop, transId)).toEqual([outcome]);
	});

	test("with cash on delivery is refunded as late", async () => {
		const order = await aCardOrder(testShop, PAYMENT.cod);
		const { payment: like } = await anOpenPayment();
		unwritten(like, "AB12-DOOR", { refId: order.number, price: order.totalMinor, status: "PAID" });
		expect(await notify(testShop, { transId: "AB12-DOOR" })).toEqual(OK);
		expect((await moneyOf(testShop, order.id))?.refunds).toEqual([`late ${order.totalMinor} requested`]);
	});
});

describe("an open payment whose order is to be paid again", () => {
	test("is not given up because the gateway is unavailable", async () => {
		const { order } = await anOpenPayment();
		comgate.misbehave("away");
		expect(await pay(testShop, order)).toMatchObject({ status: 503, body: { error: "gateway_unavailable" } });
		expect((await moneyOf(testShop, order.id))?.payments).toEqual(["pending"]);
	});

	test.each([
		["paid by another sum", { status: "PAID", price: 100 }],
		["paid while nobody told the shop", { status: "PAID" }],
	])("is not joined by a second one when it was %s", async (_, difference) => {
		const { order, payment } = await anOpenPayment();
		Object.assign(payment, difference);
		const asked = comgate.calls.length;
		expect(await pay(testShop, order)).toMatchObject({ status: 409, body: { error: "not_payable" } });
		expect(comgate.calls.slice(asked)).toEqual([`GET /v2.0/payment/transId/${payment.transId}.json`]);
		expect((await moneyOf(testShop, order.id))?.payments).toHaveLength(1);
	});

	test("that two calls find unknown at the same moment is given up once, and a new one opened", async () => {
		const { order, payment } = await anOpenPayment();
		comgate.payments.delete(payment.transId);
		unwritten(payment, "AB12-IN-ITS-PLACE-1", { refId: "filler" });
		unwritten(payment, "AB12-IN-ITS-PLACE-2", { refId: "filler" });
		comgate.beforeNextAnswer(async () => {
			await testShop.shop.db.execute(
				sql`update payments set state = 'cancelled' where transaction_id = ${payment.transId}`,
			);
		});
		expect((await pay(testShop, order)).status).toBe(200);
		expect(await auditOf(testShop, payment.transId)).toEqual(["created"]);
		expect((await moneyOf(testShop, order.id))?.payments).toEqual(["cancelled", "pending"]);
	});

	test("at a gateway with which the shop no longer has an account is left alone, and a new one opened", async () => {
		const order = await aCardOrder(testShop);
		await testShop.shop.db.execute(sql`
			insert into payments (order_id, gateway, transaction_id, amount_minor, currency_code, redirect_url)
			values (${order.id}, 'payu', 'T-payu', 36100, 'CZK', 'https://payu.test/')`);
		const { status, body } = await pay(testShop, order);
		const redirect = `https://payments.comgate.cz/client/instructions/index?id=${comgate.paymentOf(order.number).transId}`;
		expect({ status, body }).toEqual({ status: 200, body: { redirect } });
		expect((await moneyOf(testShop, order.id))?.payments).toEqual(["pending", "pending"]);
		testShop.passMs(10_000);
		expect(await checkPayment(testShop, order)).toMatchObject({ status: 200, body: { state: "waiting_for_payment" } });
		comgate.paymentOf(order.number).status = "PAID";
		expect(await recheckPayments(testShop.shop)).toBe(1);
		expect((await moneyOf(testShop, order.id))?.payments).toEqual(["pending", "paid"]);
	});
});

test("a shop that cannot save a notification asks the gateway to repeat it", async () => {
	const { order, payment } = await anOpenPayment();
	payment.status = "PAID";
	await testShop.shop.db.execute(sql`alter table payment_events rename to away`);
	const heard = await notify(testShop, { transId: payment.transId });
	await testShop.shop.db.execute(sql`alter table away rename to payment_events`);
	expect(heard).toEqual({ status: 503, text: "unavailable", retryAfter: "10" });
	expect((await moneyOf(testShop, order.id))?.state).toBe("waiting_for_payment");
	expect(await notify(testShop, { transId: payment.transId })).toEqual(OK);
	expect((await moneyOf(testShop, order.id))?.state).toBe("paid");
});
