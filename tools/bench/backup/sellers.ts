import { randomUUID } from "node:crypto";
import { fillCart, order } from "../../torture/shop-calls.ts";
import { type Sale, wishAt } from "../order.ts";

const SELLERS = 4;

/** An acknowledged order, and when its last call was begun and answered. */
export type Sold = { number: string; begunMs: number; answeredMs: number };

/** Buyers who order one thing after another until they are stopped; throws in `stop` when one was refused. */
export function sellers(shopUrl: string, sale: Sale): { stop(): Promise<Sold[]> } {
	const sold: Sold[] = [];
	let count = 0;
	let isOver = false;
	const working = Array.from({ length: SELLERS }, async () => {
		while (!isOver) {
			const { product, method, email } = wishAt(sale, count++);
			const lines = [{ productId: product.productId, variantId: product.variantId, quantity: 1 }];
			const wish = { email, lines, voucherCode: null, method };
			const cartId = await fillCart(shopUrl, wish);
			const begunMs = Date.now();
			const outcome = await order(shopUrl, { cartId, wish, key: randomUUID() });
			if (outcome.kind !== "placed") throw new Error(`An order was not taken: ${JSON.stringify(outcome)}`);
			sold.push({ number: outcome.order.number, begunMs, answeredMs: Date.now() });
		}
	});
	const all = Promise.all(working);
	all.catch(() => {});
	return {
		async stop() {
			isOver = true;
			await all;
			return sold;
		},
	};
}
