import { beforeEach, describe, expect, test, vi } from "vitest";
import { product as example } from "#lib/contract/examples/product.ts";
import type { Review } from "#lib/contract/schemas/review.ts";
import type { Node } from "#tests/support/pages/json-ld.ts";
import { described, REVIEWS } from "./sold-goods.ts";

const SHOP = "https://www.konfety.test";
beforeEach(() => {
	vi.stubEnv("SHOP_URL", SHOP);
});

const SIZES = ["S", "M"].map((size) => ({
	code: `KO-1-${size}`,
	name: size,
	attributes: [{ key: "velikost", value: size }],
}));
const variantsOf = (goods: Node) => goods.hasVariant as Node[];

describe("goods with one variant", () => {
	test("are a product with its identifiers", () => {
		const { goods } = described();
		expect(goods).toMatchObject({
			"@type": "Product",
			name: example.name,
			description: example.description,
			sku: "SA-6022",
			productID: "SA-6022",
			gtin13: "2386479841541",
			url: SHOP + example.url,
			image: [`${SHOP}/media/8f0573d4c0b4b6d2019e.3/1200.jpg`],
			category: "Párty sady",
			brand: { "@type": "Brand", name: "Konfety", url: `${SHOP}/znacka/1/konfety` },
			manufacturer: { name: "Konfety s.r.o.", email: "ahoj@konfety.example" },
		});
		expect(goods.audience).toBeUndefined();
	});

	test.each([
		["2386479841541", { gtin13: "2386479841541" }],
		["96385074", { gtin8: "96385074" }],
		["036000291452", { gtin13: "0036000291452" }],
		["2386479841542", {}],
		["", {}],
		[null, {}],
	])("a bar code %s is written as %j", (ean, codes) => {
		const { gtin8, gtin13 } = described({ variants: [{ ean }] }).goods;
		expect(JSON.parse(JSON.stringify({ gtin8, gtin13 }))).toEqual(codes);
	});

	test("a code that feeds cannot have is replaced as in the feeds", () => {
		expect(described({ variants: [{ code: "ŽL 1/2" }] }).goods).toMatchObject({ sku: "ŽL 1/2", productID: "v-701" });
	});

	test.each([
		["https://fiesta.example/safety", { url: "https://fiesta.example/safety" }],
		["safety@fiesta.example", { email: "safety@fiesta.example" }],
		["javascript:alert(1)", {}],
	])("the maker's contact %s is an address or nothing", (contact, said) => {
		const manufacturer = { name: "Fiesta", address: "", contact };
		expect(described({ product: { manufacturer } }).goods.manufacturer).toEqual({
			"@type": "Organization",
			name: "Fiesta",
			...said,
		});
	});

	test("a minimum age is included", () => {
		const { audience } = described({ product: { minimum_age: 18 } }).goods;
		expect(audience).toEqual({ "@type": "PeopleAudience", suggestedMinAge: 18 });
	});

	test("unknown values are left out", () => {
		const { goods } = described({
			product: { description: " ", brand: null, manufacturer: null, breadcrumb: [], images: [], main_image: null },
		});
		for (const key of ["description", "brand", "manufacturer", "category", "image"]) expect(goods[key]).toBeUndefined();
	});
});

describe("stars", () => {
	test("are those of published reviews, with the newest three of them", () => {
		const many = Array.from({ length: 5 }, (_, index) => ({ ...REVIEWS[0], author: `Zákaznice ${index}` }) as Review);
		const { goods } = described({ reviews: many });
		expect(goods.aggregateRating).toMatchObject({ ratingValue: 4, reviewCount: 4, bestRating: 5, worstRating: 1 });
		expect((goods.review as Node[]).map(({ author }) => (author as Node).name)).toEqual([
			"Zákaznice 0",
			"Zákaznice 1",
			"Zákaznice 2",
		]);
		expect((goods.review as Node[])[0]).toMatchObject({
			datePublished: "2026-10-12",
			reviewRating: { ratingValue: 3 },
			inLanguage: "cs",
		});
	});

	test("without reviews there are none", () => {
		const { goods } = described({ product: { rating: null }, reviews: [] });
		expect([goods.aggregateRating, goods.review]).toEqual([undefined, undefined]);
	});
});

describe("goods with several variants", () => {
	test("are a group whose variants have their own name, code, price and address", () => {
		const { goods } = described({ variants: [SIZES[0] ?? {}, { ...SIZES[1], price_with_tax: 45_900, ean: null }] });
		expect(goods).toMatchObject({ "@type": "ProductGroup", productGroupID: `${example.id}`, url: SHOP + example.url });
		expect(goods.offers).toBeUndefined();
		expect(variantsOf(goods)).toMatchObject([
			{
				"@type": "Product",
				name: `${example.name}, S`,
				sku: "KO-1-S",
				size: "S",
				url: `${SHOP}${example.url}?varianta=701`,
				offers: { price: "419.00", url: `${SHOP}${example.url}?varianta=701` },
			},
			{ name: `${example.name}, M`, sku: "KO-1-M", size: "M", offers: { price: "459.00" } },
		]);
		expect(variantsOf(goods)[1]?.gtin13).toBeUndefined();
	});

	test("in English their addresses have the English word", () => {
		const { goods } = described({ variants: SIZES }, "en");
		expect(variantsOf(goods)[0]?.url).toContain("?variant=701");
	});

	test("vary by the properties that all have and whose values differ", () => {
		const coloured = SIZES.map((one) => ({
			...one,
			attributes: [...one.attributes, { key: "barva", value: "černá" }],
		}));
		expect(described({ variants: coloured }).goods.variesBy).toEqual(["https://schema.org/size"]);
		const half = [{ ...SIZES[0], attributes: [] }, SIZES[1] ?? {}];
		expect(described({ variants: half }).goods.variesBy).toBeUndefined();
	});

	test("share delivery details between offers, each by its price", () => {
		const { goods, others } = described({
			variants: [...SIZES, { code: "KO-1-XL", name: "XL", price_with_tax: 160_000 }],
		});
		const named = variantsOf(goods).map(({ offers }) => (offers as Node).shippingDetails);
		expect(named[0]).toEqual(named[1]);
		expect(others.map((one) => one["@id"])).toEqual([
			`${SHOP}/#delivery-post`,
			`${SHOP}/#delivery-pickup_point`,
			`${SHOP}/#delivery-post-free`,
			`${SHOP}/#delivery-pickup_point-free`,
			`${SHOP}/obchodni-podminky#return`,
		]);
	});

	test("a variant shows its own picture, or that of the product", () => {
		const image = { src: "/media/cervena", alt: "" };
		const { goods } = described({ variants: [{ ...SIZES[0], image }, SIZES[1] ?? {}] });
		expect(variantsOf(goods).map((one) => one.image)).toEqual([
			[`${SHOP}/media/cervena/1200.jpg`],
			[`${SHOP}/media/8f0573d4c0b4b6d2019e.3/1200.jpg`],
		]);
	});
});
