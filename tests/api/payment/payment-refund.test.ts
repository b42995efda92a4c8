import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { log } from "#lib/shop/kernel/base/log.ts";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { requestRefund } from "#lib/shop/selling/payment/request-refund.ts";
import { sendRefund } from "#lib/shop/selling/payment/send-refund.ts";
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
import { PAYMENT } from "#tests/support/shop/builders.ts";
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
	vi.restoreAllMocks();
});
afterAll(async () => {
	await testShop.close();
	await comgate.close();
});

async function aPaidOrder(): Promise<{ order: CardOrder; payment: ComgatePayment }> {
	const order = await aCardOrder(testShop);
	await pay(testShop, order);
	const payment = comgate.paymentOf(order.number);
	payment.status = "PAID";
	await notify(testShop, { transId: payment.transId });
	return { order, payment };
}

const request = (
	order: CardOrder,
	reason: "cancelled" | "withdrawn" = "cancelled",
	how: { isHeld?: boolean; amountMinor?: number } = {},
) =>
	transaction(testShop.shop.db, async (tx) => {
		await tx.execute(sql`select 1 from orders where id = ${order.id} for update`);
		await requestRefund(testShop.shop, tx, { orderId: order.id, reason, ...how });
	});

async function refundIdOf(order: CardOrder): Promise<number> {
	const { rows } = await testShop.shop.db.execute<{ id: number }>(
		sql`select id from refunds where order_id = ${order.id}`,
	);
	return rows[0]?.id ?? 0;
}

const jobsOf = (refundId: number) =>
	countRows(testShop, "pgboss.job", `name = 'payment.refund' and data->>'refundId' = '${refundId}'`);

async function aRequestedRefund() {
	const { order, payment } = await aPaidOrder();
	await request(order);
	return { order, payment, refundId: await refundIdOf(order) };
}

describe("asking for a refund", () => {
	test("for a payment at a gateway makes one row and one job, however often it is asked for", async () => {
		const { order } = await aPaidOrder();
		await request(order);
		await request(order, "withdrawn");
		await Promise.all([request(order), request(order)]);
		expect((await moneyOf(testShop, order.id))?.refunds).toEqual(["cancelled 36100 requested"]);
		expect(await jobsOf(await refundIdOf(order))).toBe(1);
	});

	test("while the goods are with the buyer makes a held refund, without a job", async () => {
		const { order, payment } = await aPaidOrder();
		await request(order, "withdrawn", { isHeld: true });
		const refundId = await refundIdOf(order);
		expect(await jobsOf(refundId)).toBe(0);
		await sendRefund(testShop.shop, refundId);
		expect(payment.refunded).toBe(0);
	});

	test("for an amount of 0 makes neither a row nor a job", async () => {
		const { order } = await aPaidOrder();
		const jobs = () => countRows(testShop, "pgboss.job", "name = 'payment.refund'");
		const before = await jobs();
		await request(order, "withdrawn", { amountMinor: 0 });
		expect((await moneyOf(testShop, order.id))?.refunds).toEqual([]);
		expect(await jobs()).toBe(before);
	});

	test("for a transfer makes one row to be settled by hand, and no job", async () => {
		const order = await aCardOrder(testShop, PAYMENT.transfer);
		await testShop.shop.db.execute(sql`update orders set state = 'paid', paid_at = now() where id = ${order.id}`);
		await request(order, "withdrawn");
		await request(order, "withdrawn");
		expect((await moneyOf(testShop, order.id))?.refunds).toEqual(["withdrawn 36100 requested"]);
		expect(await jobsOf(await refundIdOf(order))).toBe(0);
	});

	test("for an order that cost nothing makes no refund", async () => {
		const order = await aCardOrder(testShop, PAYMENT.transfer);
		await testShop.shop.db.execute(sql`update orders set total_minor = 0 where id = ${order.id}`);
		await request(order);
		expect((await moneyOf(testShop, order.id))?.refunds).toEqual([]);
	});

	test("after a double payment adds a refund of the counted payment to that of the other", async () => {
		const order = await aCardOrder(testShop);
		await pay(testShop, order);
		const first = comgate.paymentOf(order.number);
		first.status = "CANCELLED";
		await pay(testShop, order);
		const both = [...comgate.payments.values()].filter((one) => one.refId === order.number);
		for (const one of both) {
			one.status = "PAID";
			await notify(testShop, { transId: one.transId });
		}
		await request(order, "withdrawn");
		await request(order, "withdrawn");
		expect((await moneyOf(testShop, order.id))?.refunds.toSorted()).toEqual([
			"doubled 36100 requested",
			"withdrawn 36100 requested",
		]);
	});

	test("in a transaction that is rolled back makes no refund", async () => {
		const { order } = await aPaidOrder();
		await expect(
			transaction(testShop.shop.db, async (tx) => {
				await requestRefund(testShop.shop, tx, { orderId: order.id, reason: "cancelled" });
				throw new Error("changed my mind");
			}),
		).rejects.toThrow("changed my mind");
		expect((await moneyOf(testShop, order.id))?.refunds).toEqual([]);
	});
});

