import { afterEach, describe, expect, test, vi } from "vitest";
import { brand, category, facets } from "#lib/contract/examples/catalogue.ts";
import { product } from "#lib/contract/examples/product.ts";
import { storeCard } from "#lib/contract/examples/store.ts";
import type { Product } from "#lib/contract/schemas/catalogue.ts";
import { sharePicturePath } from "#lib/domain/goods/share-picture.ts";
import { type ListingState, PLAIN_LISTING } from "#lib/i18n/listing-query.ts";
import { catalogueMetadata } from "#lib/storefront/heads/catalogue-metadata.ts";
import { listingMetadata } from "#lib/storefront/heads/listing-metadata.ts";
import type { ListingPlace } from "#lib/storefront/pages/listing-place.ts";
import { openExampleShop } from "#tests/support/screens/example-shop.ts";

vi.mock("next/cache", () => ({ cacheLife: () => {}, cacheTag: () => {} }));
vi.mock("next-intl/server", () => import("#tests/support/screens/server-texts.ts"));
vi.mock("#lib/i18n/page-locale.ts", () => ({ pageLocale: async () => "cs" }));

afterEach(() => {
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});

const STORES = Array.from({ length: 13 }, (_, index) => ({ ...storeCard, id: index + 1 }));

function headOf(changes: Partial<Product>, stores = STORES) {
	openExampleShop({
		"/catalog/entry/cs/7": { type: "product", id: 7, url: product.url },
		"/catalog/product/cs/7": { ...product, id: 7, ...changes },
		"/stores/cs": stores,
	});
	return catalogueMetadata("cs", "7");
}

describe("a product", () => {
	const fiesta = { id: 3, slug: "fiesta", name: "Fiesta Deluxe", url: "/znacka/3/fiesta" };

	test.each([
		["names its brand", "Srdce", fiesta, "Srdce – Fiesta Deluxe"],
		["does not name it twice", "Srdce FIESTA deluxe", fiesta, "Srdce FIESTA deluxe"],
		["finds its brand whatever the diacritics", "Srdce Piñatà", { ...fiesta, name: "Piñata" }, "Srdce Piñatà"],
		["has none", "Srdce", null, "Srdce"],
		["leaves it out of a long title", "S".repeat(45), fiesta, "S".repeat(45)],
		["keeps it in one that just fits", "S".repeat(44), fiesta, `${"S".repeat(44)} – Fiesta Deluxe`],
	])("that %s", async (_, name, itsBrand, title) => {
		expect((await headOf({ name, brand: itsBrand })).title).toBe(title);
	});

	const facts = { name: "Srdce", brand: null, price_with_tax: 4900, is_price_from: false } as const;
	const DELIVERY = "Doprava zdarma nad 1\u00a0500\u00a0Kč, vyzvednutí na 13\u00a0prodejnách.";

	test.each([
		["without a text is described by facts", { description: "" }, `Srdce: 49,00\u00a0Kč, skladem. ${DELIVERY}`],
		[
			"with several prices shows the lowest one",
			{ description: " \n", is_price_from: true },
			`Srdce: od 49,00\u00a0Kč, skladem. ${DELIVERY}`,
		],
		[
			"that is temporarily sold out says so",
			{ description: "", availability: "temporarily_sold_out" },
			`Srdce: 49,00\u00a0Kč, dočasně vyprodáno. ${DELIVERY}`,
		],
		[
			"that is sold out for good says so",
			{ description: "", availability: "sold_out" },
			`Srdce: 49,00\u00a0Kč, vyprodáno. ${DELIVERY}`,
		],
		[
			"that another shop reports as out of stock says so",
			{ description: "", availability: "not_in_stock" },
			`Srdce: 49,00\u00a0Kč, není skladem. ${DELIVERY}`,
		],
		[
			"that is no longer sold says so",
			{ description: "", availability: "not_active" },
			`Srdce: 49,00\u00a0Kč, neprodává se. ${DELIVERY}`,
		],
		[
			"with a short text has it first",
			{ description: "Velké srdce" },
			`Velké srdce. Srdce: 49,00\u00a0Kč, skladem. ${DELIVERY}`,
		],
		["with a long text has it alone", { description: "Velké srdce. ".repeat(9) }, "Velké srdce. ".repeat(9).trim()],
	] as const)("%s", async (_, changes, description) => {
		expect((await headOf({ ...facts, ...changes })).description).toBe(description);
	});

	test("of a shop without stores does not mention stores", async () => {
		const { description } = await headOf({ ...facts, description: "" }, []);
		expect(description).toBe("Srdce: 49,00\u00a0Kč, skladem. Doprava zdarma nad 1\u00a0500\u00a0Kč.");
	});

	test("has a picture of its own that shows only its name, whatever its title", async () => {
		const { openGraph } = await headOf({ name: "Srdce", brand: fiesta, main_image: null });
		const url = sharePicturePath({ kind: "product", id: 7, locale: "cs", title: "Srdce", src: null });
		expect(openGraph?.images).toMatchObject([{ url }]);
		expect(openGraph).not.toHaveProperty("type");
	});

	test("that does not exist has the head of a missing page", async () => {
		openExampleShop({ "/catalog/entry/cs/8": null });
		expect(await catalogueMetadata("cs", "8")).toEqual({
			title: { absolute: "Stránka nenalezena" },
			robots: { index: false, follow: true },
		});
	});
});

