import { afterEach, describe, expect, test, vi } from "vitest";
import { category } from "#lib/contract/examples/catalogue.ts";
import { PLAIN_LISTING } from "#lib/i18n/listing-query.ts";
import { fetchListing } from "#lib/storefront/goods/catalogue.ts";
import { findListingPage } from "#lib/storefront/pages/listing-page.ts";
import { isRightAddress, listingNameOf } from "#lib/storefront/pages/listing-place.ts";
import { openExampleShop } from "#tests/support/screens/example-shop.ts";

const { cacheLife } = vi.hoisted(() => ({ cacheLife: vi.fn() }));
vi.mock("next/cache", () => ({ cacheLife, cacheTag: () => {} }));

afterEach(() => {
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});

test.each([
	["1001/balonky", { kind: "category", category: { id: 1001 } }],
	["znacka/3/fiesta", { kind: "brand", brand: { id: 3 } }],
	["eshop", { kind: "goods" }],
	["hledani", { kind: "search" }],
	["produkty/akce", { kind: "sale" }],
	["produkty/novinky", { kind: "new" }],
	["1001/balonky/srdce", null],
	["1001", null],
	["0/balonky", null],
	["balonky/1001", null],
	["znacka/3", null],
	["znacka/fiesta/3", null],
])("the folder %s is a listing of %j", (path, name) => {
	expect(listingNameOf(path.split("/"))).toEqual(name);
});

test.each([
	["cs", category.urls.cs, true],
	["en", category.urls.en.replace("/en", ""), true],
	["cs", `/${category.id}/jine`, false],
] as const)("whether in %s %s is a category's canonical address: %s", (locale, path, isRight) => {
	const words = path.split("/").slice(1);
	expect(isRightAddress(locale, { kind: "category", category }, words)).toBe(isRight);
});

/** How many answers are waited for at most at one time. */
async function askedAtOnce(find: () => Promise<unknown>): Promise<number> {
	openExampleShop();
	const answer = fetch;
	let [now, most] = [0, 0];
	vi.stubGlobal("fetch", async (address: string) => {
		now += 1;
		most = Math.max(most, now);
		await new Promise((resolve) => setTimeout(resolve, 10));
		now -= 1;
		return answer(address);
	});
	await find();
	return most;
}

describe("independent calls are made in parallel", () => {
	test("for a category and its goods", async () => {
		const find = () => findListingPage("cs", { kind: "category", category: { id: 1001 } });
		expect(await askedAtOnce(find)).toBe(2);
	});

	test("for the goods and the other results of a search, and the menu that knows the themes", async () => {
		const find = () => findListingPage("cs", { kind: "search" }, { ...PLAIN_LISTING, search: "balonek" });
		expect(await askedAtOnce(find)).toBe(3);
	});
});

test("a page whose counts are shown and may be old is made again after a minute, every other one after an hour", async () => {
	const lifeOf = async (counts_may_be_old: boolean, facets: "0" | "1") => {
		const answer = { products: [], counts_may_be_old };
		openExampleShop({ [`/catalog/products/cs?category=1001&facets=${facets}`]: answer });
		cacheLife.mockClear();
		await fetchListing("cs", { category: 1001, facets });
		return cacheLife.mock.calls;
	};
	expect(await lifeOf(true, "1")).toEqual([[{ stale: 300, revalidate: 60, expire: 86_400 }]]);
	expect(await lifeOf(true, "0")).toEqual([["catalogue"]]);
	expect(await lifeOf(false, "1")).toEqual([["catalogue"]]);
});

test("a category that does not exist has no page", async () => {
	openExampleShop({ "/catalog/category/cs/1001": null });
	expect(await findListingPage("cs", { kind: "category", category: { id: 1001 } })).toBeNull();
});
