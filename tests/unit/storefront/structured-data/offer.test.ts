import { beforeEach, describe, expect, test, vi } from "vitest";
import { deliveryMethod } from "#lib/contract/examples/content.ts";
import { product as example } from "#lib/contract/examples/product.ts";
import type { Product } from "#lib/contract/schemas/catalogue.ts";
import type { Node } from "#tests/support/pages/json-ld.ts";
import { described, type Sold } from "./sold-goods.ts";

const SHOP = "https://www.konfety.test";
beforeEach(() => {
	vi.stubEnv("SHOP_URL", SHOP);
});

describe("the offer", () => {
	test.each([
		[5, "0.05"],
		[41_900, "419.00"],
		[1_234_550, "12345.50"],
	])("%d haléře are %s crowns", (price_with_tax, price) => {
		const { offer } = described({ variants: [{ price_with_tax, original_price_with_tax: null }] });
		expect(offer).toMatchObject({
			price,
			priceCurrency: "CZK",
			itemCondition: "https://schema.org/NewCondition",
			seller: { "@id": `${SHOP}/#organization` },
			url: SHOP + example.url,
		});
		expect(offer.priceSpecification).toBeUndefined();
	});

	test("on sale has the struck price as well", () => {
		expect(described().offer).toMatchObject({
			price: "419.00",
			priceSpecification: { priceType: "https://schema.org/StrikethroughPrice", price: "479.00", priceCurrency: "CZK" },
		});
	});

	test.each([
		["in_stock", "InStock"],
		["not_in_stock", "OutOfStock"],
		["temporarily_sold_out", "OutOfStock"],
		["sold_out", "SoldOut"],
		["not_active", "Discontinued"],
	] as const)("%s is %s", (availability, word) => {
		expect(described({ variants: [{ availability }] }).offer.availability).toBe(`https://schema.org/${word}`);
	});

	test("a set names its parts, their number and what each costs by itself", () => {
		expect(described().offer.includesObject).toEqual([
			{
				"@type": "TypeAndQuantityNode",
				amountOfThisGood: 1,
				typeOfGood: {
					"@type": "Product",
					name: example.parts[0]?.product.name,
					url: `${SHOP}/1328/talire-a-misky/talire-jednorozec-23-cm-8-ks`,
					offers: expect.objectContaining({ price: "79.00", availability: "https://schema.org/InStock" }),
				},
			},
		]);
		expect(described({ product: { parts: [] } }).offer.includesObject).toBeUndefined();
	});
});

describe("delivery", () => {
	const rates = (sold: Sold) =>
		described(sold)
			.others.filter((one) => one["@type"] === "OfferShippingDetails")
			.map(({ shippingRate, "@id": id }) => [id, (shippingRate as Node).value]);

	test("is the cheapest to an address and the cheapest to a pickup point; pickup at a branch is not a delivery", () => {
		expect(rates({})).toEqual([
			[`${SHOP}/#delivery-post`, "99.00"],
			[`${SHOP}/#delivery-pickup_point`, "79.00"],
		]);
	});

	test.each([
		[150_000, "99.00"],
		[150_001, "0.00"],
	])("of goods for %d haléře costs %s", (price_with_tax, rate) => {
		expect(rates({ variants: [{ price_with_tax }] })[0]?.[1]).toBe(rate);
	});

	test("that is never free costs the same for expensive goods", () => {
		const deliveries = [{ ...deliveryMethod, free_above_with_tax: null }];
		expect(rates({ variants: [{ price_with_tax: 900_000 }], deliveries })).toEqual([
			[`${SHOP}/#delivery-post`, "99.00"],
		]);
	});

	test.each([
		[{ from: 1, to: 2 }, [0, 1], [1, 1]],
		[{ from: 2, to: 3 }, [0, 1], [2, 2]],
		[{ from: 1, to: 3 }, [0, 1], [1, 2]],
		[{ from: 1, to: 1 }, [0, 0], [1, 1]],
	])("has handling and transit times that sum up to %j working days", (days, handling, transit) => {
		const [details] = described({ deliveries: [{ ...deliveryMethod, days }] }).others;
		const range = ([minValue, maxValue]: number[]) => ({ minValue, maxValue, unitCode: "DAY" });
		expect(details).toMatchObject({
			shippingDestination: { addressCountry: "CZ" },
			deliveryTime: { handlingTime: range(handling), transitTime: range(transit) },
		});
	});

	test("counts from the next day after the cut-off, which in winter is told an hour early", () => {
		const [details] = described({ deliveries: [deliveryMethod] }).others;
		expect(details).toMatchObject({ deliveryTime: { cutoffTime: "14:00:00+02:00" } });
	});

	test("is not promised for goods in branches only", () => {
		expect(rates({ variants: [{ warehouse: 0, stock: 6 }] })).toEqual([]);
		expect(described({ variants: [{ warehouse: 0, stock: 6 }] }).offer.shippingDetails).toBeUndefined();
	});

	test("is left out when the shop ships nothing", () => {
		expect(described({ deliveries: [] }).offer.shippingDetails).toBeUndefined();
	});
});

describe("the return policy", () => {
	const policy = (withdrawal_exemption: Product["withdrawal_exemption"], locale: "cs" | "en" = "cs") =>
		described({ product: { withdrawal_exemption } }, locale).others.at(-1);

	test("allows 14 days, by parcel at the buyer's cost or at a branch, and links to the terms", () => {
		expect(policy(null)).toEqual({
			"@type": "MerchantReturnPolicy",
			"@id": `${SHOP}/obchodni-podminky#return`,
			applicableCountry: "CZ",
			returnPolicyCountry: "CZ",
			merchantReturnLink: `${SHOP}/obchodni-podminky`,
			returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
			merchantReturnDays: 14,
			returnMethod: ["https://schema.org/ReturnByMail", "https://schema.org/ReturnInStore"],
			returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
			refundType: "https://schema.org/FullRefund",
		});
		expect(policy(null, "en")?.merchantReturnLink).toBe(`${SHOP}/en/terms-and-conditions`);
	});

	test.each(["made_to_order", "perishable"] as const)("excludes goods that are %s", (exemption) => {
		expect(policy(exemption)).toMatchObject({ returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" });
		expect(policy(exemption)?.merchantReturnDays).toBeUndefined();
	});

	test("allows sealed goods as long as they are new", () => {
		expect(policy("hygiene")).toMatchObject({
			merchantReturnDays: 14,
			itemCondition: "https://schema.org/NewCondition",
		});
	});
});
