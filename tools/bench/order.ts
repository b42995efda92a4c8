import { randomUUID } from "node:crypto";
import type { Agent } from "node:http";
import { z } from "zod";
import { readRunning } from "#lib/cli/running.ts";
import { setStock } from "#lib/shop/goods/catalogue/set-stock.ts";
import { openShop } from "#lib/shop/open-shop.ts";
import { methodRows, type Product, productRows } from "../torture/goods.ts";
import { type Method, orderBody } from "../torture/shop-calls.ts";
import { FOR_BODIES, FOR_CALLS } from "./browser-headers.ts";
import { answerOf, type Comparison } from "./comparison.ts";
import { askSuccessfully, type Call, type Reply } from "./http-client.ts";
import { nodeLoad, onEachConnection } from "./load.ts";
import { putLine } from "./targets.ts";

/** More than any run sells. */
const PIECES = 1_000_000;

type Sale = { products: Product[]; methods: Method[] };
const cart = z.object({ id: z.string() });

/** Orders of one line, of 40 products and all ways to pay in turn, each by a guest in a new cart. Fills the stock. */
export async function orders(agent: Agent, shop: { url: string; dataDir: string }): Promise<Comparison> {
	const sale = await openSale(shop.dataDir);
	let count = 0;
	const onShop = () => placeOrder(agent, shop.url, wishAt(sale, count++));
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

async function openSale(dataDir: string): Promise<Sale> {
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

type Wish = { product: Product; method: Method; email: string };

function wishAt({ products, methods }: Sale, index: number): Wish {
	const [product, method] = [products[index % products.length], methods[index % methods.length]];
	if (!product || !method) throw new Error("There is nothing to buy, or no way to pay.");
	return { product, method, email: `buyer-${index}@bench.example` };
}

/** The three calls of an order: a new cart, its line, the order; returns the answer to the last. */
async function placeOrder(agent: Agent, shopUrl: string, wish: Wish): Promise<Reply> {
	const made = await askSuccessfully(agent, { url: `${shopUrl}/api/cart/anonymous/cs/0`, headers: FOR_CALLS });
	const { id: cartId } = cart.parse(JSON.parse(made.body.toString()));
	const { productId: id, variantId } = wish.product;
	await askSuccessfully(agent, putLine(shopUrl, cartId, { id, variantId, quantity: 1 }));
	return askSuccessfully(agent, orderCall(`${shopUrl}/api/order/create/${cartId}`, wish));
}

function orderCall(url: string, { email, method }: Wish): Call {
	const headers = { ...FOR_BODIES, "Idempotency-Key": randomUUID() };
	return { method: "POST", url, headers, body: JSON.stringify(orderBody({ email, method })) };
}
