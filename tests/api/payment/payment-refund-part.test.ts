import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { log } from "#lib/shop/kernel/base/log.ts";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { requestRefund } from "#lib/shop/selling/payment/request-refund.ts";
import { sendRefund } from "#lib/shop/selling/payment/send-refund.ts";
import { settleRefund } from "#lib/shop/selling/payment/settle-refund.ts";
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

type Requested = { order: CardOrder; payment: ComgatePayment; refundId: number };

/** A refund of 100,00 Kč of the 361,00 Kč that an order was paid by. */
async function aRefundOfPart(): Promise<Requested> {
	const order = await aCardOrder(testShop);
	await pay(testShop, order);
	const payment = comgate.paymentOf(order.number);
	payment.status = "PAID";
	await notify(testShop, { transId: payment.transId });
	const refundId = await transaction(testShop.shop.db, async (tx) => {
		await tx.execute(sql`select 1 from orders where id = ${order.id} for update`);
		await requestRefund(testShop.shop, tx, { orderId: order.id, reason: "withdrawn", amountMinor: 10_000 });
		const { rows } = await tx.execute<{ id: number }>(sql`select id from refunds where order_id = ${order.id}`);
		return rows[0]?.id ?? 0;
	});
	return { order, payment, refundId };
}

/** Sends a refund as often as the queue would try, whatever comes of it. */
async function sendOften(refundId: number): Promise<void> {
	for (let tries = 0; tries < 4; tries++) await sendRefund(testShop.shop, refundId).catch(() => {});
}

describe("a refund of a part of a payment", () => {
	test("is sent once when the gateway answers", async () => {
		const { order, payment, refundId } = await aRefundOfPart();
		await sendOften(refundId);
		expect(payment.refunded).toBe(10_000);
		expect((await moneyOf(testShop, order.id))?.refunds).toEqual(["withdrawn 10000 done"]);
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "paid", "refunding", "refunded"]);
	});

	test("is never sent twice when the answer was lost: people must check", async () => {
		const error = vi.spyOn(log, "error").mockImplementation(() => {});
		const { order, payment, refundId } = await aRefundOfPart();
		comgate.misbehave("lost-answer");
		await sendRefund(testShop.shop, refundId);
		comgate.misbehave(null);
		await sendOften(refundId);
		expect(payment.refunded).toBe(10_000);
		expect((await moneyOf(testShop, order.id))?.refunds).toEqual(["withdrawn 10000 requested"]);
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "paid", "refunding", "failed"]);
		const why = expect.stringMatching(/^fetch failed/);
		expect(await lastDetail(testShop, payment.transId)).toEqual({ error: "answer_lost", why });
		const line = { gateway: "comgate", order: order.number, why };
		expect(error.mock.calls).toEqual([[line, "a refund may have been made or not: look at the gateway"]]);
	});

	test.each(["away", "hangs-up", "slow", "broken-json", "huge", "redirect", "refuses"] as const)(
		"is not sent again after a gateway that was %s: nobody knows what it did",
		async (fault) => {
			const { payment, refundId } = await aRefundOfPart();
			comgate.misbehave(fault);
			await sendRefund(testShop.shop, refundId);
			expect(await lastDetail(testShop, payment.transId)).toMatchObject({ error: "answer_lost" });
			comgate.misbehave(null);
			const asked = comgate.calls.length;
			await sendOften(refundId);
			expect(comgate.calls).toHaveLength(asked);
			expect((await auditOf(testShop, payment.transId)).at(-1)).toBe("failed");
		},
	);

	test("is not sent again when the shop was stopped in the middle of a try", async () => {
		const { order, payment, refundId } = await aRefundOfPart();
		await testShop.shop.db.execute(sql`
			insert into payment_events (gateway, transaction_id, order_id, kind, detail, created_at)
			values ('comgate', ${payment.transId}, ${order.id}, 'refunding', '{"amountCents": 10000}', now())`);
		await sendOften(refundId);
		expect(payment.refunded).toBe(0);
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "paid", "refunding", "failed"]);
		expect(await lastDetail(testShop, payment.transId)).toEqual({ error: "answer_lost", why: "an earlier try" });
	});

	test("of an amount that no gateway can take, a tenth of a haléř, is not sent", async () => {
		const { order, refundId } = await aRefundOfPart();
		await testShop.shop.db.execute(sql`update orders set currency_decimals = 3 where id = ${order.id}`);
		await testShop.shop.db.execute(sql`update refunds set amount_minor = 10001 where id = ${refundId}`);
		const asked = comgate.calls.length;
		await expect(sendRefund(testShop.shop, refundId)).rejects.toThrow();
		expect(comgate.calls).toHaveLength(asked);
	});

	test("is sent once when several workers send it at the same moment", async () => {
		const { payment, refundId } = await aRefundOfPart();
		await Promise.all(Array.from({ length: 5 }, () => sendRefund(testShop.shop, refundId).catch(() => {})));
		expect(payment.refunded).toBe(10_000);
	});

	test("is tried again by itself while the gateway certainly made no refund", async () => {
		const { order, payment, refundId } = await aRefundOfPart();
		comgate.misbehave("does-not-know-us");
		for (let tries = 0; tries < 3; tries++)
			await expect(sendRefund(testShop.shop, refundId)).rejects.toThrow("No refund from comgate");
		comgate.misbehave(null);
		await sendOften(refundId);
		expect(payment.refunded).toBe(10_000);
		expect((await moneyOf(testShop, order.id))?.refunds).toEqual(["withdrawn 10000 done"]);
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "paid", "refunding", "refunded"]);
	});

	test("can be marked as settled by hand, and stays so", async () => {
		const { order, payment, refundId } = await aRefundOfPart();
		comgate.misbehave("lost-answer");
		await sendRefund(testShop.shop, refundId).catch(() => {});
		comgate.misbehave(null);
		await sendOften(refundId);
		const settled = await settleRefund(testShop.shop, { number: order.number, by: "anna", note: "" });
		expect(settled).toMatchObject({ ok: true, value: { amountMinor: 10_000, way: "by_hand", isRepeat: false } });
		await sendOften(refundId);
		expect(payment.refunded).toBe(10_000);
		expect(await moneyOf(testShop, order.id)).toMatchObject({
			payments: ["refunded"],
			refunds: ["withdrawn 10000 done"],
		});
	});
});
