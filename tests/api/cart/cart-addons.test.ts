import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cartAddons } from "#lib/contract/schemas/cart.ts";
import { aCustomerCart, aGuestCart, aProduct, type TestProduct } from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const UNKNOWN = "7f0f5a5e-1c2d-4e3f-8a9b-0c1d2e3f4a5b";
const NOT_FOUND = { error: "not_found" };

let testShop: TestShop;
let balloon: TestProduct;
let helium: TestProduct;
let ribbon: TestProduct;

const pair = (product: TestProduct, companion: TestProduct, position: number, isAddon = true) =>
	testShop.shop.db.execute(sql`
		insert into product_companions (product_id, companion_id, position, is_addon)
		values (${product.id}, ${companion.id}, ${position}, ${isAddon})`);

beforeAll(async () => {
	testShop = await openTestShop();
	[balloon, helium, ribbon] = [
		await aProduct(testShop),
		await aProduct(testShop, { priceMinor: 5_900, stock: 4 }),
		await aProduct(testShop, { priceMinor: 900 }),
	];
	await pair(balloon, ribbon, 2);
	await pair(balloon, helium, 1);
	await pair(balloon, await aProduct(testShop), 0, false);
	await pair(balloon, await aProduct(testShop, { stock: 0 }), 3);
	await pair(balloon, await aProduct(testShop, { isActive: false }), 4);
	await pair(balloon, await aProduct(testShop, { minimumAge: 18 }), 5);
	const chosen = await aProduct(testShop);
	await testShop.shop.db.execute(sql`
		insert into variants (product_id, code, net_price) values (${chosen.id}, 'TEST-SECOND', 10)`);
	await pair(balloon, chosen, 6);
});
afterAll(() => testShop.close());

const read = (cartId: string, locale = "cs", token?: string) =>
	testShop.call("GET", `/cart/addons/${locale}/${cartId}`, token === undefined ? {} : { token });

