import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { log } from "#lib/shop/kernel/base/log.ts";
import { sendRefund } from "#lib/shop/selling/payment/send-refund.ts";
import {
	aCardOrder,
	auditOf,
	type CardOrder,
	checkPayment,
	lastDetail,
	moneyOf,
	notify,
	pay,
} from "#tests/support/selling/payments.ts";
import { type ComgateServer, startComgate } from "#tests/support/servers/comgate-server.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => testShop.close());

const look = (transactionId: string) => testShop.call("GET", `/sandbox-gateway/${transactionId}`);
const decide = (transactionId: string, action: unknown) =>
	testShop.call("POST", `/sandbox-gateway/${transactionId}`, { body: { action } });

async function anOpenPayment(): Promise<{ order: CardOrder; transactionId: string }> {
	const order = await aCardOrder(testShop);
	const { body } = await pay(testShop, order);
	return { order, transactionId: body.redirect.split("/").at(-1) };
}

async function refundIdOf(order: CardOrder): Promise<number> {
	const { rows } = await testShop.shop.db.execute<{ id: number }>(
		sql`select id from refunds where order_id = ${order.id}`,
	);
	return rows[0]?.id ?? 0;
}

const setState = (transactionId: string, state: string) =>
	sql`update sandbox_payments set state = ${state} where transaction_id = ${transactionId}`;