describe("a refund through the gateway", () => {
	test("returns the whole payment, once", async () => {
		const { order, payment, refundId } = await aRequestedRefund();
		await sendRefund(testShop.shop, refundId);
		expect(await lastDetail(testShop, payment.transId)).toEqual({ amountCents: 36_100 });
		await sendRefund(testShop.shop, refundId);
		expect(payment.refunded).toBe(36_100);
		expect(await moneyOf(testShop, order.id)).toMatchObject({
			payments: ["refunded"],
			refunds: ["cancelled 36100 done"],
		});
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "paid", "refunding", "refunded"]);
	});

	test("is not changed by a later notification", async () => {
		const { order, payment, refundId } = await aRequestedRefund();
		await sendRefund(testShop.shop, refundId);
		expect((await notify(testShop, { transId: payment.transId })).status).toBe(200);
		expect(await moneyOf(testShop, order.id)).toMatchObject({
			payments: ["refunded"],
			refunds: ["cancelled 36100 done"],
		});
	});

	test.each(["away", "hangs-up", "slow", "broken-json", "huge", "redirect", "refuses"] as const)(
		"a gateway that is %s fails the job, which is tried again",
		async (fault) => {
			const { order, payment, refundId } = await aRequestedRefund();
			comgate.misbehave(fault);
			await expect(sendRefund(testShop.shop, refundId)).rejects.toThrow("No refund from comgate");
			expect(await lastDetail(testShop, payment.transId)).toEqual({ amountCents: 36_100 });
			await expect(sendRefund(testShop.shop, refundId)).rejects.toThrow("No refund from comgate");
			expect(await moneyOf(testShop, order.id)).toMatchObject({ refunds: ["cancelled 36100 requested"] });
			comgate.misbehave(null);
			await sendRefund(testShop.shop, refundId);
			expect(payment.refunded).toBe(36_100);
		},
	);

	test("is sent once when the answer was lost and the next try finds it done", async () => {
		const { order, payment, refundId } = await aRequestedRefund();
		comgate.misbehave("lost-answer");
		await expect(sendRefund(testShop.shop, refundId)).rejects.toThrow("No refund from comgate");
		comgate.misbehave(null);
		await sendRefund(testShop.shop, refundId);
		expect(payment.refunded).toBe(36_100);
		expect((await moneyOf(testShop, order.id))?.refunds).toEqual(["cancelled 36100 done"]);
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "paid", "refunding", "refunded"]);
	});

	test("is left to people when the answer was lost and the gateway then calls the payment cancelled", async () => {
		const { order, payment, refundId } = await aRequestedRefund();
		comgate.misbehave("hangs-up");
		await expect(sendRefund(testShop.shop, refundId)).rejects.toThrow("No refund from comgate");
		comgate.misbehave(null);
		payment.status = "CANCELLED";
		await sendRefund(testShop.shop, refundId);
		expect((await moneyOf(testShop, order.id))?.refunds).toEqual(["cancelled 36100 requested"]);
		expect(await lastDetail(testShop, payment.transId)).toEqual({
			error: "refund_refused",
			why: "1401 Refunded payment is cancelled",
		});
	});

	test.each([
		["gave some of it back by hand", { refunded: 1 }, "1402 Refund amount higher than allowed"],
		["calls the payment cancelled", { status: "CANCELLED" }, "1401 Refunded payment is cancelled"],
	])("is left to people when the gateway %s: it stays requested, and the log says so", async (_, difference, why) => {
		const error = vi.spyOn(log, "error").mockImplementation(() => {});
		const { order, payment, refundId } = await aRequestedRefund();
		Object.assign(payment, difference);
		await sendRefund(testShop.shop, refundId);
		expect((await moneyOf(testShop, order.id))?.refunds).toEqual(["cancelled 36100 requested"]);
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "paid", "refunding", "failed"]);
		const line = { gateway: "comgate", order: order.number, why };
		expect(error.mock.calls).toEqual([[line, "a refund must be made by hand"]]);
	});

	test("is not sent when it was settled by hand in the meantime", async () => {
		const { payment, refundId } = await aRequestedRefund();
		await testShop.shop.db.execute(sql`update refunds set state = 'done', done_at = now() where id = ${refundId}`);
		await sendRefund(testShop.shop, refundId);
		expect(payment.refunded).toBe(0);
	});
});
