import { afterEach, expect, test, vi } from "vitest";
import { findLegacyUrl } from "#lib/storefront/pages/legacy.ts";
import { openExampleShop } from "#tests/support/screens/example-shop.ts";

vi.mock("next/cache", () => ({ cacheLife: () => {}, cacheTag: () => {} }));

afterEach(() => {
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});

const GOODS = { type: "product", id: 1300, url: "/1300/balonky/srdce" };
const CATEGORY = { type: "category", id: 1001, url: "/1001/balonky" };

test.each<[string, string[], string | null]>([
	["an id that still names something leads there, whatever follows", ["1300", "jine", "slovo"], GOODS.url],
	["an id that names nothing is left out", ["999", "balonky"], CATEGORY.url],
	["one word is a category", ["balonky"], CATEGORY.url],
	["or a product", ["srdce"], GOODS.url],
	["of two words the last one is a product, and the category before it may be any", ["balonky", "srdce"], GOODS.url],
	["a category is none behind another one", ["jina", "balonky"], null],
	["more words mean nothing", ["a", "b", "srdce"], null],
	["an id alone that names nothing", ["999"], null],
	["a word that nothing has", ["nic"], null],
])("/backup-products: %s", async (_, words, url) => {
	const nothing = ["/catalog/entry/cs/999", ...["nic", "srdce"].map((word) => `/catalog/slug/cs/category/${word}`)];
	const noGoods = ["nic", "balonky", "jina"].map((word) => `/catalog/slug/cs/product/${word}`);
	openExampleShop({
		...Object.fromEntries([...nothing, ...noGoods].map((path) => [path, null])),
		"/catalog/entry/cs/1300": GOODS,
		"/catalog/slug/cs/category/balonky": CATEGORY,
		"/catalog/slug/cs/product/srdce": GOODS,
	});
	expect(await findLegacyUrl("cs", words)).toBe(url);
});
