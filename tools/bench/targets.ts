import type { Agent } from "node:http";
import { z } from "zod";
import { ROUTER_KEY } from "#lib/server/router-key.ts";
import { FOR_BODIES, FOR_CALLS, FOR_FILES, FOR_PAGES, FOR_PICTURES } from "./browser-headers.ts";
import type { RowName } from "./choice.ts";
import { ask, askSuccessfully, type Call, type Reply } from "./http-client.ts";

/** What a GET asks for. */
export type Target = { name: RowName; url: string; headers: Record<string, string> };

/** The query of a filtered and sorted category. */
export const FILTERED = "barva=cervena,modra&dostupnost=skladem&razeni=nejlevnejsi";
const SEARCHED = "balonky";
const BEGUN = "balon";

const listing = z.object({
	products: z.array(z.object({ id: z.number(), url: z.string(), only_variant_id: z.number().nullable() })).min(1),
});
const tree = z.array(z.object({ url: z.string() })).min(1);
const cart = z.object({ id: z.string(), tempId: z.string() });

export type Goods = z.output<typeof listing>["products"][number] & { only_variant_id: number };

/** Everything that one GET asks for, of a running shop. */
export async function prepareTargets(agent: Agent, shopUrl: string): Promise<Target[]> {
	const category = first(await categoriesOf(agent, shopUrl));
	const product = first((await goodsOf(agent, shopUrl)).map(({ url }) => url));
	const home = `${shopUrl}/`;
	const html = (await askSuccessfully(agent, { url: home, headers: { Accept: "text/html" } })).body.toString();
	return [
		{ name: "home", url: home, headers: FOR_PAGES },
		{ name: "category", url: `${shopUrl}${category}`, headers: FOR_PAGES },
		{ name: "filtered category", url: `${shopUrl}${category}?${FILTERED}`, headers: FOR_PAGES },
		{ name: "product", url: `${shopUrl}${product}`, headers: FOR_PAGES },
		await routerData(agent, `${shopUrl}${product}`),
		{ name: "script", url: await biggestScript(agent, shopUrl, html), headers: FOR_FILES },
		{ name: "picture", url: shopUrl + pictureIn(html), headers: FOR_PICTURES },
		{ name: "empty call", url: `${shopUrl}/api/health/live`, headers: FOR_CALLS },
		{ name: "search", url: `${shopUrl}/api/catalog/search/cs?q=${SEARCHED}`, headers: FOR_CALLS },
		{ name: "suggestion", url: `${shopUrl}/api/catalog/suggest/cs?q=${BEGUN}`, headers: FOR_CALLS },
		{ name: "cart read", url: await filledCart(agent, shopUrl), headers: FOR_CALLS },
	];
}

/** Paths of the categories at the top. */
export async function categoriesOf(agent: Agent, shopUrl: string): Promise<string[]> {
	return tree.parse(await json(agent, `${shopUrl}/api/catalog/category/cs`)).map(({ url }) => url);
}

/** Goods of one variant each, so that a cart needs no choice; those of one page of the list. */
export async function goodsOf(agent: Agent, shopUrl: string, page = 1): Promise<Goods[]> {
	const url = `${shopUrl}/api/catalog/products/cs?per_page=48&page=${page}`;
	const { products } = listing.parse(await json(agent, url));
	return products.flatMap(({ only_variant_id: variantId, ...product }) =>
		variantId === null ? [] : [{ ...product, only_variant_id: variantId }],
	);
}

/** A new guest's cart with one line. */
export async function newCart(agent: Agent, shopUrl: string, { id, only_variant_id: variantId }: Goods) {
	const made = cartIn(await askSuccessfully(agent, newCartCall(shopUrl)));
	await askSuccessfully(agent, putLine(shopUrl, made.id, { id, variantId, quantity: 1 }));
	return made;
}

/** The call that makes a guest's cart. */
export function newCartCall(shopUrl: string): Call {
	return { url: `${shopUrl}/api/cart/anonymous/cs/0`, headers: FOR_CALLS };
}

/** The cart in a whole answer of the API. */
export function cartIn({ body }: Reply): z.output<typeof cart> {
	return cart.parse(JSON.parse(body.toString()));
}

/** The call that sets the quantity of a variant in a cart. */
export function putLine(
	shopUrl: string,
	cartId: string,
	line: { id: number; variantId: number; quantity: number },
): Call & { body: string } {
	return {
		method: "PUT",
		url: `${shopUrl}/api/cart/${cartId}`,
		headers: FOR_BODIES,
		body: JSON.stringify({ ...line, ageConfirmed: true }),
	};
}

async function filledCart(agent: Agent, shopUrl: string): Promise<string> {
	const { tempId } = await newCart(agent, shopUrl, first(await goodsOf(agent, shopUrl)));
	return `${shopUrl}/api/cart/anonymous/cs/${tempId}`;
}

/** The router marks its requests with a digest of their headers; a wrong one is sent to the right address. */
async function routerData(agent: Agent, page: string): Promise<Target> {
	const headers = { ...FOR_FILES, rsc: "1" };
	const url = `${page}?${ROUTER_KEY}=unknown`;
	const { status, headers: said } = await ask(agent, { url, headers });
	const right = status === 307 && said.location ? new URL(said.location, page).href : url;
	return { name: "router data", url: right, headers };
}

/** Of those that a page names, by the bytes sent. */
async function biggestScript(agent: Agent, shopUrl: string, html: string): Promise<string> {
	const urls = [...new Set(html.match(/\/_next\/static\/[^"'\s\\]+\.js\b/g))].map((path) => shopUrl + path);
	const sizes = await Promise.all(
		urls.map(async (url) => ({ url, bytes: (await askSuccessfully(agent, { url, headers: FOR_FILES })).body.length })),
	);
	return first(sizes.toSorted((a, b) => b.bytes - a.bytes)).url;
}

/** The first picture of goods, in the width that a phone's or a desktop's list shows. */
export function pictureIn(html: string): string {
	return first(html.match(/\/media\/[\w.]+\/320\b/) ?? []);
}

async function json(agent: Agent, url: string): Promise<unknown> {
	return JSON.parse((await askSuccessfully(agent, { url })).body.toString());
}

function first<Item>(items: readonly Item[]): Item {
	const [item] = items;
	if (item === undefined) throw new Error("The shop shows too little to be measured");
	return item;
}
