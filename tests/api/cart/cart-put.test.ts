import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectTotalsAddUp } from "#tests/support/selling/expect-totals.ts";
import {
	aCustomerCart,
	addVoucher,
	aGuestCart,
	aProduct,
	placeOrder,
	type TestProduct,
} from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const UNKNOWN = "7f0f5a5e-1c2d-4e3f-8a9b-0c1d2e3f4a5b";
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

const put = (cartId: string, product: TestProduct, changes: Record<string, unknown> = {}, token?: string) =>
	testShop.call("PUT", `/cart/${cartId}`, {
		body: { id: product.id, variantId: product.variantId, quantity: 1, ...changes },
		...(token === undefined ? {} : { token }),
	});

describe("PUT /cart/{cartId}", () => {
	test("puts a piece in and answers the four fields and the whole cart", async () => {
		const product = await aProduct(testShop, { priceMinor: 4_900, stock: 7, branches: { 1: 2 } });
		const cart = await aGuestCart(testShop);
		const { status, body } = await put(cart.id, product, { quantity: 3, note: " s mašlí " });
		const row = {
			id: product.id,
			slug: expect.stringMatching(/^zbozi-/),
			name: product.name,
			url: expect.stringMatching(/^\/\d+\/[a-z-]+\/zbozi-/),
			code: product.code,
			main_image: null,
			tint: expect.stringMatching(/^#[0-9a-f]{6}$/),
			tax_rate: { rate: 21 },
			categories: [{ id: 1001, slug: expect.any(String), name: expect.any(String) }],
			minimum_age: null,
			pack: null,
			withdrawal_exemption: null,
		};
		const variant = {
			id: product.variantId,
			name: "",
			code: product.code,
			price: 40.4959,
			price_sale: null,
			is_price_sale_active: false,
			price_with_tax: 4_900,
			price_czk: 4_900,
		};
		const item = {
			id: expect.any(Number),
			product: row,
			variant,
			quantity: 3,
			note: "s mašlí",
			parentId: null,
			parent_id: null,
			total_with_tax: 14_700,
			previous_price_with_tax: null,
			availability: "in_stock",
			stock: 9,
			children: [],
		};
		const totals = {
			goods_with_tax: 14_700,
			discount_with_tax: 0,
			total_with_tax: 14_700,
			total_czk: 14_700,
			missing_to_free_delivery: 135_301,
		};
		expect({ status, body }).toEqual({
			status: 200,
			body: {
				product: row,
				variant,
				quantity: 3,
				original_quantity: 0,
				cart: { ...cart, items: [item], count: 3, totals },
			},
		});
		expectTotalsAddUp(body.cart);
	});

	test("tells how many pieces a pack has", async () => {
		const { rows } = await testShop.shop.db.execute<{ id: number; variant: number }>(sql`
			select p.id, v.id as variant from products p join variants v on v.product_id = p.id where p.code = 'ST-2004'`);
		const [plates] = rows;
		const cart = await aGuestCart(testShop);
		const body = { id: plates?.id, variantId: plates?.variant, quantity: 1 };
		const reply = await testShop.call("PUT", `/cart/${cart.id}`, { body });
		expect([reply.status, reply.body.product.pack]).toEqual([200, 8]);
	});

	test("the quantity is absolute, the note stays until another is sent, 0 removes", async () => {
		const product = await aProduct(testShop);
		const cart = await aGuestCart(testShop, [{ product, quantity: 2, note: "první" }]);
		const more = await put(cart.id, product, { quantity: 5 });
		expect(more.body).toMatchObject({
			quantity: 5,
			original_quantity: 2,
			cart: { count: 5, items: [{ quantity: 5, note: "první" }] },
		});
		const noted = await put(cart.id, product, { quantity: 5, note: "" });
		expect(noted.body).toMatchObject({ original_quantity: 5, cart: { items: [{ note: "" }] } });
		const none = await put(cart.id, product, { quantity: 0 });
		expect(none.body).toMatchObject({ quantity: 0, original_quantity: 5, cart: { count: 0, items: [] } });
		const again = await put(cart.id, product, { quantity: 0 });
		expect(again.body).toMatchObject({ quantity: 0, original_quantity: 0, cart: { items: [] } });
	});

	test("each answer is the cart as a new read gives it: goods added, changed, added below others, and removed", async () => {
		const [parent, child, other] = [await aProduct(testShop), await aProduct(testShop), await aProduct(testShop)];
		const cart = await aGuestCart(testShop, [{ product: parent, quantity: 2, note: "Růžová" }]);
		const parentId = cart.items[0]?.id;
		const steps: [TestProduct, Record<string, unknown>][] = [
			[other, { quantity: 3, note: "Pro Aničku" }],
			[child, { quantity: 2, parentId }],
			[child, { quantity: 1, note: "Modrá" }],
			[parent, { quantity: 5 }],
			[child, { quantity: 1, parentId, locale: "en" }],
			[child, { quantity: 0, locale: "cs" }],
			[child, { quantity: 0 }],
			[parent, { quantity: 0 }],
			[other, { quantity: 0 }],
		];
		for (const [product, changes] of steps) {
			const { body } = await put(cart.id, product, changes);
			const { locale = "cs" } = changes;
			const read = await testShop.call("GET", `/cart/anonymous/${locale}/${cart.id}`);
			expect(body.cart, JSON.stringify(changes)).toEqual(read.body);
		}
	});

	test("goods on sale cost the sale price", async () => {
		const product = await aProduct(testShop, { priceMinor: 10_000, saleMinor: 7_900 });
		const cart = await aGuestCart(testShop, [{ product, quantity: 2 }]);
		const sale = { price_sale: 65.2893, is_price_sale_active: true, price_with_tax: 7_900 };
		expect(cart.items[0]?.variant).toMatchObject(sale);
		expect(cart.totals.total_with_tax).toBe(15_800);
	});

	test("vouchers come off one after another, in the order in which they were added", async () => {
		const product = await aProduct(testShop, { priceMinor: 100_000 });
		const percentFirst = await aGuestCart(testShop, [{ product }]);
		for (const code of ["KONFETY10", "STOVKA"]) await addVoucher(testShop, percentFirst.id, code);
		const amountFirst = await aGuestCart(testShop, [{ product }]);
		for (const code of ["STOVKA", "KONFETY10"]) await addVoucher(testShop, amountFirst.id, code);
		const read = async (tempId: string | null) => (await testShop.call("GET", `/cart/anonymous/cs/${tempId}`)).body;
		expect((await read(percentFirst.tempId)).totals).toMatchObject({
			discount_with_tax: 20_000,
			total_with_tax: 80_000,
		});
		const second = await read(amountFirst.tempId);
		expect(second.totals).toEqual({
			goods_with_tax: 100_000,
			discount_with_tax: 19_000,
			total_with_tax: 81_000,
			total_czk: 81_000,
			missing_to_free_delivery: 69_001,
		});
		expect(second.vouchers).toEqual([
			{
				voucher_id: expect.any(Number),
				code: "STOVKA",
				voucher_type: "amount",
				value: 100,
				discount_with_tax: 10_000,
				problem: null,
				problem_value: null,
				removable: true,
			},
			{
				voucher_id: expect.any(Number),
				code: "KONFETY10",
				voucher_type: "percent",
				value: 10,
				discount_with_tax: 9_000,
				problem: null,
				problem_value: null,
				removable: true,
			},
		]);
		expectTotalsAddUp(second);
	});

	test("an additional item stands below its parent and leaves with it", async () => {
		const [parent, child] = [await aProduct(testShop), await aProduct(testShop, { priceMinor: 500 })];
		const cart = await aGuestCart(testShop, [{ product: parent }]);
		const parentId = cart.items[0]?.id;
		const { body } = await put(cart.id, child, { quantity: 2, parentId });
		expect(body.cart).toMatchObject({
			count: 3,
			items: [{ children: [{ quantity: 2, parentId, parent_id: parentId }] }],
		});
		expectTotalsAddUp(body.cart);
		const childId = body.cart.items[0].children[0].id;
		await expectRefused(testShop, () => put(cart.id, child, { parentId: childId }), 404, NOT_FOUND);
		const alone = await put(cart.id, parent, { quantity: 0 });
		expect(alone.body.cart).toMatchObject({ count: 0, items: [] });
		expect(await countRows(testShop, "cart_items", `cart_id = '${cart.id}'`)).toBe(0);
	});

	test("a parent of another cart is 404", async () => {
		const product = await aProduct(testShop);
		const other = await aGuestCart(testShop, [{ product }]);
		const cart = await aGuestCart(testShop);
		await expectRefused(testShop, () => put(cart.id, product, { parentId: other.items[0]?.id }), 404, NOT_FOUND);
	});

	test("more pieces than there are: 409 with the number in stock, all places together", async () => {
		const product = await aProduct(testShop, { stock: 3, branches: { 1: 1 } });
		const cart = await aGuestCart(testShop);
		await expectRefused(testShop, () => put(cart.id, product, { quantity: 5 }), 409, {
			error: "out_of_stock",
			value: 4,
		});
		expect((await put(cart.id, product, { quantity: 4 })).status).toBe(200);
		const none = await aProduct(testShop, { stock: 0 });
		await expectRefused(testShop, () => put(cart.id, none), 409, { error: "out_of_stock", value: 0 });
	});

	test("pieces of one variant in two lines count together", async () => {
		const [parent, product] = [await aProduct(testShop), await aProduct(testShop, { stock: 3 })];
		const cart = await aGuestCart(testShop, [{ product: parent }, { product, quantity: 2 }]);
		const call = () => put(cart.id, product, { quantity: 2, parentId: cart.items[0]?.id });
		await expectRefused(testShop, call, 409, { error: "out_of_stock", value: 1 });
	});

	test("goods that are not on sale: 409, but they can be removed", async () => {
		const product = await aProduct(testShop);
		const cart = await aGuestCart(testShop, [{ product }]);
		await testShop.shop.db.execute(sql`update products set is_active = false where id = ${product.id}`);
		await expectRefused(testShop, () => put(cart.id, product, { quantity: 2 }), 409, { error: "not_active" });
		const { body } = await testShop.call("GET", `/cart/anonymous/cs/${cart.tempId}`);
		expect(body.items[0]).toMatchObject({ availability: "not_active", stock: 0 });
		expect((await put(cart.id, product, { quantity: 0 })).status).toBe(200);
	});

	test("goods for adults need a confirmed age once", async () => {
		const product = await aProduct(testShop, { minimumAge: 18 });
		const cart = await aGuestCart(testShop);
		await expectRefused(testShop, () => put(cart.id, product), 422, { error: "age_unconfirmed", value: 18 });
		await expectRefused(testShop, () => put(cart.id, product, { ageConfirmed: false }), 422, {
			error: "age_unconfirmed",
			value: 18,
		});
		expect((await put(cart.id, product, { ageConfirmed: true })).status).toBe(200);
		expect((await put(cart.id, product, { quantity: 2 })).status).toBe(200);
	});

	test("a cart holds 100 lines, which can still change", async () => {
		const product = await aProduct(testShop);
		const cart = await aGuestCart(testShop);
		await testShop.shop.db.execute(sql`
			insert into cart_items (cart_id, product_id, variant_id, quantity)
			select ${cart.id}, product_id, id, 1 from variants where id <> ${product.variantId} order by id limit 99`);
		expect((await put(cart.id, product)).body.cart.items).toHaveLength(100);
		const another = await aProduct(testShop);
		await expectRefused(testShop, () => put(cart.id, another), 409, { error: "cart_full", value: 100 });
		expect((await put(cart.id, product, { quantity: 2 })).status).toBe(200);
	});

	test("a variant of another product, an unknown one and an unknown cart are 404", async () => {
		const [one, other] = [await aProduct(testShop), await aProduct(testShop)];
		const cart = await aGuestCart(testShop, [{ product: other }]);
		for (const wrong of [
			{ variantId: other.variantId },
			{ id: other.id },
			{ variantId: 2 ** 31 - 1 },
			{ id: 2 ** 31 - 1 },
		]) {
			await expectRefused(testShop, () => put(cart.id, one, wrong), 404, NOT_FOUND);
		}
		for (const id of [UNKNOWN, "abc", "1", "create"]) await expectRefused(testShop, () => put(id, one), 404, NOT_FOUND);
	});

	test("a guest's cart can be changed by whoever knows its id, also by a signed-in customer", async () => {
		const product = await aProduct(testShop);
		const cart = await aGuestCart(testShop, [{ product }]);
		expect((await put(cart.id, product, { quantity: 2 }, customer)).body).toMatchObject({ quantity: 2 });
	});

	test("a customer's cart can be changed by its owner alone", async () => {
		const product = await aProduct(testShop);
		const cart = await aCustomerCart(testShop, customer);
		expect((await put(cart.id, product, {}, customer)).status).toBe(200);
		await expectRefused(testShop, () => put(cart.id, product, { quantity: 2 }), 404, NOT_FOUND);
		await expectRefused(testShop, () => put(cart.id, product, { quantity: 2 }, influencer), 404, NOT_FOUND);
		await expectRefused(testShop, () => put(cart.id, product, { quantity: 2 }, "x"), 401, { error: "unauthorized" });
	});

	test("an ordered cart cannot be changed: 409", async () => {
		const product = await aProduct(testShop);
		const cart = await aGuestCart(testShop, [{ product }]);
		await placeOrder(testShop, cart.id);
		await expectRefused(testShop, () => put(cart.id, product, { quantity: 2 }), 409, { error: "cart_ordered" });
	});

	test.each([
		[{ quantity: -1 }, { quantity: ["numeric"] }],
		[{ quantity: 1.5 }, { quantity: ["numeric"] }],
		[{ quantity: "2" }, { quantity: ["numeric"] }],
		[{ quantity: null }, { quantity: ["numeric"] }],
		[{ quantity: 1000 }, { quantity: ["too_many"] }],
		[{ quantity: 1e9 }, { quantity: ["too_many"] }],
		[{ id: 0 }, { id: ["numeric"] }],
		[{ id: 2 ** 31 }, { id: ["numeric"] }],
		[{ variantId: "1" }, { variantId: ["numeric"] }],
		[{ parentId: "x" }, { parentId: ["numeric"] }],
		[{ note: 1 }, { note: ["invalid"] }],
		[{ note: "x".repeat(501) }, { note: ["too_long"] }],
		[{ ageConfirmed: "yes" }, { ageConfirmed: ["invalid"] }],
	])("%j is refused with the field's key", async (changes, errors) => {
		const cart = await aGuestCart(testShop);
		const product = await aProduct(testShop);
		await expectRefused(testShop, () => put(cart.id, product, changes), 422, { error: "invalid", errors });
	});
});
