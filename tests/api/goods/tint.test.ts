import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aGuestCart, aProduct, placeOrder } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const PIRATES = "#f6e8d2";
const BALLOONS = "#ffe1e6";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

/** Goods of balloons that stand in these categories too. */
async function goodsIn(...keys: string[]) {
	const product = await aProduct(testShop);
	for (const key of keys)
		await testShop.shop.db.execute(
			sql`insert into product_categories (product_id, category_id) select ${product.id}, id from categories where key = ${key}`,
		);
	return product;
}

/** Their tint on their page, in the cart and in an order. */
async function tintsOf(product: Awaited<ReturnType<typeof goodsIn>>) {
	const { body: page } = await testShop.call("GET", `/catalog/product/cs/${product.id}`);
	const cart = await aGuestCart(testShop);
	const { body: put } = await testShop.call("PUT", `/cart/${cart.id}`, {
		body: { id: product.id, variantId: product.variantId, quantity: 1 },
	});
	const { body: placed } = await placeOrder(testShop, cart.id);
	const { body: order } = await testShop.call("GET", `/order/${placed.id}/${placed.hash}`);
	return {
		theme: page.theme,
		tints: [page.tint, put.product.tint, put.cart.items[0].product.tint, order.lines[0].tint],
	};
}

describe("the ground of goods is the same on their page, in the cart and in an order", () => {
	test.each([
		["of a theme: the theme's", ["pirati"], "pirati", PIRATES],
		["of several: that of the first in the menu", ["vesmir", "pirati"], "pirati", PIRATES],
		["of none: that of their category", ["stolovani"], null, BALLOONS],
	])("%s", async (_, keys, theme, tint) => {
		expect(await tintsOf(await goodsIn(...keys))).toEqual({ theme, tints: [tint, tint, tint, tint] });
	});
});