describe("a list", () => {
	const listing = {
		...{
			products: [],
			total: 124,
			counts_may_be_old: false,
			is_cut: false,
			page: 1,
			pages: 6,
			per_page: 24,
			corrected: null,
		},
		facets: { ...facets, price: { min: 1900, max: 99_000 } },
	};
	const list = (place: ListingPlace, state: Partial<ListingState> = {}, changes: Partial<typeof listing> = {}) => {
		openExampleShop({ "/stores/cs": STORES });
		return listingMetadata("cs", {
			place,
			state: { ...PLAIN_LISTING, ...state },
			listing: { ...listing, ...changes },
		});
	};
	const balloons = { kind: "category", category: { ...category, description: "" } } as const;
	const urls = category.urls;

	test("without a text is described by facts", async () => {
		const facts =
			"124\u00a0produktů od 19,00\u00a0Kč. Doprava zdarma nad 1\u00a0500\u00a0Kč, vyzvednutí na 13\u00a0prodejnách.";
		expect((await list(balloons)).description).toBe(`Balónky: ${facts}`);
		const made = await list({ kind: "brand", brand: { ...brand, name: "Fiesta", description: "Lesk a flitry" } });
		expect([made.title, made.description]).toEqual(["Zboží značky Fiesta", `Lesk a flitry. Fiesta: ${facts}`]);
	});

	test("without goods promises none", async () => {
		const { description } = await list(balloons, {}, { total: 0, pages: 1 });
		expect(description).toBe("Balónky. Doprava zdarma nad 1\u00a0500\u00a0Kč, vyzvednutí na 13\u00a0prodejnách.");
	});

	test("on page 2 is its own canonical with the same page in English, and says which page it is", async () => {
		const head = await list(balloons, { page: 2 });
		expect(head.title).toBe("Balónky – strana\u00a02");
		expect(head.description).toMatch(/^Strana\u00a02\. Balónky: 124/);
		const both = { cs: `${urls.cs}?strana=2`, en: `${urls.en}?page=2` };
		expect(head.alternates).toEqual({ canonical: both.cs, languages: { ...both, "x-default": both.cs } });
	});

	test.each<[string, Partial<ListingState>, string, boolean]>([
		["with one filter has the canonical address of the plain list", { brand: ["fiesta"] }, urls.cs, false],
		["with one filter on page 2 has it too", { brand: ["fiesta"], page: 2 }, urls.cs, false],
		["with a sort order has the canonical address of the plain list", { sort: "cheapest" }, urls.cs, false],
		["with two filters is noindex", { brand: ["fiesta"], priceFrom: 100 }, urls.cs, true],
		["with two values of one filter is noindex", { brand: ["fiesta", "konfety"] }, urls.cs, true],
	])("%s", async (_, state, canonical, isHidden) => {
		const head = await list(balloons, state);
		expect(head.alternates?.canonical).toBe(canonical);
		expect(head.robots).toEqual(isHidden ? { index: false, follow: true } : { "max-image-preview": "large" });
		// The language switch finds the other language either way.
		if (isHidden) expect(head.other).toEqual({ "other-language": [urls.en] });
		else expect(head.alternates?.languages).toHaveProperty("en", urls.en);
	});

	test("of a search is hidden, whatever was searched for", async () => {
		const head = await list({ kind: "search" }, { search: "balónky\u00a0<b>" });
		expect([head.title, head.robots]).toEqual(["Hledání: balónky\u00a0<b>", { index: false, follow: true }]);
		expect(head.alternates).toEqual({ canonical: "/hledani" });
	});
});
