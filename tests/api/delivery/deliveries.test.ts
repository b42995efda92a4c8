import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DeliveryOptions, deliveryOptions } from "#lib/contract/schemas/order.ts";
import { expectPricesAddUp } from "#tests/support/selling/expect-totals.ts";
import { aVoucher } from "#tests/support/selling/vouchers.ts";
import {
	aCustomerCart,
	addVoucher,
	aGuestCart,
	aProduct,
	type ProductTraits,
	placeOrder,
} from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const HOUR_MS = 3_600_000;

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

async function optionsOf(cartId: string, locale = "cs"): Promise<DeliveryOptions> {
	const { status, body } = await testShop.call("GET", `/order/deliveries/${locale}/${cartId}`);
	expect(status).toBe(200);
	const options = deliveryOptions.parse(body);
	for (const { payments } of options.deliveries) for (const { prices } of payments) expectPricesAddUp(prices);
	return options;
}

const cartWith = async (traits: ProductTraits, quantity = 1) =>
	aGuestCart(testShop, [{ product: await aProduct(testShop, traits), quantity }]);

/** "courier/cod": total in minor units. */
function totalsOf(options: DeliveryOptions): Record<string, number> {
	const pairs = options.deliveries.flatMap((delivery) =>
		delivery.payments.map((payment) => [`${delivery.key}/${payment.key}`, payment.prices.total_with_tax]),
	);
	return Object.fromEntries(pairs);
}

