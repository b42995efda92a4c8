import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OrderInput } from "#lib/contract/schemas/order.ts";
import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import { withdrawByStaff } from "#lib/shop/selling/order/withdrawal/withdraw-order.ts";
import { piecesOf } from "#tests/support/goods/sets.ts";
import { expectLedgerExact, openLedger } from "#tests/support/selling/ledger.ts";
import {
	anOrder,
	consequencesOf,
	documentsOf,
	historyOf,
	mailedSteps,
	moveThrough,
	orderOf,
} from "#tests/support/selling/orders.ts";
import { addVoucher, aGuestCart, aProduct, INVOICE, PAYMENT } from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { START } from "#tests/support/shop/start.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const DAY_MS = DAY_S * SECOND_MS;
const BODY = { name: "  Jana   Nováková ", email: "jana.jinde@example.cz", reason: "Nesedí\nbarva" };
const DELIVERED = ["paid", "accepted", "packed", "handed_over", "delivered"] as const;

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

type Key = { id: number | string; hash: string };
const withdraw = ({ id, hash }: Key, body: unknown = BODY, query = "") =>
	testShop.call("POST", `/order/${id}/${hash}/withdrawal${query}`, { body });
const read = async ({ id, hash }: Key) => (await testShop.call("GET", `/order/${id}/${hash}`)).body;

