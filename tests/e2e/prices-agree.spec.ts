import type { Product, ProductCard, Variant } from "../../lib/contract/catalogue.ts";
import type { StoreCard } from "../../lib/contract/store.ts";
import { expect, test } from "../support/e2e.ts";
import { runOnE2eShop as shop } from "../support/e2e-command.ts";
import { feedFaults, pageFaults, readFeeds } from "../support/e2e-goods-told.ts";
import { fetchAfresh } from "../support/fetch-afresh.ts";

const LOCALES = ["cs", "en"] as const;
const AT_ONCE = 8;
/** Within which a change by command is to be told everywhere. */
const TOLD_WITHIN_MS = 10_000;

const json = async (address: string) => (await fetchAfresh(address)).json();

/** Every product of the shop, by its lists of goods. */
async function allCards(origin: string): Promise<ProductCard[]> {
	const cards: ProductCard[] = [];
	for (let page = 1, pages = 1; page <= pages; page++) {
		const reply = await json(`${origin}/api/catalog/products/cs?per_page=48&page=${page}`);
		cards.push(...reply.products);
		pages = reply.pages;
	}
	return cards;
}

/** What any place says of these goods unlike the API, by product; nothing for one that all agree on. */
async function faultsOf(origin: string, ids: number[]): Promise<Map<number, string[]>> {
	const feeds = await readFeeds(origin);
	const found = new Map<number, string[]>();
	const waiting = [...ids];
	const look = async () => {
		for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
			const faults: string[] = [];
			for (const locale of LOCALES) {
				const product: Product = await json(`${origin}/api/catalog/product/${locale}/${id}`);
				const html = await (await fetchAfresh(origin + product.url)).text();
				faults.push(...pageFaults(html, product, locale));
				if (locale === "cs") faults.push(...product.variants.flatMap((variant) => feedFaults(feeds, variant)));
			}
			if (faults.length > 0) found.set(id, faults);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, look));
	return found;
}

/** Goods of one variant that lie in the fewest branches, so that they are soon sold out. */
async function someGoods(origin: string): Promise<ProductCard> {
	const cards = await allCards(origin);
	const [first] = cards
		.filter(({ only_variant_id, stock, labels }) => only_variant_id !== null && stock > 0 && !labels.isDiscount)
		.toSorted((a, b) => a.stock - b.stock);
	if (!first) throw new Error("The demo shop has no such goods");
	return first;
}

/** The warehouse and the branches that have a piece, as commands name them. */
async function placesWith(origin: string, variant: Variant | undefined): Promise<string[]> {
	const stores: StoreCard[] = await json(`${origin}/api/stores/cs`);
	const ids = variant?.branches.map(({ id }) => id) ?? [];
	return ["warehouse", ...stores.filter(({ id }) => ids.includes(id)).map(({ slug }) => slug)];
}

test.describe("prices and availability @once", () => {
	test.describe.configure({ mode: "serial", timeout: 900_000 });

	test("page, structured data, feeds and API say the same of every product", async ({ baseURL }) => {
		const origin = baseURL ?? "";
		const cards = await allCards(origin);
		expect(cards.length).toBeGreaterThan(400);
		// Other tests buy and change goods meanwhile: what differs is looked at again once it had time to be told.
		let left = cards.map(({ id }) => id);
		const look = async () => {
			const faults = await faultsOf(origin, left);
			left = [...faults.keys()];
			return [...faults.values()].flat();
		};
		// Every page of goods is made by this first look, which takes minutes.
		await look();
		await expect.poll(look, { timeout: 200_000, intervals: [TOLD_WITHIN_MS] }).toEqual([]);
	});

	test("a new price and a sold-out variant are told everywhere within 10 s", async ({ baseURL }) => {
		const origin = baseURL ?? "";
		const { id, only_variant_id } = await someGoods(origin);
		const variant = async () => {
			const product: Product = await json(`${origin}/api/catalog/product/cs/${id}`);
			return product.variants.find((one) => one.id === only_variant_id);
		};
		const code = (await variant())?.code ?? "";
		const isTold = () =>
			expect.poll(async () => [...(await faultsOf(origin, [id])).values()], { timeout: TOLD_WITHIN_MS }).toEqual([]);
		await shop("price", "set", code, "7654");
		await isTold();
		for (const place of await placesWith(origin, await variant()))
			await shop("stock", "set", code, "0", "--place", place);
		await isTold();
		expect(await variant()).toMatchObject({ price_with_tax: 765_400, stock: 0 });
		await shop("stock", "set", code, "12");
		await isTold();
		expect(await variant()).toMatchObject({ price_with_tax: 765_400, availability: "in_stock", stock: 12 });
	});
});
