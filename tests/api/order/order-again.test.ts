import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import { anOrder, moveThrough, orderOf } from "#tests/support/selling/orders.ts";
import { aCustomerCart, aGuestCart, aProduct, type TestProduct } from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

type Key = { id: number | string; hash: string };
const again = ({ id, hash }: Key, body: unknown = {}, token?: string) =>
	testShop.call("POST", `/order/${id}/${hash}/again`, { body, ...(token === undefined ? {} : { token }) });
const put = (cart: Cart, product: TestProduct, changes: object = {}) =>
	testShop.call("PUT", `/cart/${cart.id}`, {
		body: { id: product.id, variantId: product.variantId, quantity: 1, ageConfirmed: true, ...changes },
	});
const contentOf = (cart: Cart) => cart.items.map(({ variant, quantity, note }) => [variant.code, quantity, note]);

describe("POST /order/{id}/{hash}/again", () => {
	test("puts the goods with their notes into a guest's new cart", async () => {
		const [first, second] = [await aProduct(testShop), await aProduct(testShop)];
		const cart = await aGuestCart(testShop, [{ product: first, quantity: 3, note: "červené" }, { product: second }]);
		const order = await orderOf(testShop, cart.id);
		const { status, body } = await again(order);
		expect({ status, missing: body.missing }).toEqual({ status: 200, missing: [] });
		expect(body.cart.id).not.toBe(cart.id);
		expect(body.cart.tempId).toMatch(/^[0-9a-f-]{36}$/);
		expect(contentOf(body.cart)).toEqual([
			[first.code, 3, "červené"],
			[second.code, 1, ""],
		]);
		const loaded = await testShop.call("GET", `/cart/anonymous/cs/${body.cart.tempId}`);
		expect(loaded.body).toEqual(body.cart);
	});

	test("adds the goods to the given cart; a repeat changes nothing", async () => {
		const order = await anOrder(testShop, {}, { quantity: 4 });
		const other = await aProduct(testShop);
		const cart = await aGuestCart(testShop, [
			{ product: other },
			{ product: order.product, quantity: 1, note: "moje" },
		]);
		const first = await again(order, { cartId: cart.id });
		expect(contentOf(first.body.cart)).toEqual([
			[other.code, 1, ""],
			[order.product.code, 4, "moje"],
		]);
		expect((await again(order, { cartId: cart.id })).body).toEqual(first.body);
		await put(first.body.cart, order.product, { quantity: 9 });
		expect(contentOf((await again(order, { cartId: cart.id })).body.cart)).toEqual([
			[other.code, 1, ""],
			[order.product.code, 9, "moje"],
		]);
	});

	test("puts the goods into a customer's open cart", async () => {
		const order = await anOrder(testShop);
		const token = await testShop.tokenOf("customer");
		const cart = await aCustomerCart(testShop, token);
		const { body } = await again(order, {}, token);
		expect(body.cart).toMatchObject({ id: cart.id, tempId: null });
		expect(contentOf(body.cart)).toContainEqual([order.product.code, 2, ""]);
	});

	test("works for orders that have ended, too", async () => {
		const order = await anOrder(testShop, {}, { stock: 2, quantity: 2 });
		expect((await again(order)).body.missing).toEqual([order.product.name]);
		await moveThrough(testShop, order, "cancelled");
		expect((await again(order)).body).toMatchObject({ missing: [], cart: { count: 2 } });
	});

	test("names goods with a minimum age instead of adding them, unless their age was already confirmed in the cart", async () => {
		const [spray, cups] = [await aProduct(testShop, { minimumAge: 18 }), await aProduct(testShop)];
		const cart = await aGuestCart(testShop, [{ product: cups }]);
		await put(cart, spray, { quantity: 3 });
		const order = await orderOf(testShop, cart.id);
		const { body } = await again(order);
		expect(body.missing).toEqual([spray.name]);
		expect(contentOf(body.cart)).toEqual([[cups.code, 1, ""]]);
		await put(body.cart, spray);
		const confirmed = (await again(order, { cartId: body.cart.id })).body;
		expect(confirmed.missing).toEqual([]);
		expect(contentOf(confirmed.cart)).toContainEqual([spray.code, 3, ""]);
	});

	test("adds as many pieces as are in stock, and names what is missing", async () => {
		const [few, gone, plenty] = [await aProduct(testShop), await aProduct(testShop), await aProduct(testShop)];
		const cart = await aGuestCart(
			testShop,
			[few, gone, plenty].map((product) => ({ product, quantity: 3 })),
		);
		const order = await orderOf(testShop, cart.id);
		await testShop.shop.db.execute(sql`update stock set quantity = 2 where variant_id = ${few.variantId}`);
		await testShop.shop.db.execute(sql`update products set is_active = false where id = ${gone.id}`);
		const { body } = await again(order);
		expect(body.missing).toEqual([few.name, gone.name]);
		expect(contentOf(body.cart)).toEqual([
			[few.code, 2, ""],
			[plenty.code, 3, ""],
		]);
	});

	test("keeps add-ons below their items; they share the stock with the same goods in other lines", async () => {
		const [balloon, helium] = [await aProduct(testShop), await aProduct(testShop, { stock: 20 })];
		const cart = await aGuestCart(testShop, [{ product: balloon, quantity: 2 }, { product: helium }]);
		const [item] = cart.items;
		await put(cart, helium, { quantity: 5, parentId: item?.id });
		const order = await orderOf(testShop, cart.id);
		const full = (await again(order)).body;
		expect(full.missing).toEqual([]);
		expect(full.cart.items.map((one: Cart["items"][number]) => one.children.map(({ quantity }) => quantity))).toEqual([
			[5],
			[],
		]);
		expect(full.cart.items[0].children[0]).toMatchObject({
			variant: { code: helium.code },
			parentId: full.cart.items[0].id,
		});

		await testShop.shop.db.execute(sql`update stock set quantity = 4 where variant_id = ${helium.variantId}`);
		const few = (await again(order)).body;
		expect(few).toMatchObject({
			missing: [helium.name],
			cart: { items: [{ children: [{ quantity: 3 }] }, { quantity: 1 }] },
		});

		await testShop.shop.db.execute(sql`update stock set quantity = 0 where variant_id = ${balloon.variantId}`);
		const alone = (await again(order)).body;
		expect(alone.missing).toEqual([balloon.name, helium.name]);
		expect(contentOf(alone.cart)).toEqual([[helium.code, 1, ""]]);
	});

	test("keeps each add-on below its own item, also when the same goods are an add-on of another item", async () => {
		const [balloon, ribbon, bow] = [await aProduct(testShop), await aProduct(testShop), await aProduct(testShop)];
		const ordered = await aGuestCart(testShop, [{ product: balloon }, { product: ribbon }]);
		await put(ordered, bow, { parentId: ordered.items[1]?.id });
		const order = await orderOf(testShop, ordered.id);
		const cart = await aGuestCart(testShop, [{ product: balloon }]);
		await put(cart, ribbon, { parentId: cart.items[0]?.id });
		const { body } = await again(order, { cartId: cart.id });
		const withAddons = body.cart.items.map(({ variant, children }: Cart["items"][number]) => [
			variant.code,
			children.map((child) => child.variant.code),
		]);
		expect(body.missing).toEqual([]);
		expect(withAddons).toEqual([
			[balloon.code, [ribbon.code]],
			[ribbon.code, [bow.code]],
		]);
	});

	test("makes a new cart in the currency of the order", async () => {
		const { body: euros } = await testShop.call("POST", "/cart/create", { body: { currencyId: 2 } });
		await put(euros, await aProduct(testShop));
		const { body } = await again(await orderOf(testShop, euros.id));
		expect(body.cart.currency).toMatchObject({ id: 2, code: "EUR" });
	});

	test("counts stock at branches, too", async () => {
		const order = await anOrder(testShop, {}, { stock: 3, branches: { 1: 4 }, quantity: 3 });
		const { body } = await again(order);
		expect(body.missing).toEqual([]);
		expect(contentOf(body.cart)).toEqual([[order.product.code, 3, ""]]);
	});

	test("adds no lines to a full cart", async () => {
		const order = await anOrder(testShop);
		const cart = await aGuestCart(testShop, [{ product: await aProduct(testShop) }]);
		await testShop.shop.db.execute(sql`
			insert into cart_items (cart_id, product_id, variant_id, quantity)
			select ${cart.id}, product_id, id, 1 from variants where id <> ${order.product.variantId}
				and id not in (select variant_id from cart_items where cart_id = ${cart.id}) order by id limit 99`);
		const { body } = await again(order, { cartId: cart.id });
		expect(body.missing).toEqual([order.product.name]);
		expect(body.cart.items).toHaveLength(100);
	});

	test("another customer's or a missing cart is 404, an ordered one 409, a wrong hash 404, a bad body 4xx", async () => {
		const order = await anOrder(testShop);
		const customers = await aCustomerCart(testShop, await testShop.tokenOf("customer"));
		const ordered = await aGuestCart(testShop, [{ product: await aProduct(testShop) }]);
		await orderOf(testShop, ordered.id);
		const refusals: [Key, unknown, number, object][] = [
			[order, { cartId: customers.id }, 404, { error: "not_found" }],
			[order, { cartId: crypto.randomUUID() }, 404, { error: "not_found" }],
			[order, { cartId: ordered.id }, 409, { error: "cart_ordered" }],
			[{ ...order, hash: "A".repeat(32) }, {}, 404, { error: "not_found" }],
			[{ ...order, id: 999_999 }, {}, 404, { error: "not_found" }],
			[order, { cartId: "1" }, 422, { error: "invalid", errors: { cartId: ["invalid"] } }],
			[order, { cartId: "x".repeat(70_000) }, 413, { error: "too_large" }],
		];
		for (const [key, body, status, answer] of refusals)
			await expectRefused(testShop, () => again(key, body), status, answer);
		const path = `/order/${order.id}/${order.hash}/again`;
		await expectRefused(testShop, () => testShop.call("POST", path, { text: "[" }), 400, { error: "unreadable" });
		await expectRefused(testShop, () => again(order, {}, "no token"), 401, { error: "unauthorized" });
	});
});
