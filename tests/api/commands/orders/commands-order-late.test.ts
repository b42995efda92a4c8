import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { withdrawByStaff } from "#lib/shop/selling/order/withdrawal/withdraw-order.ts";
import { payByHand } from "#lib/shop/selling/payment/pay-by-hand.ts";
import {
	anOrder,
	consequencesOf,
	historyOf,
	mailedSteps,
	moveThrough,
	orderOf,
} from "#tests/support/selling/orders.ts";
import { aGuestCart, aProduct, PAYMENT } from "#tests/support/shop/builders.ts";
import { dump, expectRefused, rowsOf, shop, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";

withCommandShop();

const COD = { paymentId: PAYMENT.cod };

const stateOf = async ({ id }: { id: number }) =>
	(await rowsOf<{ state: string }>(sql`select state from orders where id = ${id}`))[0]?.state;

/** What came, with nothing brought back to life: neither pieces nor mails nor papers. */
async function standing(order: { id: number; hash: string }) {
	const mails = await mailedSteps(testShop, order);
	const moves = await countRows(testShop, "order_stock_moves", `order_id = ${order.id}`);
	return { state: await stateOf(order), mails, moves, papers: (await consequencesOf(testShop, order))?.papers };
}

const withdraw = (order: { number: string }) =>
	withdrawByStaff(testShop.shop, { number: order.number, by: "test", note: "" });

/** Perishable goods for 100 Kč, which are kept, and others for 200 Kč, on delivery; withdrawn on the way. */
async function aMixedOrder() {
	const cake = await aProduct(testShop, { exemption: "perishable", priceMinor: 10_000 });
	const cups = await aProduct(testShop, { priceMinor: 10_000 });
	const cart = await aGuestCart(testShop, [{ product: cake }, { product: cups, quantity: 2 }]);
	const order = await orderOf(testShop, cart.id, COD);
	await moveThrough(testShop, order, "packed", "handed_over");
	await withdraw(order);
	const [row] = await rowsOf<{ total: number }>(
		sql`select total_minor::int as total from orders where id = ${order.id}`,
	);
	return { ...order, totalMinor: row?.total ?? 0 };
}

const kc = (minor: number) => `${(minor / 100).toFixed(2).replace(".", ",")} Kč`;

describe("order pay of an order that has ended", () => {
	test("a transfer after the cancellation is recorded and refunded by hand, once", async () => {
		const order = await anOrder(testShop, {}, { priceMinor: 10_000 });
		await moveThrough(testShop, order, "cancelled");
		const before = await standing(order);
		expect(await shop("order", "pay", order.number, "--note", "výpis 12", "--by", "anna")).toEqual({
			code: 0,
			out: [
				`Order ${order.number} stays cancelled: 319,00 Kč came after its end and goes back by hand; say by \`order refund ${order.number}\` that it was sent.`,
			],
			err: [],
		});
		expect(await consequencesOf(testShop, order)).toEqual({
			is_paid: false,
			papers: [],
			refunds: ["late 31900 requested"],
		});
		expect((await historyOf(testShop, order)).at(-1)).toBe(
			"cancelled command anna: money came after the end, it goes back: výpis 12",
		);
		expect(await standing(order)).toEqual(before);
		const whole = await dump();
		expect(await shop("order", "pay", order.number)).toEqual({
			code: 0,
			out: [`Order ${order.number} stays cancelled: its money is written down already; nothing was changed.`],
			err: [],
		});
		expect(await dump()).toEqual(whole);
		expect((await shop("order", "refund", order.number)).out).toEqual([`Order ${order.number}: 319,00 Kč given back.`]);
		expect((await shop("order", "pay", order.number)).out[0]).toMatch(/nothing was changed\.$/);
		expect((await consequencesOf(testShop, order))?.refunds).toEqual(["late 31900 done"]);
	});

	test("the reply says what happens to the money, and that a repeat changes nothing", async () => {
		const order = await anOrder(testShop, {}, { priceMinor: 10_000 });
		await moveThrough(testShop, order, "cancelled");
		const write = () => payByHand(testShop.shop, { number: order.number, by: "anna", note: "" });
		const currency = { code: "CZK", symbol_before: "", symbol_after: "Kč", decimals: 2 };
		const told = { outcome: "late", state: "cancelled", keptMinor: 0, currency };
		expect(await write()).toEqual({ ok: true, value: { ...told, isRepeat: false, backMinor: 31_900 } });
		expect(await write()).toEqual({ ok: true, value: { ...told, isRepeat: true, backMinor: 0 } });
	});

	test("ten calls at once make one refund", async () => {
		const order = await anOrder(testShop);
		await moveThrough(testShop, order, "cancelled");
		await Promise.all(Array.from({ length: 10 }, () => shop("order", "pay", order.number)));
		expect((await consequencesOf(testShop, order))?.refunds).toHaveLength(1);
		expect(await historyOf(testShop, order)).toHaveLength(3);
	});

	test("a sum other than the total is refunded as it came", async () => {
		const order = await anOrder(testShop, {}, { priceMinor: 10_000 });
		await moveThrough(testShop, order, "cancelled");
		await shop("order", "pay", order.number, "--amount", "300,50");
		expect((await consequencesOf(testShop, order))?.refunds).toEqual(["late 30050 requested"]);
	});

	test("cash that the carrier took for an order cancelled on its way is refunded in full", async () => {
		const order = await anOrder(testShop, COD, { priceMinor: 10_000 });
		await moveThrough(testShop, order, "packed", "handed_over", "cancelled");
		const [row] = await rowsOf<{ total: number }>(
			sql`select total_minor::int as total from orders where id = ${order.id}`,
		);
		const before = await standing(order);
		await shop("order", "pay", order.number);
		expect((await consequencesOf(testShop, order))?.refunds).toEqual([`late ${row?.total} requested`]);
		expect(await standing(order)).toEqual(before);
	});

	test("cash for an order that was withdrawn in the shop is refunded in full", async () => {
		const order = await anOrder(testShop, COD, { priceMinor: 10_000 });
		await withdraw(order);
		const [row] = await rowsOf<{ total: number }>(
			sql`select total_minor::int as total from orders where id = ${order.id}`,
		);
		await shop("order", "pay", order.number);
		expect(await consequencesOf(testShop, order)).toEqual({
			is_paid: false,
			papers: [],
			refunds: [`late ${row?.total} requested`],
		});
	});

	test("for an order withdrawn on its way the goods that the buyer keeps are paid, and the rest is refunded", async () => {
		const order = await aMixedOrder();
		const before = await standing(order);
		const keptMinor = order.totalMinor - 20_000;
		expect(await shop("order", "pay", order.number)).toEqual({
			code: 0,
			out: [
				`Order ${order.number} stays withdrawn: ${kc(keptMinor)} pays for what is kept, 200,00 Kč goes back by hand; say by \`order refund ${order.number}\` that it was sent.`,
			],
			err: [],
		});
		expect(await consequencesOf(testShop, order)).toEqual({
			is_paid: true,
			papers: ["invoice", "credit_note"],
			refunds: ["late 20000 requested"],
		});
		expect(await standing(order)).toEqual(before);
		expect((await historyOf(testShop, order)).at(-1)).toMatch(/: money came after the end, part of it goes back$/);
		const whole = await dump();
		expect((await shop("order", "pay", order.number)).out[0]).toMatch(
			/is written down already; nothing was changed\.$/,
		);
		expect(await dump()).toEqual(whole);
	});

	test("the amount may be from the price of the kept goods to the total", async () => {
		const order = await aMixedOrder();
		const keptMinor = order.totalMinor - 20_000;
		for (const amount of [keptMinor - 1, order.totalMinor + 1])
			await expectRefused(["order", "pay", order.number, "--amount", (amount / 100).toFixed(2)], 1, [
				`Order ${order.number} takes from ${kc(keptMinor)}, which is what is kept of it, to ${kc(order.totalMinor)}.`,
			]);
		expect((await shop("order", "pay", order.number, "--amount", (keptMinor / 100).toFixed(2))).out).toEqual([
			`Order ${order.number} stays withdrawn: ${kc(keptMinor)} pays for what is kept.`,
		]);
		expect(await consequencesOf(testShop, order)).toMatchObject({ is_paid: true, refunds: [] });
		expect((await historyOf(testShop, order)).at(-1)).toMatch(/: what is kept was paid$/);
		expect((await shop("order", "pay", order.number)).out[0]).toMatch(/nothing was changed\.$/);
	});

	test.each([
		["cancelled", ["paid", "cancelled"]],
		["withdrawn", ["paid", "accepted", "packed", "handed_over", "delivered", "withdrawn"]],
	] as const)("an order that was paid before it was %s is refused", async (state, states) => {
		const order = await anOrder(testShop);
		await moveThrough(testShop, order, ...states);
		await expectRefused(["order", "pay", order.number], 1, [
			`Order ${order.number} is ${state}; only one that waits for payment, or has ended unpaid, can be paid.`,
		]);
	});

	test("money that came through the gateway is not recorded again", async () => {
		const order = await anOrder(testShop, { paymentId: PAYMENT.card });
		await rowsOf(sql`
			insert into payments (order_id, gateway, transaction_id, state, amount_minor, currency_code, redirect_url)
			select id, 'sandbox', 'T-late', 'paid', total_minor, currency_code, '' from orders where id = ${order.id}`);
		await moveThrough(testShop, order, "cancelled");
		await expectRefused(["order", "pay", order.number], 1, [
			`The gateway has taken the money of order ${order.number} already; see \`order show ${order.number}\`.`,
		]);
	});

	test("an order that has not ended is paid in full only", async () => {
		const order = await anOrder(testShop);
		await expectRefused(["order", "pay", order.number, "--amount", "100"], 1, [
			`Order ${order.number} is waiting_for_payment; it is paid whole, without --amount.`,
		]);
	});

	test.each([
		["0", "--amount takes more than nothing."],
		[
			"12,345",
			'The amount may mean thousands or decimals, write it with two decimals: "12,345". Write 49, 49,90 or 49.90.',
		],
		["219 Kč", "--amount takes a number alone: it is in the currency of the order."],
		["mnoho", 'The amount is not a number: "mnoho". Write 49, 49,90 or 49.90.'],
	])("--amount %s is not understood", async (amount, sentence) => {
		const { code, err } = await shop("order", "pay", "1", "--amount", amount);
		expect([code, err[0]]).toEqual([2, sentence]);
	});
});
