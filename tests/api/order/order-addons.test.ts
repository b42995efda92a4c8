import { afterAll, beforeAll, expect, test } from "vitest";
import type { Order } from "#lib/contract/schemas/order.ts";
import { orderOf } from "#tests/support/selling/orders.ts";
import { aGuestCart, aProduct, type TestProduct } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

test("add-ons are the lines of an order right after their goods, and refer to these by position", async () => {
	const [balloon, banner, helium, ribbon] = [
		await aProduct(testShop),
		await aProduct(testShop),
		await aProduct(testShop),
		await aProduct(testShop),
	];
	const cart = await aGuestCart(testShop, [{ product: balloon }, { product: banner }]);
	const [onBalloon, onBanner] = cart.items;
	const add = ({ id, variantId }: TestProduct, quantity: number, parentId: number | undefined) =>
		testShop.call("PUT", `/cart/${cart.id}`, { body: { id, variantId, quantity, parentId } });
	// Last put in first, and the same goods below both.
	await add(ribbon, 1, onBanner?.id);
	await add(helium, 2, onBalloon?.id);
	await add(ribbon, 3, onBalloon?.id);
	const { id, hash } = await orderOf(testShop, cart.id);
	const { body } = await testShop.call("GET", `/order/${id}/${hash}`);
	const lines = (body as Order).lines.map(({ kind, code, quantity, parent }) => ({ kind, code, quantity, parent }));
	expect(lines).toEqual([
		{ kind: "goods", code: balloon.code, quantity: 1, parent: null },
		{ kind: "goods", code: helium.code, quantity: 2, parent: 0 },
		{ kind: "goods", code: ribbon.code, quantity: 3, parent: 0 },
		{ kind: "goods", code: banner.code, quantity: 1, parent: null },
		{ kind: "goods", code: ribbon.code, quantity: 1, parent: 3 },
		{ kind: "delivery", code: "courier", quantity: 1, parent: null },
		{ kind: "payment", code: "transfer", quantity: 1, parent: null },
	]);
	expect((body as Order).prices.goods_with_tax).toBe(80_000);
});
