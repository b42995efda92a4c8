import type { Page } from "@playwright/test";
import { screenPath, storePath } from "../../lib/i18n/paths.ts";
import { expect, TEXTS, test } from "../support/e2e.ts";
import { ask } from "../support/e2e-routes.ts";
import { ofType, pathOf } from "../support/e2e-structured-data.ts";
import { jsonLdNodes, jsonLdOf, jsonLdProblems, type Node } from "../support/json-ld.ts";

const LOCALES = ["cs", "en"] as const;
type Locale = (typeof LOCALES)[number];

/** What the page at this address tells search engines; fails when they would not take it. */
async function toldAt(page: Page, url: string): Promise<Node[]> {
	const reply = await page.goto(url);
	expect(reply?.status(), url).toBe(200);
	const scripts = await jsonLdOf(page);
	expect(jsonLdProblems(scripts), url).toEqual([]);
	return jsonLdNodes(scripts);
}

test.describe("structured data @once", () => {
	for (const locale of LOCALES) {
		test(`all stores in ${locale}`, async ({ page }) => {
			test.slow();
			const stores = await ask<{ id: number; name: string }[]>(page, `/stores/${locale}`);
			expect(stores).toHaveLength(13);
			const lists = ofType(await toldAt(page, screenPath(locale, "stores")), "ItemList");
			const listed = lists.flatMap((list) => list.itemListElement as Node[]);
			expect(listed.map(({ url }) => pathOf(url))).toEqual(stores.map(({ id }) => storePath(locale, id)));
			for (const { id, name } of stores) {
				expect(ofType(await toldAt(page, storePath(locale, id)), "Store")).toMatchObject([{ name }]);
			}
		});

		test(`goods with several variants in ${locale}`, async ({ page }) => {
			const url = await someGoods(page, locale, (card) => card.only_variant_id === null);
			const told = await toldAt(page, url);
			const [group] = ofType(told, "ProductGroup");
			const variants = (group?.hasVariant ?? []) as Node[];
			expect(variants.length).toBeGreaterThan(1);
			// The address of a variant shows that variant.
			const last = variants.at(-1);
			await page.goto(String(last?.url));
			await expect(
				page.getByText(new RegExp(`^${TEXTS[locale].productDetail.code}: ${last?.sku}( ·|$)`)),
			).toBeVisible();
		});
	}

	test("what a product's page shows is what it tells", async ({ page }) => {
		const told = await toldAt(page, await someGoods(page, "cs", (card) => card.only_variant_id !== null));
		const [offer] = ofType(told, "Offer");
		const [goods] = ofType(told, "Product");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(goods?.name));
		const [crowns = "", haler = ""] = String(offer?.price).split(".");
		const shown = crowns.replace(/\B(?=(\d{3})+$)/g, "\\s");
		await expect(
			page
				.getByText(new RegExp(`${shown},${haler}\\sKč`))
				.filter({ visible: true })
				.first(),
		).toBeVisible();
	});

	test("the search that the home page offers finds", async ({ page }) => {
		const [entry] = ofType(await toldAt(page, "/"), "EntryPoint");
		const url = String(entry?.urlTemplate).replace("{search_term_string}", "girlanda");
		await page.goto(new URL(url).pathname + new URL(url).search);
		await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
	});

	test("a filtered list leaves its description to the plain one", async ({ page }) => {
		expect(ofType(await toldAt(page, "/eshop?stitek=akce"), "CollectionPage")).toEqual([]);
		expect(ofType(await toldAt(page, "/eshop?strana=2"), "CollectionPage")).toHaveLength(1);
	});
});

type Card = { url: string; only_variant_id: number | null };

async function someGoods(page: Page, locale: Locale, fits: (card: Card) => boolean): Promise<string> {
	const { products } = await ask<{ products: Card[] }>(page, `/catalog/products/${locale}?per_page=48`);
	const found = products.find(fits);
	if (!found) throw new Error("The demo shop has no such goods on its first page");
	return found.url;
}
