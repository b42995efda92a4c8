import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import { expectTotalsAddUp } from "#tests/support/selling/expect-totals.ts";
import { documentsOf, moveThrough, orderOf } from "#tests/support/selling/orders.ts";
import { aVoucher } from "#tests/support/selling/vouchers.ts";
import {
	aCustomerCart,
	addVoucher,
	aGuestCart,
	aProduct,
	PAYMENT,
	type ProductTraits,
	placeOrder,
} from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

/** 1 Kč is 0.0405 € in the demo shop. */
const EUR = { id: 2, code: "EUR", symbol_before: "", symbol_after: "€", decimals: 2 };
const CZK_ID = 1;
const UNKNOWN = "7f0f5a5e-1c2d-4e3f-8a9b-0c1d2e3f4a5b";
const NOT_FOUND = { error: "not_found" };

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const change = (cartId: string, currencyId: unknown, token?: string) =>
	testShop.call("POST", `/cart/currency/${cartId}`, {
		body: { currencyId },
		...(token === undefined ? {} : { token }),
	});

async function cartOf(traits: ProductTraits, quantity = 1): Promise<Cart> {
	return aGuestCart(testShop, [{ product: await aProduct(testShop, traits), quantity }]);
}

const inEuros = async (cart: Cart): Promise<Cart> => (await change(cart.id, EUR.id)).body;

describe("POST /cart/currency/{cartId}", () => {
	test("converts the cart to euros, each piece rounded by itself, and back to the same crowns", async () => {
		// 19.90 Kč is 0.80595 €, 0.81 € a piece; three of them together would be 2.42 €.
		const cart = await cartOf({ priceMinor: 1_990 }, 3);
		const { status, body } = await change(cart.id, EUR.id);
		expect(status).toBe(200);
		expect(body.currency).toEqual(EUR);
		expect(body.items[0]).toMatchObject({ total_with_tax: 243, variant: { price_with_tax: 81, price_czk: 1_990 } });
		expect(body.totals).toMatchObject({ goods_with_tax: 243, total_with_tax: 243 });
		expect((await change(cart.id, CZK_ID)).body).toEqual(cart);
	});

	test("the cart stays in that currency, also for what is put in later", async () => {
		const cart = await inEuros(await cartOf({}));
		const product = await aProduct(testShop, { priceMinor: 100_000 });
		const body = { id: product.id, variantId: product.variantId, quantity: 1 };
		expect((await testShop.call("PUT", `/cart/${cart.id}`, { body })).body.cart.totals.total_with_tax).toBe(4_455);
		const { body: read } = await testShop.call("GET", `/cart/anonymous/cs/${cart.tempId}`);
		expect([read.currency.code, read.totals.total_with_tax]).toEqual(["EUR", 4_455]);
	});

	test("a cart that is made in euros converts each piece, then multiplies", async () => {
		const product = await aProduct(testShop, { priceMinor: 9_900 });
		const { body: cart } = await testShop.call("POST", "/cart/create", { body: { currencyId: 2 } });
		// 99.00 × 0.0405 = 4.0095 → 4.01 each
		const put = { id: product.id, variantId: product.variantId, quantity: 3 };
		const { body } = await testShop.call("PUT", `/cart/${cart.id}`, { body: put });
		expect(body.cart.totals).toEqual({
			goods_with_tax: 1_203,
			discount_with_tax: 0,
			total_with_tax: 1_203,
			total_czk: 29_700,
			missing_to_free_delivery: 120_301,
		});
		expectTotalsAddUp(body.cart);
	});

	test("does not count as a change of price, and a change of price is shown in euros", async () => {
		const product = await aProduct(testShop, { priceMinor: 10_000 });
		const cart = await inEuros(await aGuestCart(testShop, [{ product }]));
		expect(cart.items[0]?.previous_price_with_tax).toBeNull();
		await testShop.shop.db.execute(sql`update variants set net_price = 99.1736 where id = ${product.variantId}`);
		const { body } = await testShop.call("GET", `/cart/anonymous/cs/${cart.tempId}`);
		expect(body.items[0]).toMatchObject({ previous_price_with_tax: 405, variant: { price_with_tax: 486 } });
	});

	test.each([
		[150_000, 10_001],
		[160_000, 1],
		[160_100, 0],
	])(
		"with goods for %i haléře less a voucher for 100 Kč, %i haléře are missing to free delivery, in crowns in either currency",
		async (priceMinor, missing) => {
			const cart = await cartOf({ priceMinor });
			const { totals } = await addVoucher(testShop, cart.id, (await aVoucher(testShop)).code);
			const told = { total_czk: priceMinor - 10_000, missing_to_free_delivery: missing };
			expect(totals).toMatchObject(told);
			expect((await inEuros(cart)).totals).toMatchObject(told);
		},
	);

	test("shows a voucher's minimal price in euros", async () => {
		const cart = await cartOf({ priceMinor: 60_000 });
		const voucher = await aVoucher(testShop, { minimalPrice: "500" });
		await addVoucher(testShop, cart.id, voucher.code);
		const [item] = (await inEuros(cart)).items;
		const body = { id: item?.product.id, variantId: item?.variant.id, quantity: 0 };
		const { body: reply } = await testShop.call("PUT", `/cart/${cart.id}`, { body });
		expect(reply.cart.vouchers).toMatchObject([{ problem: "minimal_price", problem_value: 2_025 }]);
	});

	test("a customer's cart is changed by its owner alone", async () => {
		const [owner, other] = [await testShop.tokenOf("customer"), await testShop.tokenOf("influencer")];
		const cart = await aCustomerCart(testShop, owner, [{ product: await aProduct(testShop) }]);
		for (const token of [undefined, other])
			await expectRefused(testShop, () => change(cart.id, EUR.id, token), 404, NOT_FOUND);
		expect((await change(cart.id, EUR.id, owner)).body.currency).toEqual(EUR);
	});

	test("an unknown cart and an unknown currency are 404, an ordered cart is 409", async () => {
		const cart = await cartOf({});
		await expectRefused(testShop, () => change(UNKNOWN, EUR.id), 404, NOT_FOUND);
		await expectRefused(testShop, () => change(cart.id, 99), 404, NOT_FOUND);
		await expectRefused(testShop, () => change(cart.id, "EUR"), 422, {
			error: "invalid",
			errors: { currencyId: ["numeric"] },
		});
		await orderOf(testShop, cart.id);
		await expectRefused(testShop, () => change(cart.id, EUR.id), 409, { error: "cart_ordered" });
	});
});

