import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { sweepForgotten } from "#lib/shop/background/sweep.sql.ts";
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

const DAY_MS = 24 * 3_600_000;

let comgate: ComgateServer;
let testShop: TestShop;

beforeAll(async () => {
	comgate = await startComgate();
	testShop = await openTestShop({ payment: comgate.settings });
});
// So that the notifications of one test are not too many for the next.
afterEach(() => testShop.passMs(60_000));
afterAll(async () => {
	await testShop.close();
	await comgate.close();
});

async function anOpenPayment(): Promise<{ order: CardOrder; payment: ComgatePayment }> {
	const order = await aCardOrder(testShop);
	expect((await pay(testShop, order)).status).toBe(200);
	return { order, payment: comgate.paymentOf(order.number) };
}

const push = ({ transId, status }: ComgatePayment) => notify(testShop, { transId, status });

const OK = { status: 200, text: "OK", retryAfter: null };
const PAID = { state: "paid", paid: 1, payments: ["paid"], refunds: [] };

describe("a flood of notifications", () => {
	test("of invented transactions is limited before the gateway is asked; real ones still pass", async () => {
		const { order, payment } = await anOpenPayment();
		const asked = comgate.calls.length;
		const flood = await Promise.all(
			Array.from({ length: 100 }, (_, at) => notify(testShop, { transId: `FLOOD-${at}` })),
		);
		expect(flood.filter(({ status }) => status === 200).length).toBe(20);
		expect(flood.filter(({ status }) => status === 429).length).toBe(80);
		expect(flood.find(({ status }) => status === 429)?.retryAfter).toBe("10");
		expect(comgate.calls.length - asked).toBe(20);
		payment.status = "PAID";
		expect(await push(payment)).toEqual(OK);
		expect(await moneyOf(testShop, order.id)).toEqual(PAID);
	});

	test("does not hold up the notification of a payment that the shop opened", async () => {
		const { order, payment } = await anOpenPayment();
		for (let sent = 0; sent < 400; sent++) await notify(testShop, { transId: `FORGED-${sent}` });
		payment.status = "PAID";
		expect(await push(payment)).toEqual(OK);
		expect(await moneyOf(testShop, order.id)).toEqual(PAID);
	});

	test("about one payment is limited, and does not limit another's", async () => {
		const [mine, other] = [await anOpenPayment(), await anOpenPayment()];
		const asked = comgate.calls.length;
		const statuses = [];
		for (let sent = 0; sent < 70; sent++) statuses.push((await push(mine.payment)).status);
		expect(statuses).toEqual([...Array(60).fill(200), ...Array(10).fill(429)]);
		expect(comgate.calls.length - asked).toBe(60);
		expect(await auditOf(testShop, mine.payment.transId)).toEqual(["created", ...Array(5).fill("notified")]);
		expect((await lastDetail(testShop, mine.payment.transId)).more).toBe(55);
		other.payment.status = "PAID";
		expect(await push(other.payment)).toEqual(OK);
		expect(await moneyOf(testShop, other.order.id)).toEqual(PAID);
	});

	test("is only counted after some lines, but a new state gets a line of its own", async () => {
		const { payment } = await anOpenPayment();
		for (let sent = 0; sent < 8; sent++) await push(payment);
		payment.status = "PAID";
		await push(payment);
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", ...Array(5).fill("notified"), "paid"]);
	});

	test.each([
		["says how long it is", { "Content-Length": "200000" }],
		["comes in pieces", {}],
	])("with a body that is too large and %s is refused, and nothing is written", async (_, headers) => {
		const before = await countRows(testShop, "payment_events");
		const reply = await testShop.app.request("/api/payment/notify/comgate", {
			method: "POST",
			headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
			body: new Blob(["x".repeat(200_000)]).stream(),
			duplex: "half",
		} as RequestInit);
		expect(reply.status).toBe(413);
		expect(await countRows(testShop, "payment_events")).toBe(before);
	});
});

test("lines about unknown transactions are deleted after 90 days, lines about payments are kept", async () => {
	const { payment } = await anOpenPayment();
	await push(payment);
	await notify(testShop, { transId: "OLD-STRANGER" });
	const sandbox = (transactionId: string, state: string) =>
		testShop.shop.db.execute(sql`
			insert into sandbox_payments (transaction_id, ref_id, amount_minor, currency_code, state, return_url, created_at)
			values (${transactionId}, '1', 100, 'CZK', ${state}, 'https://konfety.test/', ${testShop.shop.now()})`);
	await sandbox("OLD-PENDING", "pending");
	await sandbox("OLD-CANCELLED", "cancelled");
	await sandbox("OLD-PAID", "paid");
	testShop.passMs(89 * DAY_MS);
	await notify(testShop, { transId: "NEW-STRANGER" });
	await sandbox("NEW-PENDING", "pending");
	await sweepForgotten(testShop.shop);
	expect(await auditOf(testShop, "OLD-STRANGER")).toEqual(["unknown"]);
	testShop.passMs(2 * DAY_MS);
	await sweepForgotten(testShop.shop);
	expect(await auditOf(testShop, "OLD-STRANGER")).toEqual([]);
	expect(await auditOf(testShop, "NEW-STRANGER")).toEqual(["unknown"]);
	expect(await auditOf(testShop, payment.transId)).toEqual(["created", "notified"]);
	expect(await countRows(testShop, "sandbox_payments", "transaction_id in ('OLD-PAID', 'NEW-PENDING')")).toBe(2);
	expect(await countRows(testShop, "sandbox_payments")).toBe(2);
});

test("a transaction's lines are found by an index", async () => {
	const { rows } = await testShop.shop.db.execute<{ indexdef: string }>(
		sql`select indexdef from pg_indexes where tablename = 'payment_events'`,
	);
	expect(rows.map((row) => row.indexdef).join()).toContain("(gateway, transaction_id)");
});
