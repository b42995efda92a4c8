import type { Product } from "#lib/contract/schemas/catalogue.ts";
import { LOCALES, type Locale } from "#lib/domain/locale.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { screenPath, storePath } from "#lib/i18n/paths.ts";
import { type Asking, expect, test } from "../support/browser/e2e.ts";
import { ask } from "../support/browser/e2e-routes.ts";
import { ofType, pathOf } from "../support/browser/e2e-structured-data.ts";
import { jsonLdNodes, jsonLdProblems, type Node } from "../support/pages/json-ld.ts";
import { readServed } from "../support/pages/served-page.ts";
import { together } from "../support/pages/together.ts";

/** What the page at this address tells search engines; fails when they would not take it. */
async function toldAt({ request }: Asking, url: string): Promise<Node[]> {
	const reply = await request.get(url);
	expect(reply.status(), url).toBe(200);
	const { scripts } = readServed(await reply.text());
	expect(jsonLdProblems(scripts), url).toEqual([]);
	return jsonLdNodes(scripts);
}

for (const locale of LOCALES) {
	test(`all stores in ${locale} are told in their list, and each on its own page`, async ({ request }) => {
		const stores = await ask<{ id: number; name: string }[]>({ request }, `/stores/${locale}`);
		expect(stores).toHaveLength(13);
		const lists = ofType(await toldAt({ request }, screenPath(locale, "stores")), "ItemList");
		const listed = lists.flatMap((list) => list.itemListElement as Node[]);
		expect(listed.map(({ url }) => pathOf(url))).toEqual(stores.map(({ id }) => storePath(locale, id)));
		await together(stores, async ({ id, name }) => {
			const path = storePath(locale, id);
			expect.soft(ofType(await toldAt({ request }, path), "Store"), path).toMatchObject([{ name }]);
		});
	});

	test(`variants of goods in ${locale} are told as a group, each by the address that shows it`, async ({ request }) => {
		const { url, variants } = await someGoods({ request }, locale, (card) => card.only_variant_id === null);
		const [group] = ofType(await toldAt({ request }, url), "ProductGroup");
		const told = ((group?.hasVariant ?? []) as Node[]).map(({ sku, url: address }) => {
			const { pathname, searchParams } = new URL(String(address));
			return [sku, pathname, searchParams.get(LANGUAGES[locale].variantKey)];
		});
		expect(told.length).toBeGreaterThan(1);
		expect(told).toEqual(variants.map(({ code, id }) => [code, url, String(id)]));
	});
}

test("goods are told by the name in their heading", async ({ request }) => {
	const { url, name } = await someGoods({ request }, "cs", (card) => card.only_variant_id !== null);
	const { scripts, headings } = readServed(await (await request.get(url)).text());
	const [goods] = ofType(jsonLdNodes(scripts), "Product");
	expect(goods?.name).toBe(name);
	expect(headings).toEqual([name]);
});

test("the search that the home page offers finds", async ({ request }) => {
	const [entry] = ofType(await toldAt({ request }, "/"), "EntryPoint");
	const { pathname, search } = new URL(String(entry?.urlTemplate).replace("{search_term_string}", "girlanda"));
	const html = await (await request.get(pathname + search)).text();
	expect(readServed(html).headings[0]).toContain("girlanda");
	expect(html).toContain("<article");
});

test("a filtered list leaves its description to the plain one", async ({ request }) => {
	expect(ofType(await toldAt({ request }, "/eshop?stitek=akce"), "CollectionPage")).toEqual([]);
	expect(ofType(await toldAt({ request }, "/eshop?strana=2"), "CollectionPage")).toHaveLength(1);
});

type Card = { id: number; only_variant_id: number | null };

async function someGoods(asking: Asking, locale: Locale, fits: (card: Card) => boolean): Promise<Product> {
	const { products } = await ask<{ products: Card[] }>(asking, `/catalog/products/${locale}?per_page=48`);
	const found = products.find(fits);
	if (!found) throw new Error("The demo shop has no such goods on its first page");
	return ask<Product>(asking, `/catalog/product/${locale}/${found.id}`);
}