describe("POST /order/{id}/{hash}/withdrawal", () => {
	test("a paid order that is still in the shop returns its goods to stock, gets a credit note, a refund and a receipt; a repeat changes nothing", async () => {
		const initial = await openLedger(testShop);
		const order = await anOrder(testShop, {}, { stock: 4, priceMinor: 10_000, quantity: 2 });
		initial.set(order.product.variantId, 4);
		await moveThrough(testShop, order, "paid");
		const first = await withdraw(order, BODY, "?lang=en");
		expect(first).toMatchObject({
			status: 200,
			body: {
				state: "withdrawn",
				delivery: { name: "Courier to your address" },
				withdrawal: { name: "Jana Nováková", reason: BODY.reason, date: START.toISOString() },
				actions: { pay: false, cancel: false, withdraw: false, review_courier: false },
			},
		});
		expect(await withdraw(order, { name: "Někdo jiný", email: "jiny@example.cz" }, "?lang=en")).toMatchObject({
			status: 200,
			body: first.body,
		});
		expect(await historyOf(testShop, order)).toEqual([
			"waiting_for_payment shopper",
			"paid command test",
			"withdrawn shopper",
		]);
		expect(await consequencesOf(testShop, order)).toEqual({
			is_paid: true,
			papers: ["invoice", "credit_note"],
			refunds: ["withdrawn 31900 requested"],
		});
		expect(await mailedSteps(testShop, order)).toEqual(["paid", "withdrawn", "withdrawn"]);
		const { rows } = await testShop.shop.db.execute(sql`
			select name, email, reason from withdrawals where order_id = ${order.id}`);
		expect(rows).toEqual([{ name: "Jana Nováková", email: "jana.jinde@example.cz", reason: "Nesedí\nbarva" }]);
		expect(await piecesOf(testShop, order.product)).toEqual({ warehouse: 4 });
		await expectLedgerExact(testShop, initial);
	});

	test("delivered goods are not in stock again until somebody adds them", async () => {
		const initial = await openLedger(testShop);
		const order = await anOrder(testShop, {}, { stock: 4, quantity: 2 });
		initial.set(order.product.variantId, 4);
		await moveThrough(testShop, order, ...DELIVERED);
		expect((await withdraw(order)).status).toBe(200);
		expect(await piecesOf(testShop, order.product)).toEqual({ warehouse: 2 });
		await expectLedgerExact(testShop, initial);
	});

	test("a reason that was not given stays blank", async () => {
		const order = await anOrder(testShop);
		await moveThrough(testShop, order, "paid");
		expect((await withdraw(order, { ...BODY, reason: undefined })).status).toBe(200);
		expect(await countRows(testShop, "withdrawals", `order_id = ${order.id} and reason = ''`)).toBe(1);
	});

	test("cash that was never paid is not refunded", async () => {
		const order = await anOrder(testShop, { paymentId: PAYMENT.cod });
		await moveThrough(testShop, order, "packed", "handed_over");
		expect((await withdraw(order)).status).toBe(200);
		expect((await consequencesOf(testShop, order))?.refunds).toEqual([]);
	});

	test("is open for the whole period and closed after it: 409 not_withdrawable", async () => {
		const shop = await openTestShop();
		try {
			const call = ({ id, hash }: Key) => shop.call("POST", `/order/${id}/${hash}/withdrawal`, { body: BODY });
			const [inTime, late] = [await anOrder(shop), await anOrder(shop)];
			for (const order of [inTime, late]) await moveThrough(shop, order, ...DELIVERED);
			const { body } = await shop.call("GET", `/order/${late.id}/${late.hash}`);
			// Friday, 20 November 2026 and 14 days, to midnight in Prague.
			expect(body).toMatchObject({ withdraw_until: "2026-12-04T22:59:59.999Z", actions: { withdraw: true } });
			shop.passMs(Date.parse("2026-12-04T22:59:59.999Z") - START.getTime());
			expect((await call(inTime)).status).toBe(200);
			shop.passMs(1);
			await expectRefused(shop, () => call(late), 409, { error: "not_withdrawable", value: "delivered" });
			shop.passMs(100 * DAY_MS);
			expect((await call(inTime)).status).toBe(200);
		} finally {
			await shop.close();
		}
	});

	test.each([
		["waiting_for_payment", []],
		["cancelled", ["cancelled"]],
	] as const)("an order that is %s has nothing to withdraw from: 409", async (state, states) => {
		const order = await anOrder(testShop);
		await moveThrough(testShop, order, ...states);
		await expectRefused(testShop, () => withdraw(order), 409, { error: "not_withdrawable", value: state });
	});

	test("an order with only goods that cannot be returned is refused, and shows so beforehand", async () => {
		const wholly = await anOrder(testShop, {}, { exemption: "made_to_order" });
		await moveThrough(testShop, wholly, "paid");
		expect(await read(wholly)).toMatchObject({
			actions: { withdraw: false },
			lines: [
				{ withdrawal_exemption: "made_to_order" },
				{ withdrawal_exemption: null },
				{ withdrawal_exemption: null },
			],
		});
		await expectRefused(testShop, () => withdraw(wholly), 409, { error: "not_withdrawable", value: "paid" });
	});

	/** Perishable goods for 100 Kč and others for 3 × 50 Kč of another VAT rate, a voucher of a tenth. */
	async function aPartlyExemptOrder(changes: Partial<OrderInput> = {}) {
		const cake = await aProduct(testShop, { exemption: "perishable", priceMinor: 10_000 });
		const cups = await aProduct(testShop, { priceMinor: 5000, vat: 12 });
		const cart = await aGuestCart(testShop, [{ product: cake }, { product: cups, quantity: 3 }]);
		expect(cart.items.map(({ product }) => product.withdrawal_exemption)).toEqual(["perishable", null]);
		await addVoucher(testShop, cart.id, "KONFETY10");
		return { ...(await orderOf(testShop, cart.id, changes)), cake, cups };
	}

	test("when some goods cannot be returned, only the others are credited and refunded, with their share of the voucher", async () => {
		const order = await aPartlyExemptOrder();
		await moveThrough(testShop, order, ...DELIVERED);
		expect((await withdraw(order)).status).toBe(200);
		expect((await consequencesOf(testShop, order))?.refunds).toEqual(["withdrawn 13500 requested"]);
		const [invoice, note] = await documentsOf(testShop, order);
		expect(invoice?.totalMinor).toBe(34_400);
		expect(note).toMatchObject({
			totalMinor: -13_500,
			vat: [{ vatPercent: "12.00", grossMinor: -13_500, baseMinor: -12_054, vatMinor: -1446 }],
		});
		expect(note?.lines.map(({ kind, code, quantity, totalMinor }) => [kind, code, quantity, totalMinor])).toEqual([
			["goods", order.cups.code, -3, -15_000],
			["voucher", "KONFETY10", -1, 1500],
		]);
	});

	test("an order that is still in the shop is refunded in full, goods that cannot be returned included", async () => {
		const order = await aPartlyExemptOrder();
		await moveThrough(testShop, order, "paid");
		expect((await withdraw(order)).status).toBe(200);
		expect((await consequencesOf(testShop, order))?.refunds).toEqual(["withdrawn 34400 requested"]);
		expect(await piecesOf(testShop, order.cake)).toEqual(await piecesOf(testShop, order.cups));
	});

	test("of the price of a delivery that was made, that of the cheapest one offered is refunded", async () => {
		const order = await anOrder(testShop, {}, { priceMinor: 10_000 });
		const { rows } = await testShop.shop.db.execute<{ cheapest: string }>(sql`
			select cheapest_delivery_minor as cheapest from orders where id = ${order.id}`);
		const cheapest = Number(rows[0]?.cheapest);
		expect(cheapest).toBeGreaterThan(0);
		expect(cheapest).toBeLessThan(11_900);
		await moveThrough(testShop, order, ...DELIVERED);
		await testShop.shop.db.execute(sql`update delivery_methods set net_price = net_price + 1 where kind = 'courier'`);
		expect((await withdraw(order)).status).toBe(200);
		expect((await consequencesOf(testShop, order))?.refunds).toEqual([`withdrawn ${20_000 + cheapest} requested`]);
		expect((await documentsOf(testShop, order)).at(-1)?.totalMinor).toBe(-20_000 - cheapest);
		await testShop.shop.db.execute(sql`update delivery_methods set net_price = net_price - 1 where kind = 'courier'`);
	});

	test("of an older order without a stored cheapest delivery the whole price of the delivery is refunded", async () => {
		const order = await anOrder(testShop, {}, { priceMinor: 10_000 });
		await testShop.shop.db.execute(sql`update orders set cheapest_delivery_minor = null where id = ${order.id}`);
		await moveThrough(testShop, order, ...DELIVERED);
		expect((await withdraw(order)).status).toBe(200);
		expect((await consequencesOf(testShop, order))?.refunds).toEqual(["withdrawn 31900 requested"]);
	});

	test("the shop's people may withdraw an order of goods that the law exempts", async () => {
		const order = await anOrder(testShop, {}, { exemption: "perishable", priceMinor: 10_000, quantity: 1 });
		await moveThrough(testShop, order, "paid", "accepted", "packed", "handed_over", "delivered", "withdrawn");
		expect((await documentsOf(testShop, order)).at(-1)?.lines[0]).toMatchObject({ quantity: -1, totalMinor: -10_000 });
	});

	test("a company is no consumer: 409, but the shop's people may record a withdrawal", async () => {
		const company = { isCompany: true, companyId: "27082440", invoice: { ...INVOICE, company: "Oslavy a.s." } };
		const order = await anOrder(testShop, company);
		await moveThrough(testShop, order, ...DELIVERED);
		expect(await read(order)).toMatchObject({ actions: { withdraw: false }, withdraw_until: null });
		await expectRefused(testShop, () => withdraw(order), 409, { error: "not_withdrawable", value: "delivered" });
		const typed = { number: order.number, by: "anna", note: "dohoda" };
		expect(await withdrawByStaff(testShop.shop, typed)).toMatchObject({ ok: true, value: { isRepeat: false } });
	});

	test.each([
		[{}, { name: ["required"], email: ["required"] }],
		[
			{ name: " ", email: "jana" },
			{ name: ["required"], email: ["email"] },
		],
		[{ ...BODY, name: "x".repeat(121) }, { name: ["too_long"] }],
		[{ ...BODY, reason: "x".repeat(501) }, { reason: ["too_long"] }],
		[{ ...BODY, email: null }, { email: ["required"] }],
	])("%j is 422 at its fields", async (body, errors) => {
		const order = await anOrder(testShop);
		await moveThrough(testShop, order, "paid");
		await expectRefused(testShop, () => withdraw(order, body), 422, { error: "invalid", errors });
	});

	test("an unreadable body is 400, one that is too large 413, a wrong hash or id 404", async () => {
		const order = await anOrder(testShop);
		await moveThrough(testShop, order, "paid");
		const path = `/order/${order.id}/${order.hash}/withdrawal`;
		await expectRefused(testShop, () => testShop.call("POST", path, { text: "{" }), 400, { error: "unreadable" });
		const novel = { ...BODY, reason: "x".repeat(70_000) };
		await expectRefused(testShop, () => withdraw(order, novel), 413, { error: "too_large" });
		for (const key of [
			{ ...order, hash: "A".repeat(32) },
			{ ...order, id: 999_999 },
		])
			await expectRefused(testShop, () => withdraw(key), 404, { error: "not_found" });
	});

	test("twenty calls at once make one withdrawal with one receipt and its copy to the order's e-mail", async () => {
		const order = await anOrder(testShop);
		await moveThrough(testShop, order, "paid");
		const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(order)));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect(await countRows(testShop, "withdrawals", `order_id = ${order.id}`)).toBe(1);
		expect(await mailedSteps(testShop, order)).toEqual(["paid", "withdrawn", "withdrawn"]);
		expect(await consequencesOf(testShop, order)).toMatchObject({ papers: ["invoice", "credit_note"] });
	});
});
