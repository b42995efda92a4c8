import type { ProductCard, Variant } from "#lib/contract/schemas/catalogue.ts";
import type { StoreCard } from "#lib/contract/schemas/store.ts";
import { addDays, pragueDay } from "#lib/domain/time/calendar-day.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import { expect, TEXTS, test } from "../support/browser/e2e.ts";
import { runAllOnE2eShop, runOnE2eShop as shop } from "../support/browser/e2e-command.ts";
import { allCards, json, productOf, TOLD_OR_HUNG_MS, toldFaults } from "../support/browser/e2e-goods-told.ts";
import { wordsOf } from "../support/pages/read-page.ts";

/** Within which a kept page shows a change by command. */
const SHOWN_WITHIN_MS = 5_000;

test("a new price shows on kept pages within 5 s", async ({ request }) => {
	const { products } = await (await request.get("/api/catalog/products/cs?category=1005&sort=dearest")).json();
	const product: ProductCard = products.find((card: ProductCard) => card.only_variant_id !== null && card.stock > 0);
	const page = async () => (await request.get(product.url)).text();
	const list = async () => (await request.get("/1005/balonkove-girlandy-a-sady?razeni=nejdrazsi")).text();
	const crowns = crownsAbove(product);
	const price = formatCzk(crowns * 100);
	for (const shown of [page, list]) expect(await shown()).not.toContain(price);
	await shop("price", "set", product.code, `${crowns}`);
	for (const shown of [page, list]) await expect.poll(shown, { timeout: SHOWN_WITHIN_MS }).toContain(price);
});

test("it shows on the kept page of goods that they stand beside, too", async ({ request }) => {
	const { products } = await (await request.get("/api/catalog/products/cs?category=1005")).json();
	const pairs: { neighbour: ProductCard; card: ProductCard }[] = [];
	for (const neighbour of products as ProductCard[]) {
		const { related } = await (await request.get(`/api/catalog/product/cs/${neighbour.id}/related`)).json();
		pairs.push(...related.map((card: ProductCard) => ({ neighbour, card })));
	}
	// Not those that the other tests change at the same time: the dearest of the category, and the rarest of all.
	const isOurs = ({ id, stock }: ProductCard) => stock > 10 && !products.some((one: ProductCard) => one.id === id);
	const pair = pairs.find(({ card }) => card.only_variant_id !== null && isOurs(card));
	if (!pair) throw new Error("Nothing in the demo shop stands beside other goods");
	const page = async () => (await request.get(pair.neighbour.url)).text();
	const crowns = crownsAbove(pair.card);
	const price = formatCzk(crowns * 100);
	expect(await page()).not.toContain(price);
	await shop("price", "set", pair.card.code, `${crowns}`);
	await expect.poll(page, { timeout: SHOWN_WITHIN_MS }).toContain(price);
});

/** Another price than the goods have now. */
const crownsAbove = ({ price_with_tax }: { price_with_tax: number }) => Math.floor(price_with_tax / 100) + 1;

/** Goods of one variant, rarest first, so that the first are soon sold out. */
async function rareGoods(origin: string): Promise<ProductCard[]> {
	const cards = await allCards(origin);
	return cards
		.filter(({ only_variant_id, stock, labels }) => only_variant_id !== null && stock > 0 && !labels.isDiscount)
		.toSorted((a, b) => a.stock - b.stock);
}

/** The warehouse and the branches that have a piece, as commands name them. */
async function placesWith(origin: string, variant: Variant | undefined): Promise<string[]> {
	const stores: StoreCard[] = await json(`${origin}/api/stores/cs`);
	const ids = variant?.branches.map(({ id }) => id) ?? [];
	return ["warehouse", ...stores.filter(({ id }) => ids.includes(id)).map(({ slug }) => slug)];
}

test("a sold-out variant and a new price are told everywhere", async ({ baseURL: origin = "" }) => {
	const [sold, priced] = await rareGoods(origin);
	if (!sold || !priced) throw new Error("The demo shop has no such goods");
	const variant = async ({ id, only_variant_id }: ProductCard) =>
		(await productOf(origin, id)).variants.find((one) => one.id === only_variant_id);
	const places = await placesWith(origin, await variant(sold));
	const crowns = crownsAbove(priced);
	await runAllOnE2eShop(...places.map((place) => ["stock", "set", sold.code, "0", "--place", place]), [
		"price",
		"set",
		priced.code,
		`${crowns}`,
	]);
	expect(await variant(sold)).toMatchObject({ stock: 0 });
	expect(await variant(priced)).toMatchObject({ price_with_tax: 100 * crowns, availability: "in_stock" });
	const faults = async () => [...(await toldFaults(origin, [sold.id, priced.id])).values()].flat();
	await expect.poll(faults, { timeout: TOLD_OR_HUNG_MS }).toEqual([]);
});

test("an imported file is on pages and can be bought", async ({ request, baseURL: origin = "" }) => {
	const said = await shop("import", "tests/fixtures/shopify.csv");
	expect(said).toContain("6");
	const tree = await (await request.get("/api/catalog/category/cs")).json();
	const imported = tree.find((category: { slug: string }) => category.slug === "dovezene-zbozi");
	const { products } = await (await request.get(`/api/catalog/products/cs?category=${imported.id}`)).json();
	const sold: ProductCard = products.find((card: ProductCard) => card.stock > 0);
	for (const url of [imported.url, sold.url]) {
		const words = async () => wordsOf(await (await request.get(url)).text());
		await expect.poll(words, { timeout: SHOWN_WITHIN_MS }).toContain(sold.name);
	}
	const { variants } = await productOf(origin, sold.id);
	const button = variants.length === 1 ? TEXTS.cs.product.addToCart : "Vyberte";
	expect(wordsOf(await (await request.get(sold.url)).text())).toContain(button);
	const variant = variants.find(({ stock }) => stock > 0);
	const cart = await (await request.get("/api/cart/anonymous/cs/0")).json();
	const line = { id: sold.id, variantId: variant?.id, quantity: 1, ageConfirmed: true };
	const reply = await request.put(`/api/cart/${cart.id}`, { data: line });
	expect(reply.status()).toBe(200);
	expect(await reply.text()).toContain(sold.name);
});

test("a day closed by command shows on kept pages within 5 s", async ({ request }) => {
	const soon = addDays(pragueDay(new Date()), 10);
	const page = async () => (await request.get("/prodejny/6")).text();
	await page();
	await shop("stores", "close", "6", "--day", soon, "--note-cs", "Stěhujeme regály");
	await expect.poll(page, { timeout: SHOWN_WITHIN_MS }).toContain("Stěhujeme regály");
	await shop("stores", "open", "6", "--day", soon, "--usual");
	await expect.poll(page, { timeout: SHOWN_WITHIN_MS }).not.toContain("Stěhujeme regály");
});
