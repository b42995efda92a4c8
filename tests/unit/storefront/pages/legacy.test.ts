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
	["a known id leads to its page, whatever follows", ["1300", "jine", "slovo"], GOODS.url],
	["an unknown id is ignored", ["999", "balonky"], CATEGORY.url],
	["a single word is looked up as a category", ["balonky"], CATEGORY.url],
	["a single word is looked up as a product", ["srdce"], GOODS.url],
	["of two words the last one is a product, whatever the category before it", ["balonky", "srdce"], GOODS.url],
	["of two words the last one is never a category", ["jina", "balonky"], null],
	["more than two words lead nowhere", ["a", "b", "srdce"], null],
	["an unknown id alone leads nowhere", ["999"], null],
	["an unknown word leads nowhere", ["nic"], null],
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
