import { afterAll, beforeAll, expect, test } from "vitest";
import { aListedSet } from "#tests/support/goods/sets.ts";
import { aGuestCart, aProduct } from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

test("a set has the minimum age of its strictest part, and needs that age confirmed", async () => {
	const fountain = await aProduct(testShop, { minimumAge: 15 });
	const game = await aProduct(testShop, { minimumAge: 18 });
	const cup = await aProduct(testShop);
	const set = await aListedSet(testShop, ...[fountain, game, cup].map((product) => ({ product, quantity: 1 })));
	const { body } = await testShop.call("GET", `/catalog/product/cs/${set.id}`);
	expect(body.minimum_age).toBe(18);
	const cart = await aGuestCart(testShop);
	const put = { id: set.id, variantId: set.variantId, quantity: 1 };
	await expectRefused(testShop, () => testShop.call("PUT", `/cart/${cart.id}`, { body: put }), 422, {
		error: "age_unconfirmed",
		value: 18,
	});
	const confirmed = await testShop.call("PUT", `/cart/${cart.id}`, { body: { ...put, ageConfirmed: true } });
	expect(confirmed.status).toBe(200);
});
