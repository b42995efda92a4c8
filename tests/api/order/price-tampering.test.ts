/** What only the shop decides, sent by a shopper: it is ignored or refused, never believed. */

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import { order as orderSchema } from "#lib/contract/schemas/order.ts";
import { type Basket, reckon } from "#tests/support/selling/calculator.ts";
import { goodsProblems, totalsProblems } from "#tests/support/selling/compare-totals.ts";
import { aGuestCart, anOrderBody, aProduct, INVOICE, type TestProduct } from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

/** Keys as JSON, so that `__proto__` is sent as a key too. */
const GREEDY = [
	'"price":1',
	'"price_with_tax":1',
	'"price_sale":0.01',
	'"net_price":"0.01"',
	'"unit_with_tax":1',
	'"unitMinor":1',
	'"total":1',
	'"total_with_tax":1',
	'"totals":{"total_with_tax":1}',
	'"prices":{"total_with_tax":1,"delivery_with_tax":0}',
	'"tax_rate":{"rate":0}',
	'"vat":0',
	'"group":{"id":2,"discount":100}',
	'"groupId":2',
	'"discount":100',
	'"discount_with_tax":1000000',
	'"vouchers":[{"voucher_id":1,"value":100}]',
	'"value":100',
	'"voucher_type":"percent"',
	'"items":[]',
	'"lines":[]',
	'"state":"paid"',
	'"userId":1',
	'"user_id":1',
	'"is_paid":true',
	'"paid_at":"2026-01-01T00:00:00Z"',
	'"expires_at":null',
	'"number":"1"',
	'"hash":"00000000000000000000000000000000"',
	'"currency":{"rate":"0.0001"}',
	'"currencyId":2',
	'"delivery_with_tax":0',
	'"rounding":-10000',
	'"used":0',
	'"__proto__":{"price":1,"quantity":-1,"isCompany":true,"group":{"id":2},"state":"paid"}',
	'"constructor":{"prototype":{"price":1}}',
] as const;

const PIECES = 2;
const VOUCHER = "TAMPER10";

let testShop: TestShop;
let product: TestProduct;
let cart: Cart;

const basket: Basket = {
	currency: { code: "CZK", decimals: 2, rate: "1" },
	memberPercent: null,
	lines: [{ net: "82.6446", vat: "21.00", quantity: PIECES }],
	vouchers: [{ type: "percent", value: "10" }],
	delivery: { net: "98.3471", vat: "21.00", isFreeAbove: true },
	payment: { net: "0", vat: "21.00", isCash: false },
};

beforeAll(async () => {
	testShop = await openTestShop();
	product = await aProduct(testShop, { priceMinor: 10_000, stock: 10_000 });
	await testShop.shop.db.execute(sql`insert into vouchers (code, type, value) values (${VOUCHER}, 'percent', 10)`);
});
afterAll(() => testShop.close());
beforeEach(async () => {
	cart = await aGuestCart(testShop, [{ product, quantity: PIECES }]);
});

const put = (body: Record<string, unknown> = {}) => ({
	id: product.id,
	variantId: product.variantId,
	quantity: PIECES,
	...body,
});
const voucher = { voucherCode: VOUCHER, serviceType: "eshop" };
/** The body with keys of somebody greedy in front of and behind the right ones. */
const greedy = (body: object, keys: string) =>
	JSON.stringify(body).replace("{", `{${keys},`).replace(/\}$/, `,${keys}}`);

async function cartProblems(vouchers: Basket["vouchers"]): Promise<string[]> {
	const { body } = await testShop.call("GET", `/cart/anonymous/cs/${cart.tempId}`);
	const { totals, items, vouchers: shown } = body as Cart;
	return goodsProblems(reckon({ ...basket, vouchers }), {
		goods: totals.goods_with_tax,
		discount: totals.discount_with_tax,
		lineTotals: items.map((item) => item.total_with_tax),
		discounts: shown.map((one) => one.discount_with_tax),
	});
}