describe("the sandbox gateway", () => {
	test("takes payments on a page of the shop's own, in the order's language", async () => {
		const order = await aCardOrder(testShop);
		expect((await pay(testShop, order)).body.redirect).toMatch(/^\/platba\/SBX-[0-9A-F]{24}$/);
		const english = await aCardOrder(testShop);
		await testShop.shop.db.execute(sql`update orders set locale = 'en' where id = ${english.id}`);
		const { body } = await pay(testShop, english);
		expect(body.redirect).toMatch(/^\/en\/payment\/SBX-/);
		expect((await look(body.redirect.split("/").at(-1))).body.return_url).toBe(
			`/en/summary/${english.id}/${english.hash}?platba=navrat`,
		);
	});

	test("shows the amount, the order, and the address to return to", async () => {
		const { order, transactionId } = await anOpenPayment();
		expect(await look(transactionId)).toMatchObject({
			status: 200,
			body: {
				transaction_id: transactionId,
				number: order.number,
				amount: 36_100,
				currency: { code: "CZK", symbol_before: "", symbol_after: "Kč", decimals: 2 },
				state: "pending",
				return_url: `/shrnuti/${order.id}/${order.hash}?platba=navrat`,
			},
		});
	});

	test("notifies the shop of a payment as a real gateway would", async () => {
		const { order, transactionId } = await anOpenPayment();
		expect((await decide(transactionId, "pay")).body.state).toBe("paid");
		expect(await moneyOf(testShop, order.id)).toEqual({ state: "paid", paid: 1, payments: ["paid"], refunds: [] });
		expect(await auditOf(testShop, transactionId)).toEqual(["created", "paid"]);
		expect((await lastDetail(testShop, transactionId)).claimed).toBe("PAID");
	});

	test("is asked about the payment when the shopper returns, if its notification did not arrive", async () => {
		const { order, transactionId } = await anOpenPayment();
		await testShop.shop.db.execute(sql`alter table payment_events rename to away`);
		const decided = await decide(transactionId, "pay");
		await testShop.shop.db.execute(sql`alter table away rename to payment_events`);
		expect(decided).toMatchObject({ status: 200, body: { state: "paid" } });
		expect((await moneyOf(testShop, order.id))?.state).toBe("waiting_for_payment");
		expect((await checkPayment(testShop, order)).body.state).toBe("paid");
	});

	test("lets a refused payment be paid again", async () => {
		const { order, transactionId } = await anOpenPayment();
		expect((await decide(transactionId, "refuse")).body.state).toBe("cancelled");
		expect(await moneyOf(testShop, order.id)).toMatchObject({
			state: "waiting_for_payment",
			payments: ["cancelled"],
		});
		const again = (await pay(testShop, order)).body.redirect.split("/").at(-1);
		expect(again).not.toBe(transactionId);
		await decide(again, "pay");
		expect(await moneyOf(testShop, order.id)).toMatchObject({ state: "paid", payments: ["cancelled", "paid"] });
	});

	test("shows the same payment to a shopper who leaves and comes back", async () => {
		const { order, transactionId } = await anOpenPayment();
		expect((await pay(testShop, order)).body.redirect).toBe(`/platba/${transactionId}`);
	});

	test("keeps the first decision about a payment, also with ten at once", async () => {
		const { order, transactionId } = await anOpenPayment();
		const answers = await Promise.all(
			Array.from({ length: 10 }, (_, at) => decide(transactionId, at % 2 === 0 ? "pay" : "refuse")),
		);
		const [state] = new Set(answers.map(({ body }) => body.state));
		expect(answers.map(({ status, body }) => `${status} ${body.state}`)).toEqual(answers.map(() => `200 ${state}`));
		expect((await moneyOf(testShop, order.id))?.state).toBe(state === "paid" ? "paid" : "waiting_for_payment");
		expect(await auditOf(testShop, transactionId)).toHaveLength(2);
	});

	test("does not count a payment as made because a notification claims it", async () => {
		const { order, transactionId } = await anOpenPayment();
		const claim = { transId: transactionId, status: "PAID" };
		expect((await notify(testShop, claim, { gateway: "sandbox" })).status).toBe(200);
		expect((await moneyOf(testShop, order.id))?.state).toBe("waiting_for_payment");
		expect(await auditOf(testShop, transactionId)).toEqual(["created", "notified"]);
	});

	test("makes refunds, never of more than was paid", async () => {
		const { order, transactionId } = await anOpenPayment();
		await testShop.call("POST", `/order/${order.id}/${order.hash}/cancel`);
		await decide(transactionId, "pay");
		expect((await moneyOf(testShop, order.id))?.refunds).toEqual(["late 36100 requested"]);
		for (let time = 0; time < 2; time++) await sendRefund(testShop.shop, await refundIdOf(order));
		expect((await moneyOf(testShop, order.id))?.refunds).toEqual(["late 36100 done"]);
		const kept = await testShop.shop.db.execute(
			sql`select refunded_minor::int from sandbox_payments where transaction_id = ${transactionId}`,
		);
		expect(kept.rows).toEqual([{ refunded_minor: 36_100 }]);
	});

	test.each([
		{ what: "a payment that waits", state: "pending", error: "refund_refused", value: "pending" },
		{ what: "a payment that was refused", state: "cancelled", error: "refund_refused", value: "cancelled" },
		{ what: "no payment of its own", state: undefined, error: "refund_refused", value: "unknown" },
		{ what: "more than was paid", state: "paid", error: "nothing_left" },
	])("refuses a refund of $what", async ({ state, error, value }) => {
		const { transactionId } = await anOpenPayment();
		if (state) await testShop.shop.db.execute(setState(transactionId, state));
		const refund = {
			transactionId: state ? transactionId : "SBX-0",
			amountCents: 36_101,
			currencyCode: "CZK",
			refId: "1",
		};
		const refused = await testShop.shop.gateways.current.refund(refund);
		expect(refused).toEqual({ ok: false, error, ...(value ? { value } : {}) });
	});

	test("answers that a payment which it did not open is unknown", async () => {
		expect(await notify(testShop, { transId: "SBX-NEVER" }, { gateway: "sandbox" })).toMatchObject({ status: 200 });
		expect(await auditOf(testShop, "SBX-NEVER")).toEqual(["unknown"]);
		const detail = { occasion: "notification", error: "unknown_transaction" };
		expect(await lastDetail(testShop, "SBX-NEVER")).toEqual(detail);
	});

	test.each(['{"transId":12}', '{"transId":["SBX-1"]}', "transId=../refund", "status=PAID"])(
		"%s names none of its payments",
		async (text) => {
			expect(await notify(testShop, text, { gateway: "sandbox" })).toMatchObject({ status: 400, text: "unreadable" });
		},
	);

	test("leaves money that was refunded by hand to people", async () => {
		const { order, transactionId } = await anOpenPayment();
		await testShop.call("POST", `/order/${order.id}/${order.hash}/cancel`);
		await decide(transactionId, "pay");
		await testShop.shop.db.execute(
			sql`update sandbox_payments set refunded_minor = 1 where transaction_id = ${transactionId}`,
		);
		const error = vi.spyOn(log, "error").mockImplementation(() => {});
		await sendRefund(testShop.shop, await refundIdOf(order));
		const line = { gateway: "sandbox", order: order.number, why: "nothing_left" };
		expect(error.mock.calls).toEqual([[line, "a refund must be made by hand"]]);
		expect((await moneyOf(testShop, order.id))?.refunds).toEqual(["late 36100 requested"]);
		expect(await lastDetail(testShop, transactionId)).toEqual({ error: "nothing_left", why: "" });
	});

	test.each(["unknown", "x".repeat(65), "a%00b", "..%2F..", "' or true --"])(
		"payment %s does not exist",
		async (id) => {
			await expectRefused(testShop, () => look(encodeURI(id)), 404, { error: "not_found" });
			await expectRefused(testShop, () => decide(encodeURI(id), "pay"), 404, { error: "not_found" });
		},
	);

	test.each([
		["steal", { error: "invalid", errors: { action: ["invalid"] } }],
		[undefined, { error: "invalid", errors: { action: ["invalid"] } }],
	])("refuses the action %s at its field", async (action, body) => {
		const { transactionId } = await anOpenPayment();
		await expectRefused(testShop, () => decide(transactionId, action), 422, body);
	});

	test("refuses a body that is unreadable or too large", async () => {
		const { transactionId } = await anOpenPayment();
		const send = (text: string) => testShop.call("POST", `/sandbox-gateway/${transactionId}`, { text });
		await expectRefused(testShop, () => send("{"), 400, { error: "unreadable" });
		await expectRefused(testShop, () => send(`"${"x".repeat(70_000)}"`), 413, { error: "too_large" });
	});
});

describe("a shop with a real gateway", () => {
	let comgate: ComgateServer;
	let real: TestShop;

	beforeAll(async () => {
		comgate = await startComgate();
		real = await openTestShop({ payment: comgate.settings });
	});
	afterAll(async () => {
		await real.close();
		await comgate.close();
	});

	test("has no sandbox, not even for payments that one left behind", async () => {
		await real.shop.db.execute(sql`
			insert into sandbox_payments (transaction_id, ref_id, amount_minor, currency_code, return_url, created_at)
			values ('SBX-1', '2600001', 100, 'CZK', 'https://konfety.test/', now())`);
		await expectRefused(real, () => real.call("GET", "/sandbox-gateway/SBX-1"), 404, { error: "not_found" });
		const body = { action: "pay" };
		await expectRefused(real, () => real.call("POST", "/sandbox-gateway/SBX-1", { body }), 404, { error: "not_found" });
		expect(await notify(real, { transId: "SBX-1" }, { gateway: "sandbox" })).toMatchObject({ status: 404 });
	});
});
