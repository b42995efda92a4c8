import { describe, expect, test } from "vitest";
import { crowns, itemOf, itemOfCard } from "#lib/storefront/analytics/items.ts";

const CARD = {
	id: 10,
	code: "B1",
	name: "Balónek srdce",
	only_variant_id: 100,
	brand: { id: 3, slug: "fiesta", name: "Fiesta", url: "/znacka/3/fiesta" },
	default_category: { id: 1, slug: "balonky", name: "Balónky" },
	price_with_tax: 4_990,
	original_price_with_tax: null,
	lowest_price_with_tax: null,
};

describe("an item of analytics", () => {
	test("of a card has its brand and category, and the price in crowns", () => {
		expect(itemOfCard(CARD)).toEqual({
			item_id: "B1",
			item_name: "Balónek srdce",
			item_brand: "Fiesta",
			item_category: "Balónky",
			price: 49.9,
		});
	});

	test("leaves out what is empty", () => {
		const { brand: _, ...plain } = CARD;
		expect(itemOfCard({ ...plain, brand: null })).not.toHaveProperty("item_brand");
		expect(itemOf({ id: "B1", name: "Balónek", czkMinor: 100, variant: "", category: "", brand: "" })).toEqual({
			item_id: "B1",
			item_name: "Balónek",
			price: 1,
		});
	});

	test.each([
		["B1", 100, "B1"],
		["B1", null, "B1"],
		// Codes that comparison sites refuse, or that look like our own stand-in.
		["Balónek č. 1", 100, "v-100"],
		["Balónek č. 1", null, "p-10"],
		["v-7", 100, "v-100"],
		["v-7", null, "p-10"],
	])("of the code %j with the only variant %j is called %s", (code, onlyVariantId, id) => {
		expect(itemOfCard({ ...CARD, code, only_variant_id: onlyVariantId }).item_id).toBe(id);
	});

	test.each([
		[0, 0],
		[5, 0.05],
		[100, 1],
		[110, 1.1],
		[-990, -9.9],
		[123_456_789, 1_234_567.89],
	])("%i haléře are %d crowns", (minor, amount) => expect(crowns(minor)).toBe(amount));
});