describe("keys added beside the right fields:", () => {
	test.each(GREEDY)("%s in a cart's item changes no price", async (keys) => {
		const { status, body } = await testShop.call("PUT", `/cart/${cart.id}`, { text: greedy(put(), keys) });
		expect([200, 422]).toContain(status);
		if (status === 200) expect(body).toMatchObject({ quantity: PIECES, original_quantity: PIECES });
		expect(await cartProblems([])).toEqual([]);
	});

	test.each(GREEDY)("%s in a voucher changes no discount", async (keys) => {
		const path = `/voucher/cart/add/${cart.id}`;
		const { status } = await testShop.call("POST", path, { text: greedy(voucher, keys) });
		expect([200, 422]).toContain(status);
		expect(await cartProblems(status === 200 ? basket.vouchers : [])).toEqual([]);
	});

	test.each(GREEDY)("%s in an order changes nothing of it", async (keys) => {
		await testShop.call("POST", `/voucher/cart/add/${cart.id}`, { body: voucher });
		const body = { ...anOrderBody(), invoice: { ...INVOICE } };
		const answer = await testShop.call("POST", `/order/create/${cart.id}`, { text: greedy(body, keys) });
		expect([201, 422]).toContain(answer.status);
		if (answer.status === 422) return;
		const order = orderSchema.parse((await testShop.call("GET", `/order/${answer.body.id}/${answer.body.hash}`)).body);
		const { prices } = order;
		expect(
			totalsProblems(reckon(basket), {
				goods: prices.goods_with_tax,
				discount: prices.discount_with_tax,
				delivery: prices.delivery_with_tax,
				payment: prices.payment_with_tax,
				rounding: prices.rounding,
				total: prices.total_with_tax,
				vat: prices.vat.map(({ rate, with_tax: gross, base, vat }) => ({ rate, gross, base, vat })),
			}),
		).toEqual([]);
		expect(order).toMatchObject({ state: "waiting_for_payment", is_paid: false, companyId: "" });
		expect(order.number).not.toBe("1");
		const { rows } = await testShop.shop.db.execute(sql`
			select user_id, paid_at, expires_at > created_at as expires, currency_code from orders where id = ${order.id}`);
		expect(rows).toEqual([{ user_id: null, paid_at: null, expires: true, currency_code: "CZK" }]);
	});

	test("they leave nothing behind in the process", () => {
		expect(Object.keys(Object.prototype)).toEqual([]);
		expect(({} as Record<string, unknown>).price).toBeUndefined();
	});
});

describe("a quantity of", () => {
	test.each<[string, unknown]>([
		["-1", "numeric"],
		["1.5", "numeric"],
		['"2"', "numeric"],
		["1e9", "too_many"],
		["1000", "too_many"],
		["null", "numeric"],
		["true", "numeric"],
		["[2]", "numeric"],
		['{"$gt":0}', "numeric"],
		["1e400", "numeric"],
	])("%s is refused at its field, and the cart stays as it was", async (quantity, code) => {
		const text = JSON.stringify(put({ quantity: "?" })).replace('"?"', quantity);
		const send = () => testShop.call("PUT", `/cart/${cart.id}`, { text });
		await expectRefused(testShop, send, 422, { error: "invalid", errors: { quantity: [code] } });
	});

	test("0 takes the item out, and an empty cart is not ordered", async () => {
		const { status, body } = await testShop.call("PUT", `/cart/${cart.id}`, { body: put({ quantity: 0 }) });
		expect({ status, count: body.cart.count, total: body.cart.totals.total_with_tax }).toEqual({
			status: 200,
			count: 0,
			total: 0,
		});
		const order = () => testShop.call("POST", `/order/create/${cart.id}`, { body: anOrderBody() });
		await expectRefused(testShop, order, 409, { error: "cart_empty" });
	});

	test.each(["-1", "0", "1.5", '"2"', "1e9", "null"])(
		"%s in an order's body is nobody's business",
		async (quantity) => {
			const text = greedy(anOrderBody(), `"quantity":${quantity}`);
			const { status, body } = await testShop.call("POST", `/order/create/${cart.id}`, { text });
			expect(status).toBe(201);
			const { body: order } = await testShop.call("GET", `/order/${body.id}/${body.hash}`);
			expect(order.lines[0]).toMatchObject({ quantity: PIECES, total_with_tax: 20_000 });
		},
	);
});

describe("an id that is not what it says", () => {
	test("an expensive variant with a cheap product's id is 404", async () => {
		const dear = await aProduct(testShop, { priceMinor: 500_000 });
		const send = () => testShop.call("PUT", `/cart/${cart.id}`, { body: put({ variantId: dear.variantId }) });
		await expectRefused(testShop, send, 404, { error: "not_found" });
	});

	test("an item of another cart as parentId is 404", async () => {
		const other = await aGuestCart(testShop, [{ product }]);
		const body = put({ parentId: other.items[0]?.id });
		const send = () => testShop.call("PUT", `/cart/${cart.id}`, { body });
		await expectRefused(testShop, send, 404, { error: "not_found" });
	});
});

describe("an expected total", () => {
	test.each([1, 0, 29_899, 29_901])("of %i that differs from the total refuses the order", async (expectedTotal) => {
		await testShop.call("POST", `/voucher/cart/add/${cart.id}`, { body: voucher });
		const send = () => testShop.call("POST", `/order/create/${cart.id}`, { body: anOrderBody({ expectedTotal }) });
		await expectRefused(testShop, send, 409, { error: "price_changed", value: 29_900 });
	});

	test.each([-1, 1.5, "29900", Number.MAX_SAFE_INTEGER])(
		"of %j is an order or a field's error, at the right price",
		async (expectedTotal) => {
			const body = { ...anOrderBody(), expectedTotal };
			const { status } = await testShop.call("POST", `/order/create/${cart.id}`, { body });
			expect([409, 422]).toContain(status);
		},
	);
});
