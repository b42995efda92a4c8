import { randomUUID } from "node:crypto";
import { createApp } from "#lib/shop/app.ts";
import { setStock } from "#lib/shop/goods/catalogue/set-stock.ts";
import type { Shop } from "#lib/shop/kernel/shop.ts";
import { methodRows, productRows } from "../../torture/goods.ts";
import { orderBody } from "../../torture/shop-calls.ts";

/** Goods in a cart. */
export const BASKET = 3;
/** Of each of its goods in stock, more than a measurement buys. */
const PIECES = 1_000;

export type Buyer = { order(): Promise<void> };

/** Stocks the goods and returns who calls the API in process, each time as another guest. Throws when a call is refused. */
export async function buyerAt(shop: Shop): Promise<Buyer> {
	const app = createApp(shop);
	const [products, methods] = [await productRows(shop.db), await methodRows(shop.db)];
	for (const { code } of products) {
		const stocked = await setStock(shop, { code, quantity: PIECES, place: "warehouse" });
		if (!stocked.ok) throw new Error(`The stock of ${code} could not be set: ${stocked.error}`);
	}
	let count = 0;
	const call = async (path: string, method: string, body?: unknown) => {
		const headers = { "Content-Type": "application/json", "Idempotency-Key": randomUUID() };
		const reply = await app.request(`/api${path}`, {
			method,
			headers,
			body: body && JSON.stringify(body),
		} as RequestInit);
		const text = await reply.text();
		if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text}`);
		return JSON.parse(text) as { id: string };
	};
	return {
		async order() {
			const place = count++;
			const { id } = await call("/cart/anonymous/cs/0", "GET");
			for (let line = 0; line < BASKET; line++) {
				const product = products[(place + line) % products.length];
				if (!product) throw new Error("There is nothing to buy");
				const { productId, variantId } = product;
				await call(`/cart/${id}`, "PUT", { id: productId, variantId, quantity: 1, ageConfirmed: true });
			}
			const method = methods[place % methods.length];
			if (!method) throw new Error("There is no way to pay");
			const email = `${randomUUID()}@bench.example`;
			await call(`/order/create/${id}`, "POST", orderBody({ email, method }));
		},
	};
}