describe("GET /cart/addons/{locale}/{cartId}", () => {
	test("lists the add-ons of the goods in the cart, in the shop's order: on sale, in stock, with no variant to choose and no age to confirm", async () => {
		const cart = await aGuestCart(testShop, [{ product: balloon, quantity: 2 }, { product: await aProduct(testShop) }]);
		const { status, body } = await read(cart.id);
		const addon = (product: TestProduct, price: number, stock: number) => ({
			id: product.id,
			variant_id: product.variantId,
			name: product.name,
			url: expect.stringMatching(/^\/\d+\/[a-z-]+\/zbozi-/),
			main_image: null,
			tint: expect.stringMatching(/^#[0-9a-f]{6}$/),
			price_with_tax: price,
			stock,
		});
		const addons = [addon(helium, 5_900, 4), addon(ribbon, 900, 50)];
		expect({ status, body }).toEqual({ status: 200, body: [{ product_id: balloon.id, addons }] });
		expect(cartAddons.parse(body)).toEqual(body);
	});

	test("says of an add-on that branches alone have it, and of one that perishes besides that it is a filling", async () => {
		const figure = await aProduct(testShop);
		const atBranch = { stock: 0, branches: { 1: 3 } };
		await pair(figure, await aProduct(testShop, { ...atBranch, exemption: "perishable" }), 1);
		await pair(figure, await aProduct(testShop, atBranch), 2);
		await pair(figure, await aProduct(testShop, { exemption: "perishable" }), 3);
		const { body } = await read((await aGuestCart(testShop, [{ product: figure, quantity: 1 }])).id);
		const flags = cartAddons.parse(body)[0]?.addons.map((addon) => [addon.branches_only, addon.is_filling]);
		expect(flags).toEqual([
			[true, true],
			[true, undefined],
			[undefined, undefined],
		]);
	});

	test("answers in the language asked for and the cart's currency", async () => {
		const { body: cart } = await testShop.call("POST", "/cart/create", { body: { currencyId: 2 } });
		await testShop.call("PUT", `/cart/${cart.id}`, {
			body: { id: balloon.id, variantId: balloon.variantId, quantity: 1 },
		});
		const { body } = await read(cart.id, "en");
		expect(body[0].addons[0]).toMatchObject({
			name: helium.name.replace("Zboží", "Goods"),
			url: expect.stringMatching(/^\/en\//),
			// 59.00 × 0.0405 = 2.3895
			price_with_tax: 239,
		});
	});

	test("is empty for an empty cart, and for goods without add-ons", async () => {
		expect((await read((await aGuestCart(testShop)).id)).body).toEqual([]);
		const cart = await aGuestCart(testShop, [{ product: helium }]);
		expect((await read(cart.id)).body).toEqual([]);
	});

	test("offers no add-ons of goods that are add-ons themselves", async () => {
		const lone = await aProduct(testShop);
		const cart = await aGuestCart(testShop, [{ product: lone }]);
		await testShop.call("PUT", `/cart/${cart.id}`, {
			body: { id: balloon.id, variantId: balloon.variantId, quantity: 1, parentId: cart.items[0]?.id },
		});
		expect((await read(cart.id)).body).toEqual([]);
	});

	test("another customer's cart, an unknown and a malformed id, an unknown language: 404; a bad token: 401", async () => {
		const cart = await aCustomerCart(testShop, await testShop.tokenOf("customer"), [{ product: balloon }]);
		const influencer = await testShop.tokenOf("influencer");
		await expectRefused(testShop, () => read(cart.id), 404, NOT_FOUND);
		await expectRefused(testShop, () => read(cart.id, "cs", influencer), 404, NOT_FOUND);
		for (const id of [UNKNOWN, "abc"]) await expectRefused(testShop, () => read(id), 404, NOT_FOUND);
		await expectRefused(testShop, () => read(cart.id, "de"), 404, NOT_FOUND);
		await expectRefused(testShop, () => read(cart.id, "cs", "x"), 401, { error: "unauthorized" });
	});

	test("the demo shop offers helium, a ribbon and a weight for balloons that fly", async () => {
		const { rows } = await testShop.shop.db.execute<{ code: string; addon: string }>(sql`
			select distinct a.code as addon from product_companions c join products a on a.id = c.companion_id
			where c.is_addon and a.code like 'BL-%' order by 1`);
		expect(rows.map(({ addon }) => addon)).toEqual(
			[1421, 1422, 1423, 1424, 1425, 1426, 1427, 1428].map((n) => `BL-${n}`),
		);
	});
});

describe("a price that changes while goods lie in the cart", () => {
	const setPrice = (product: TestProduct, times: number) =>
		testShop.shop.db.execute(sql`update variants set net_price = net_price * ${times} where id = ${product.variantId}`);
	const readItem = async (tempId: string | null) =>
		(await testShop.call("GET", `/cart/anonymous/cs/${tempId}`)).body.items[0];

	test("is shown with the price that was seen before, until the item is put in again", async () => {
		const product = await aProduct(testShop, { priceMinor: 10_000 });
		const cart = await aGuestCart(testShop, [{ product, quantity: 2 }]);
		expect(cart.items[0]?.previous_price_with_tax).toBeNull();
		await setPrice(product, 2);
		const item = await readItem(cart.tempId);
		expect([item.previous_price_with_tax, item.variant.price_with_tax, item.total_with_tax]).toEqual([
			10_000, 20_000, 40_000,
		]);
		const body = { id: product.id, variantId: product.variantId, quantity: 2 };
		const accepted = await testShop.call("PUT", `/cart/${cart.id}`, { body });
		expect(accepted.body.cart.items[0].previous_price_with_tax).toBeNull();
		await setPrice(product, 0.5);
		expect((await readItem(cart.tempId)).previous_price_with_tax).toBe(20_000);
	});

	test("is shown in the cart's currency; the price for tracking stays in crowns", async () => {
		const product = await aProduct(testShop, { priceMinor: 10_000 });
		const { body: cart } = await testShop.call("POST", "/cart/create", { body: { currencyId: 2 } });
		const body = { id: product.id, variantId: product.variantId, quantity: 1 };
		const put = await testShop.call("PUT", `/cart/${cart.id}`, { body });
		expect(put.body.variant).toMatchObject({ price_with_tax: 405, price_czk: 10_000 });
		await setPrice(product, 2);
		expect(await readItem(cart.tempId)).toMatchObject({
			previous_price_with_tax: 405,
			variant: { price_with_tax: 810, price_czk: 20_000 },
		});
	});
});
