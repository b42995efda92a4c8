import { afterEach, expect, test, vi } from "vitest";
import { postCategory, postsPage } from "#lib/contract/examples/written.ts";
import { eachLocale } from "#lib/domain/locale.ts";
import { blogMetadata } from "#lib/storefront/pages/blog-page.ts";
import { openExampleShop } from "#tests/support/screens/example-shop.ts";

vi.mock("next/cache", () => ({ cacheLife: () => {}, cacheTag: () => {} }));
vi.mock("next-intl/server", () => import("#tests/support/screens/server-texts.ts"));
vi.mock("#lib/i18n/page-locale.ts", () => ({ pageLocale: async () => "cs" }));

afterEach(() => {
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});

const [CS, EN] = ["/blog?strana=2", "/en/blog?page=2"];

test.each([
	["exists where English has enough articles", {}, { cs: CS, en: EN, "x-default": CS }],
	["is missing where English has fewer", { "/blog/posts/en?page=2": null }, undefined],
])("a further page of the blog in the other language: %s", async (_, answers, languages) => {
	openExampleShop(answers);
	const { alternates } = await blogMetadata("cs", { list: { ...postsPage, category: null, page: 2 }, categories: [] });
	expect(alternates).toMatchObject({ canonical: CS });
	expect(alternates?.languages).toEqual(languages);
});

test("a category's further page asks for that category in the other language", async () => {
	openExampleShop({ [`/blog/posts/en?page=2&category=${postCategory.id}`]: null });
	const category = {
		...postCategory,
		urls: { ...eachLocale(() => null), cs: postCategory.url, en: "/en/blog/kategorie/1/balloons" },
	};
	const { alternates } = await blogMetadata("cs", { list: { ...postsPage, category, page: 2 }, categories: [] });
	expect(alternates).toEqual({ canonical: `${postCategory.url}?strana=2` });
});