describe("GET /order/deliveries/{locale}/{cartId}", () => {
	test("lists each delivery with its payments and the total of both; a pickup is never paid in cash", async () => {
		const options = await optionsOf((await cartWith({ priceMinor: 10_000 })).id);
		expect(totalsOf(options)).toEqual({
			"branch/card": 10_000,
			"branch/transfer": 10_000,
			"courier/card": 21_900,
			"courier/transfer": 21_900,
			"courier/cod": 25_800,
			"post/card": 19_900,
			"post/transfer": 19_900,
			"post/cod": 23_800,
			"pickup_point/card": 17_900,
			"pickup_point/transfer": 17_900,
			"pickup_point/cod": 21_800,
		});
		expect(
			options.deliveries.map(({ kind, price_with_tax, days }) => [kind, price_with_tax, days.from, days.to]),
		).toEqual([
			["branch", 0, 1, 5],
			["courier", 11_900, 1, 2],
			["courier", 9_900, 2, 3],
			["pickup_point", 7_900, 1, 3],
		]);
		expect(options.countries).toEqual([{ code: "CZ", name: "Česká republika" }]);
	});

	test("texts are in the language asked for", async () => {
		const { deliveries, countries } = await optionsOf((await cartWith({})).id, "en");
		expect(deliveries[0]?.name).toBe("Pickup at a branch");
		expect(countries).toEqual([{ code: "CZ", name: "Czech Republic" }]);
	});

	test.each([
		[149_999, 11_900],
		[150_000, 11_900],
		[150_001, 0],
	])("goods for %i haléře are delivered for %i", async (priceMinor, price) => {
		const { deliveries } = await optionsOf((await cartWith({ priceMinor })).id);
		expect(deliveries.find(({ key }) => key === "courier")?.price_with_tax).toBe(price);
	});

	test("the goods after vouchers decide about free delivery", async () => {
		const cart = await cartWith({ priceMinor: 160_000 });
		const courier = async () =>
			(await optionsOf(cart.id)).deliveries.find(({ key }) => key === "courier")?.price_with_tax;
		expect(await courier()).toBe(0);
		await addVoucher(testShop, cart.id, "STOVKA");
		expect(await courier()).toBe(11_900);
	});

	test("a voucher that has ended meanwhile takes nothing off", async () => {
		const cart = await cartWith({ priceMinor: 10_000 });
		const voucher = await aVoucher(testShop, {
			value: "50",
			activeTo: new Date(testShop.shop.now().getTime() + HOUR_MS),
		});
		await addVoucher(testShop, cart.id, voucher.code);
		const byTransfer = async () => totalsOf(await optionsOf(cart.id))["courier/transfer"];
		expect(await byTransfer()).toBe(16_900);
		testShop.passMs(2 * HOUR_MS);
		expect(await byTransfer()).toBe(21_900);
	});

	test("can be read while the cart is locked by a change", async () => {
		const cart = await cartWith({ priceMinor: 10_000 });
		await testShop.shop.db.transaction(async (tx) => {
			await tx.execute(sql`select from carts where id = ${cart.id} for update`);
			expect((await optionsOf(cart.id)).deliveries).toHaveLength(4);
		});
	});

	test.each([
		[10_049, 25_800, -49],
		[10_050, 25_900, 50],
		[10_051, 25_900, 49],
		[10_000, 25_800, 0],
	])("cash for goods of %i haléře is rounded to whole crowns, card is not", async (priceMinor, total, rounding) => {
		const options = await optionsOf((await cartWith({ priceMinor })).id);
		const payments = options.deliveries.find(({ key }) => key === "courier")?.payments;
		expect(payments?.find(({ key }) => key === "cod")?.prices).toMatchObject({ total_with_tax: total, rounding });
		expect(payments?.find(({ key }) => key === "card")?.prices).toMatchObject({
			total_with_tax: priceMinor + 11_900,
			rounding: 0,
		});
	});

	test("euro are not rounded to whole ones", async () => {
		const product = await aProduct(testShop, { priceMinor: 10_000 });
		const { body: cart } = await testShop.call("POST", "/cart/create", { body: { currencyId: 2 } });
		await testShop.call("PUT", `/cart/${cart.id}`, {
			body: { id: product.id, variantId: product.variantId, quantity: 1 },
		});
		// 100 × 0.0405 = 4.05; 119 × 0.0405 = 4.8195 → 4.82; 39 × 0.0405 = 1.5795 → 1.58
		expect(totalsOf(await optionsOf(cart.id))).toMatchObject({ "courier/card": 887, "courier/cod": 1_045 });
	});

	test("VAT is shown per rate, the higher one first", async () => {
		const [standard, reduced] = [
			await aProduct(testShop, { priceMinor: 12_100 }),
			await aProduct(testShop, { priceMinor: 11_200, vat: 12 }),
		];
		const options = await optionsOf((await aGuestCart(testShop, [{ product: standard }, { product: reduced }])).id);
		expect(options.deliveries[0]?.payments[0]?.prices.vat).toEqual([
			{ rate: 21, base: 10_000, vat: 2_100, with_tax: 12_100 },
			{ rate: 12, base: 10_000, vat: 1_200, with_tax: 11_200 },
		]);
	});

	test("13 branches: 1–2 working days in Prague, 3–5 elsewhere, up to 10 where something is missing", async () => {
		const cart = await cartWith({ stock: 10, branches: { 1: 2, 2: 2, 3: 1 } }, 2);
		const { branches } = await optionsOf(cart.id);
		expect(branches).toHaveLength(13);
		const rows = branches.map(({ city, days, lacks_stock }) => [city, days.from, days.to, lacks_stock]);
		expect(rows.slice(0, 3)).toEqual([
			["Praha 5", 1, 2, false],
			["Brno", 3, 5, false],
			["Ostrava", null, 10, true],
		]);
		expect(rows.slice(3).every(([, from, to, lacks]) => from === null && to === 10 && lacks === true)).toBe(true);
		const [name] = cart.items.map(({ product }) => product.name);
		expect(branches.slice(0, 3).map(({ short }) => short)).toEqual([[], [], [name]]);
	});

	test("two lines of one variant together may be more than a branch has", async () => {
		const [parent, product] = [
			await aProduct(testShop, { branches: { 1: 5 } }),
			await aProduct(testShop, { branches: { 1: 2 } }),
		];
		const cart = await aGuestCart(testShop, [{ product: parent }, { product, quantity: 1 }]);
		const child = { id: product.id, variantId: product.variantId, quantity: 2, parentId: cart.items[0]?.id };
		expect((await testShop.call("PUT", `/cart/${cart.id}`, { body: child })).status).toBe(200);
		expect((await optionsOf(cart.id)).branches[0]).toMatchObject({ city: "Praha 5", lacks_stock: true });
	});

	test("each delivery names the goods that it cannot deliver from where they are", async () => {
		const product = await aProduct(testShop, { stock: 1, branches: { 1: 2, 2: 1 } });
		const { deliveries, branches } = await optionsOf((await aGuestCart(testShop, [{ product, quantity: 3 }])).id);
		expect(deliveries.map(({ key, missing }) => [key, missing])).toEqual([
			["branch", []],
			["courier", [product.name]],
			["post", [product.name]],
			["pickup_point", [product.name]],
		]);
		expect(branches.slice(0, 3).map(({ missing }) => missing)).toEqual([[], [product.name], [product.name]]);
	});

	test("a closed branch and a method that is switched off are not offered", async () => {
		const cart = await cartWith({});
		await testShop.shop.db.execute(sql`update branches set is_active = false where slug = 'zlin'`);
		await testShop.shop.db.execute(sql`update delivery_methods set is_active = false where key = 'post'`);
		const options = await optionsOf(cart.id);
		expect(options.branches).toHaveLength(12);
		expect(options.deliveries.map(({ key }) => key)).toEqual(["branch", "courier", "pickup_point"]);
	});

	test("another customer's, an unknown and an ordered cart are 404, a bad token is 401", async () => {
		const customer = await testShop.tokenOf("customer");
		const own = await aCustomerCart(testShop, customer, [{ product: await aProduct(testShop) }]);
		const call = (id: string, token?: string) =>
			testShop.call("GET", `/order/deliveries/cs/${id}`, token === undefined ? {} : { token });
		expect((await call(own.id, customer)).status).toBe(200);
		const influencer = await testShop.tokenOf("influencer");
		for (const token of [undefined, influencer])
			await expectRefused(testShop, () => call(own.id, token), 404, { error: "not_found" });
		for (const id of ["7f0f5a5e-1c2d-4e3f-8a9b-0c1d2e3f4a5b", "abc"])
			await expectRefused(testShop, () => call(id), 404, { error: "not_found" });
		await expectRefused(testShop, () => call(own.id, "x"), 401, { error: "unauthorized" });
		const ordered = await cartWith({});
		await placeOrder(testShop, ordered.id);
		await expectRefused(testShop, () => call(ordered.id), 404, { error: "not_found" });
	});
});
