import { randomUUID } from "node:crypto";
import type { Agent } from "node:http";
import { readRunning } from "#lib/cli/running.ts";
import { setStock } from "#lib/shop/goods/catalogue/set-stock.ts";
import { openShop } from "#lib/shop/open-shop.ts";
import { methodRows, type Product, productRows } from "../torture/goods.ts";
import { type Method, orderBody } from "../torture/shop-calls.ts";
import { FOR_BODIES } from "./browser-headers.ts";
import { answerOf, type Comparison } from "./comparison.ts";
import { askSuccessfully, type Call, type Reply } from "./http-client.ts";
import { nodeLoad, onEachConnection } from "./load.ts";
import { cartIn, newCartCall, putLine } from "./targets.ts";

/** More than any run sells. */
const PIECES = 1_000_000;
const GUEST = "buyer";

export type Sale = { products: Product[]; methods: Method[] };

/** Orders of one line, of 40 products and all ways to pay in turn, each by a guest in a new cart, whose e-mail begins so. Fills the stock. */
export async function orders(agent: Agent, shop: { url: string; dataDir: string }, guest = GUEST): Promise<Comparison> {
	const sale = await openSale(shop.dataDir);
	let count = 0;
	const onShop = () => placeOrder(agent, shop.url, wishAt(sale, count++, guest));
	await onShop();
	return {
		name: "order",
		answer: answerOf(await onShop()),
		onShop: (seconds) => nodeLoad(onEachConnection(onShop), seconds),
		onBare: (url, seconds) => {
			const onBare = () => askSuccessfully(agent, { ...orderCall(url, wishAt(sale, count++)), url });
			return nodeLoad(onEachConnection(onBare), seconds);
		},
	};
}

/** Fills the stock of the running shop on this data, so that nothing sells out. */
export async function openSale(dataDir: string): Promise<Sale> {
	const databaseUrl = readRunning(dataDir)?.databaseUrl;
	if (!databaseUrl) throw new Error(`The shop on ${dataDir} does not say where its database is.`);
	const shop = openShop({ databaseUrl, sessionSecret: "", shopUrl: "https://konfety.test", poolSize: 1 });
	try {
		const products = await productRows(shop.db);
		for (const { code } of products) {
			const result = await setStock(shop, { code, quantity: PIECES, place: "warehouse" });
			if (!result.ok) throw new Error(`The stock of ${code} could not be set: ${result.error}.`);
		}
		return { products, methods: await methodRows(shop.db) };
	} finally {
		await shop.close();
	}
}

export type Wish = { product: Product; method: Method; email: string };

/** The guest number `index`, who has an e-mail of their own. */
export function wishAt({ products, methods }: Sale, index: number, guest = GUEST): Wish {
	const [product, method] = [products[index % products.length], methods[index % methods.length]];
	if (!product || !method) throw new Error("There is nothing to buy, or no way to pay.");
	return { product, method, email: `${guest}-${index}@bench.example` };
}

/** The three calls of an order: a new cart, its line, the order; returns the answer to the last. */
async function placeOrder(agent: Agent, shopUrl: string, wish: Wish): Promise<Reply> {
	const { id: cartId } = cartIn(await askSuccessfully(agent, newCartCall(shopUrl)));
	const { productId: id, variantId } = wish.product;
	await askSuccessfully(agent, putLine(shopUrl, cartId, { id, variantId, quantity: 1 }));
	return askSuccessfully(agent, orderCall(`${shopUrl}/api/order/create/${cartId}`, wish));
}

/** The last call of an order, with a key of its own. */
export function orderCall(url: string, { email, method }: Wish): Call {
	const headers = { ...FOR_BODIES, "Idempotency-Key": randomUUID() };
	return { method: "POST", url, headers, body: JSON.stringify(orderBody({ email, method })) };
}
