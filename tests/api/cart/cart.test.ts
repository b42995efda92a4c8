import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cart as cartSchema } from "#lib/contract/schemas/cart.ts";
import { GUEST_CART_MAX_AGE_S } from "#lib/domain/limits.ts";
import { sweepCarts } from "#lib/shop/selling/cart/cart.ts";
import { aCustomerCart, addVoucher, aGuestCart, aProduct, placeOrder } from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const UUID = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
const UNKNOWN = "7f0f5a5e-1c2d-4e3f-8a9b-0c1d2e3f4a5b";
const CZK = { id: 1, code: "CZK", symbol_before: "", symbol_after: "Kč", decimals: 2 };
const EMPTY = {
	id: UUID,
	tempId: UUID,
	items: [],
	vouchers: [],
	count: 0,
	problem: null,
	problem_value: null,
	currency: CZK,
	totals: {
		goods_with_tax: 0,
		discount_with_tax: 0,
		total_with_tax: 0,
		total_czk: 0,
		missing_to_free_delivery: 150_001,
	},
};
const NOT_FOUND = { error: "not_found" };

let testShop: TestShop;
let customer: string;
let influencer: string;

beforeAll(async () => {
	testShop = await openTestShop();
	customer = await testShop.tokenOf("customer");
	influencer = await testShop.tokenOf("influencer");
});
afterAll(() => testShop.close());

