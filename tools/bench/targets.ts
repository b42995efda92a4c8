import { z } from "zod";

export type Target = {
	name: string;
	url: string;
	/** Headers of every request. */
	headers: Record<string, string>;
	/** The response body as sent, still compressed. */
	body: Buffer;
	/** Headers of the response that the bare server sends too. */
	replyHeaders: Record<string, string>;
};

const BROWSER = { "Accept-Encoding": "gzip, deflate, br", Accept: "text/html" };
const listing = z.object({
	products: z.array(z.object({ id: z.number(), url: z.string(), only_variant_id: z.number().nullable() })).min(1),
});
const tree = z.array(z.object({ url: z.string() })).min(1);
const cart = z.object({ id: z.string(), tempId: z.string() });

const FILTERED = "barva=cervena,modra&dostupnost=skladem&razeni=nejlevnejsi";

/**
 * Home, a category, the same filtered and sorted, a product and a cart call of a running shop, each requested once so
 * that the pages are rendered.
 */
export async function prepareTargets(shopUrl: string): Promise<Target[]> {
	const read = async (path: string) => (await fetch(`${shopUrl}${path}`)).json();
	const [category] = tree.parse(await read("/api/catalog/category/cs"));
	const { products } = listing.parse(await read("/api/catalog/products/cs?per_page=48"));
	const simple = products.find((product) => product.only_variant_id !== null);
	const { id, tempId } = cart.parse(await read("/api/cart/anonymous/cs/0"));
	await fetch(`${shopUrl}/api/cart/${id}`, {
		method: "PUT",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ id: simple?.id, variantId: simple?.only_variant_id, quantity: 1 }),
	});
	return Promise.all([
		targetOf("home", `${shopUrl}/`, BROWSER),
		targetOf("category", `${shopUrl}${category?.url}`, BROWSER),
		targetOf("filtered category", `${shopUrl}${category?.url}?${FILTERED}`, BROWSER),
		targetOf("product", `${shopUrl}${products[0]?.url}`, BROWSER),
		targetOf("cart call", `${shopUrl}/api/cart/anonymous/cs/${tempId}`, { Accept: "application/json" }),
	]);
}

async function targetOf(name: string, url: string, headers: Record<string, string>): Promise<Target> {
	const { request } = await import("node:http");
	const once = () =>
		new Promise<Target>((resolve, reject) => {
			const sent = request(url, { headers }, (reply) => {
				const chunks: Buffer[] = [];
				reply.on("data", (chunk: Buffer) => chunks.push(chunk));
				reply.on("end", () => {
					if (reply.statusCode !== 200) return reject(new Error(`${url} answered ${reply.statusCode}`));
					const kept = ["content-type", "content-encoding", "cache-control", "vary"].flatMap((header) => {
						const value = reply.headers[header];
						return typeof value === "string" ? [[header, value]] : [];
					});
					resolve({ name, url, headers, body: Buffer.concat(chunks), replyHeaders: Object.fromEntries(kept) });
				});
			});
			sent.on("error", reject);
			sent.end();
		});
	await once();
	return once();
}