describe("an order in euros", () => {
	const read = async ({ id, hash }: { id: number; hash: string }) =>
		(await testShop.call("GET", `/order/${id}/${hash}`)).body;

	test("has vouchers, delivery and invoice in euros, and no QR code for crowns", async () => {
		const cart = await cartOf({ priceMinor: 100_000 });
		for (const traits of [{ type: "percent", value: "10" } as const, {}])
			await addVoucher(testShop, cart.id, (await aVoucher(testShop, traits)).code);
		expect((await inEuros(cart)).totals).toMatchObject({ discount_with_tax: 810, total_with_tax: 3_240 });
		const placed = await orderOf(testShop, cart.id, { expectedTotal: 3_722 });
		const order = await read(placed);
		expect(order.currency.code).toBe("EUR");
		expect(order.prices).toMatchObject({
			goods_with_tax: 4_050,
			discount_with_tax: 810,
			delivery_with_tax: 482,
			rounding: 0,
			total_with_tax: 3_722,
		});
		expectTotalsAddUp(order);
		expect(order.qr_payment).toBeNull();
		await moveThrough(testShop, placed, "paid");
		expect(await documentsOf(testShop, placed)).toMatchObject([
			{ kind: "invoice", currency: { code: "EUR", rate: "0.04050000" }, totalMinor: 3_722 },
		]);
	});

	test("has a QR code only when it is in crowns", async () => {
		expect((await read(await orderOf(testShop, (await cartOf({})).id))).qr_payment).toMatch(/^SPD\*/);
	});

	test("paid on delivery is not rounded to whole euros", async () => {
		const cart = await inEuros(await cartOf({ priceMinor: 10_000 }));
		const order = await read(await orderOf(testShop, cart.id, { paymentId: PAYMENT.cod }));
		expect(order.prices).toMatchObject({ rounding: 0, payment_with_tax: 158, total_with_tax: 405 + 482 + 158 });
	});

	test.each([
		[150_000, 482],
		[150_100, 0],
	])("of goods for %i haléře is delivered for %i cents: free above 1 500 Kč", async (priceMinor, delivery) => {
		const cart = await inEuros(await cartOf({ priceMinor }));
		const order = await read(await orderOf(testShop, cart.id));
		expect(order.prices.delivery_with_tax).toBe(delivery);
	});

	test("is refused when the shopper saw the total in crowns", async () => {
		const cart = await inEuros(await cartOf({ priceMinor: 10_000 }));
		const { status, body } = await placeOrder(testShop, cart.id, { expectedTotal: 21_900 });
		expect([status, body.error]).toEqual([409, "price_changed"]);
	});
});
