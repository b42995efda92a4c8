import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { requestRefundOf } from "#lib/shop/selling/payment/request-refund.ts";
import { sendRefund } from "#lib/shop/selling/payment/send-refund.ts";
import { settleRefund } from "#lib/shop/selling/payment/settle-refund.ts";
import { anOrder, historyOf, moveThrough } from "#tests/support/selling/orders.ts";
import { PAYMENT } from "#tests/support/shop/builders.ts";
import { dump, expectRefused, rowsOf, shop, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";

withCommandShop();

async function aCardOrder(gateway: string, transactionId: string) {
	const order = await anOrder(testShop, { paymentId: PAYMENT.card }, { priceMinor: 10_000 });
	return { ...order, paymentId: await aPayment(order, gateway, transactionId) };
}

async function aPayment(order: { id: number }, gateway: string, transactionId: string) {
	const [payment] = await rowsOf<{ id: number }>(sql`
		insert into payments (order_id, gateway, transaction_id, state, amount_minor, currency_code, redirect_url)
		select id, ${gateway}, ${transactionId}, 'paid', total_minor, currency_code, '' from orders where id = ${order.id}
		returning id`);
	return payment?.id ?? 0;
}

describe("order refund after goods had left the shop", () => {
	test("the refund through the gateway is held until the goods are back, and the command releases it, once", async () => {
		const order = await aCardOrder("sandbox", "T-2");
		await moveThrough(testShop, order, "paid", "accepted", "packed", "handed_over", "delivered", "withdrawn");
		const held = () => countRows(testShop, "refunds", `order_id = ${order.id} and is_held`);
		const jobs = () => countRows(testShop, "pgboss.job", "name = 'payment.refund'");
		const before = await jobs();
		expect([await held(), before]).toEqual([1, 0]);
		expect((await shop("order", "refund", order.number, "--by", "anna")).out).toEqual([
			`Order ${order.number}: 279,00 Kč goes back through the gateway.`,
		]);
		expect([await held(), (await jobs()) - before]).toEqual([0, 1]);
		expect((await historyOf(testShop, order)).at(-1)).toBe(
			"withdrawn command anna: money sent back through the gateway",
		);
		await expectRefused(["order", "refund", order.number], 1, [
			`The money of order ${order.number} goes back through the gateway by itself; see \`order show ${order.number}\`.`,
		]);
		expect((await jobs()) - before).toBe(1);
	});

	test("of two payments the command releases the held refund; that of the double payment is sent by itself", async () => {
		const order = await aCardOrder("sandbox", "T-4");
		const paymentId = await aPayment(order, "sandbox", "T-5");
		await moveThrough(testShop, order, "paid");
		await transaction(testShop.shop.db, (tx) => requestRefundOf(testShop.shop, tx, { paymentId, reason: "doubled" }));
		await moveThrough(testShop, order, "accepted", "packed", "handed_over", "delivered", "withdrawn");
		const sent = () =>
			rowsOf(sql`
				select r.payment_id as "paymentId", r.amount_minor::int as minor from refunds r
				join pgboss.job j on j.name = 'payment.refund' and (j.data ->> 'refundId')::int = r.id
				where r.order_id = ${order.id} order by r.id`);
		const doubled = { paymentId, minor: 31_900 };
		expect(await sent()).toEqual([doubled]);
		expect((await shop("order", "refund", order.number)).out).toEqual([
			`Order ${order.number}: 279,00 Kč goes back through the gateway.`,
		]);
		expect(await sent()).toEqual([doubled, { paymentId: order.paymentId, minor: 27_900 }]);
		expect(await settleRefund(testShop.shop, { number: order.number, by: "anna", note: "" })).toEqual({
			ok: false,
			error: "at_gateway",
		});
	});
});

describe("order refund of money that a gateway cannot refund", () => {
	const audit = (order: { id: number }, transactionId: string, kind: string, detail: object) =>
		rowsOf(sql`
			insert into payment_events (gateway, transaction_id, order_id, kind, detail, created_at)
			values ('sandbox', ${transactionId}, ${order.id}, ${kind}, ${JSON.stringify(detail)}::jsonb, now())`);
	const moneyStates = (order: { id: number }) =>
		rowsOf(sql`
			select p.state as payment, r.state as refund from payments p join refunds r on r.payment_id = p.id
			where p.order_id = ${order.id}`);

	test("because it refused for good is settled by hand, once, and order show gives the reason", async () => {
		const order = await aCardOrder("sandbox", "T-3");
		await moveThrough(testShop, order, "paid", "cancelled");
		await audit(order, "T-3", "failed", { occasion: "notification", error: "unknown_transaction" });
		expect((await shop("order", "refund", order.number)).code).toBe(1);
		await audit(order, "T-3", "failed", { error: "refused", why: "too\nold" });
		const shown = (await shop("order", "show", order.number)).out.join("\n");
		expect(shown).toMatch(/\nPayments\n {2}\S+ \S+ {2}sandbox {2}T-3 .*paid/);
		expect(shown).toContain("\nWhat was said of payments\n");
		expect(shown).toContain("sandbox  T-3  failed  why too old, error refused");
		expect(shown).toMatch(/requested {2}319,00 Kč {2}cancelled {2}by hand/);
		expect((await shop("order", "refund", order.number, "--by", "anna")).out).toEqual([
			`Order ${order.number}: 319,00 Kč given back.`,
		]);
		expect(await moneyStates(order)).toEqual([{ payment: "refunded", refund: "done" }]);
		expect((await historyOf(testShop, order)).at(-1)).toBe("cancelled command anna: money given back");
		const before = await dump();
		expect((await shop("order", "refund", order.number)).out).toEqual([
			`Order ${order.number}: 319,00 Kč given back already; nothing was changed.`,
		]);
		expect(await dump()).toEqual(before);
	});

	test.each([
		["cancelled", ["paid"]],
		["withdrawn", ["paid", "accepted", "packed", "handed_over", "delivered"]],
	] as const)(
		"because the shop has no account with it any more, of a %s order, is settled by hand",
		async (end, states) => {
			const order = await aCardOrder("payu", `T-${end}`);
			await moveThrough(testShop, order, ...states, end);
			if (end === "withdrawn") await shop("order", "refund", order.number);
			const [refund] = await rowsOf<{ id: number }>(sql`select id from refunds where order_id = ${order.id}`);
			for (let tries = 0; tries < 2; tries++)
				await expect(sendRefund(testShop.shop, refund?.id ?? 0)).rejects.toThrow("no account with payu");
			expect(
				await rowsOf(sql`select detail from payment_events where order_id = ${order.id} and kind = 'failed'`),
			).toEqual([{ detail: { error: "no_account" } }]);
			const { out } = await shop("order", "refund", order.number);
			expect(out[0]).toMatch(/ given back\.$/);
			expect(await moneyStates(order)).toEqual([{ payment: "refunded", refund: "done" }]);
		},
	);
});