describe("GET /cart/anonymous/{locale}/{tempId}", () => {
	test("temporary id 0 makes an empty cart", async () => {
		const { status, body } = await testShop.call("GET", "/cart/anonymous/cs/0");
		expect({ status, body }).toEqual({ status: 200, body: EMPTY });
		expect(body.id).toBe(body.tempId);
	});

	test("a known temporary id gives that cart, in the language asked for", async () => {
		const product = await aProduct(testShop);
		const cart = await aGuestCart(testShop, [{ product, quantity: 2 }]);
		expect((await testShop.call("GET", `/cart/anonymous/cs/${cart.tempId}`)).body).toEqual(cart);
		const { body } = await testShop.call("GET", `/cart/anonymous/en/${cart.tempId}`);
		expect(cartSchema.parse(body).items[0]?.product.name).toBe(product.name.replace("Zboží", "Goods"));
		expect(body.items[0].product.url).toMatch(/^\/en\/\d+\//);
	});

	test.each([UNKNOWN, "00000000-0000-0000-0000-000000000000", "1", "abc", "00", "%00", "' or true", "x".repeat(300)])(
		"temporary id %s names nothing: 404",
		async (tempId) => {
			await expectRefused(
				testShop,
				() => testShop.call("GET", `/cart/anonymous/cs/${encodeURI(tempId)}`),
				404,
				NOT_FOUND,
			);
		},
	);

	test("a customer's cart cannot be read by its id, not even by its owner", async () => {
		const { id } = await aCustomerCart(testShop, customer);
		for (const token of [undefined, customer])
			await expectRefused(testShop, () => testShop.call("GET", `/cart/anonymous/cs/${id}`, { token }), 404, NOT_FOUND);
	});

	test("an unknown language is 404", async () => {
		await expectRefused(testShop, () => testShop.call("GET", "/cart/anonymous/de/0"), 404, NOT_FOUND);
	});

	test("an ordered cart is 404 for its guest", async () => {
		const cart = await aGuestCart(testShop, [{ product: await aProduct(testShop) }]);
		await placeOrder(testShop, cart.id);
		await expectRefused(testShop, () => testShop.call("GET", `/cart/anonymous/cs/${cart.tempId}`), 404, NOT_FOUND);
	});
});

describe("GET /cart/{locale}", () => {
	test("a customer's carts, the one in use first", async () => {
		const cart = await aCustomerCart(testShop, customer, [{ product: await aProduct(testShop) }]);
		const { status, body } = await testShop.call("GET", "/cart/cs", { token: customer });
		expect({ status, body }).toEqual({ status: 200, body: [cart] });
	});

	test("without a token 401, in an unknown language 404", async () => {
		await expectRefused(testShop, () => testShop.call("GET", "/cart/cs"), 401, { error: "unauthorized" });
		await expectRefused(testShop, () => testShop.call("GET", "/cart/cs", { token: "x" }), 401, {
			error: "unauthorized",
		});
		await expectRefused(testShop, () => testShop.call("GET", "/cart/de", { token: customer }), 404, NOT_FOUND);
	});
});

describe("POST /cart/create", () => {
	const create = (body: unknown, token?: string) =>
		testShop.call("POST", "/cart/create", { body, ...(token === undefined ? {} : { token }) });

	test("a guest gets a new cart each time, in the currency asked for", async () => {
		const first = await create({});
		expect({ status: first.status, body: first.body }).toEqual({ status: 201, body: EMPTY });
		const second = await create({ currencyId: 2, locale: "en" });
		expect(second.body.id).not.toBe(first.body.id);
		expect(second.body.currency).toEqual({ id: 2, code: "EUR", symbol_before: "", symbol_after: "€", decimals: 2 });
	});

	test("an unknown currency falls back to the default one", async () => {
		expect((await create({ currencyId: 99 })).body.currency).toEqual(CZK);
	});

	test("a customer has one open cart, without a temporary id", async () => {
		const first = await create({}, influencer);
		expect({ status: first.status, body: first.body }).toEqual({ status: 201, body: { ...EMPTY, tempId: null } });
		expect((await create({ currencyId: 2 }, influencer)).body).toEqual(first.body);
	});

	test("fields that the shop alone sets are ignored", async () => {
		const body = { id: UNKNOWN, tempId: UNKNOWN, userId: 1, items: [{}], totals: { goods_with_tax: -1 } };
		const answer = await create(body);
		expect(answer.body).toEqual(EMPTY);
		expect([answer.body.id, answer.body.tempId]).not.toContain(UNKNOWN);
	});

	test.each([
		[{ locale: "de" }, { locale: ["invalid"] }],
		[{ currencyId: "1" }, { currencyId: ["numeric"] }],
		[{ currencyId: 0 }, { currencyId: ["numeric"] }],
		[{ currencyId: 2 ** 31 }, { currencyId: ["numeric"] }],
	])("%j is refused", async (body, errors) => {
		await expectRefused(testShop, () => create(body), 422, { error: "invalid", errors });
	});

	test("a bad token is 401, an unreadable body 400, one over 64 kB 413", async () => {
		await expectRefused(testShop, () => create({}, "x"), 401, { error: "unauthorized" });
		await expectRefused(testShop, () => testShop.call("POST", "/cart/create", { text: "{" }), 400, {
			error: "unreadable",
		});
		await expectRefused(testShop, () => create({ locale: "x".repeat(70_000) }), 413, { error: "too_large" });
	});
});

describe("DELETE /cart/{cartId}", () => {
	const remove = (id: string, token?: string) =>
		testShop.call("DELETE", `/cart/${id}`, token === undefined ? {} : { token });

	test("deletes the cart with everything in it", async () => {
		const cart = await aGuestCart(testShop, [{ product: await aProduct(testShop) }]);
		await addVoucher(testShop, cart.id, "KONFETY10");
		const { status, body } = await remove(cart.id);
		expect({ status, body }).toEqual({ status: 200, body: {} });
		for (const table of ["cart_items", "cart_vouchers"])
			expect(await countRows(testShop, table, `cart_id = '${cart.id}'`)).toBe(0);
		await expectRefused(testShop, () => remove(cart.id), 404, NOT_FOUND);
	});

	test("another customer's cart, a malformed and an unknown id are 404, a bad token 401", async () => {
		const cart = await aCustomerCart(testShop, customer);
		for (const token of [undefined, influencer])
			await expectRefused(testShop, () => remove(cart.id, token), 404, NOT_FOUND);
		for (const id of [UNKNOWN, "abc"]) await expectRefused(testShop, () => remove(id), 404, NOT_FOUND);
		await expectRefused(testShop, () => remove(cart.id, "x"), 401, { error: "unauthorized" });
	});

	test("an ordered cart cannot be deleted: 409", async () => {
		const cart = await aGuestCart(testShop, [{ product: await aProduct(testShop) }]);
		await placeOrder(testShop, cart.id);
		await expectRefused(testShop, () => remove(cart.id), 409, { error: "cart_ordered" });
	});
});

test("guests' carts that nobody changed for 14 days are swept, ordered carts and customers' carts stay", async () => {
	const old = await aGuestCart(testShop, [{ product: await aProduct(testShop) }]);
	const ordered = await aGuestCart(testShop, [{ product: await aProduct(testShop) }]);
	await placeOrder(testShop, ordered.id);
	const own = await aCustomerCart(testShop, customer);
	testShop.passMs(1000);
	const young = await aGuestCart(testShop);
	testShop.passMs(GUEST_CART_MAX_AGE_S * 1000);
	await sweepCarts(testShop.shop);
	const { rows } = await testShop.shop.db.execute<{ id: string }>(sql`select id from carts`);
	const left = rows.map((row) => row.id);
	expect(left).toEqual(expect.arrayContaining([ordered.id, own.id, young.id]));
	expect(left).not.toContain(old.id);
});

test("one sweep deletes all old carts of guests, however many, and counts them", async () => {
	await sweepCarts(testShop.shop);
	const long = new Date(testShop.shop.now().getTime() - (GUEST_CART_MAX_AGE_S + 1) * 1000);
	await testShop.shop.db.execute(sql`
		insert into carts (locale, currency_id, updated_at)
		select 'cs', ${CZK.id}, ${long} from generate_series(1, 1001)`);
	expect(await sweepCarts(testShop.shop)).toBe(1001);
	expect(await sweepCarts(testShop.shop)).toBe(0);
});
