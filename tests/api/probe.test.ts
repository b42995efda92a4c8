import { afterAll, beforeAll, test } from "vitest";
import { openTestShop, type TestShop } from "#tests/support/test-shop.ts";
import { aGuestCart, aProduct, placeOrder } from "#tests/support/builders.ts";
let it: TestShop;
beforeAll(async () => { it = await openTestShop(); });
afterAll(() => it.close());
test("x", async () => {
	for (const n of [1, 50, 200]) {
	const product = await aProduct(it, { stock: 5 });
	let t = performance.now();
	const carts = await Promise.all(Array.from({ length: n }, () => aGuestCart(it, [{ product }])));
	console.log(n, "carts", performance.now() - t); t = performance.now();
	const r = await Promise.all(carts.map(async (c) => { const s = performance.now(); await placeOrder(it, c.id); return performance.now() - s; }));
	console.log("orders", performance.now() - t, Math.max(...r));
	}
	const cart = await aGuestCart(it, []);
	const p = await aProduct(it, {});
	let t = performance.now();
	for (let i = 1; i < 20; i++) await it.call("PUT", `/cart/${cart.id}`, { body: { id: p.id, variantId: p.variantId, quantity: i } });
	console.log("put", (performance.now() - t) / 20);
	const orig = it.shop.db.$client.query;
});
