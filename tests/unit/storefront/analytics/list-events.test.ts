import { expect, test } from "vitest";
import { LISTS, listOf } from "#lib/storefront/analytics/item-lists.ts";
import { listEventOf } from "#lib/storefront/analytics/list-events.ts";
import { viewEventOf } from "#lib/storefront/analytics/view-event.ts";
import type { ListingPlace } from "#lib/storefront/pages/listing-place.ts";

const A = { item_id: "A", item_name: "Girlanda", price: 99 };
const B = { item_id: "B", item_name: "Svíčka", price: 19.5 };

test("a list names itself and its items, each with its place in the whole list", () => {
	expect(listEventOf("view_item_list", LISTS.sale, [A, B], 24)).toEqual({
		event: "view_item_list",
		ecommerce: {
			currency: "CZK",
			item_list_id: "sale",
			item_list_name: "Sale",
			items: [
				{ ...A, index: 24 },
				{ ...B, index: 25 },
			],
		},
	});
});

test("a selection is the one item", () => {
	expect(listEventOf("select_item", { id: "category_1001", name: "Balónky" }, [B], 1)).toEqual({
		event: "select_item",
		ecommerce: {
			currency: "CZK",
			item_list_id: "category_1001",
			item_list_name: "Balónky",
			items: [{ ...B, index: 1 }],
		},
	});
});

test.each([
	[{ kind: "category", category: { id: 1001, name: "Balónky" } }, "category_1001", "Balónky"],
	[{ kind: "brand", brand: { id: 3, name: "Fiesta" } }, "brand_3", "Fiesta"],
	[{ kind: "sale" }, "sale", "Sale"],
	[{ kind: "new" }, "new", "New products"],
	[{ kind: "goods" }, "all", "All products"],
	[{ kind: "search" }, "search", "Search results"],
])("the listing %j is the list %s, %s", (place, id, name) => {
	expect(listOf(place as unknown as ListingPlace)).toEqual({ id, name });
});

test("the items of two lists are not mixed up", () => {
	const all = Object.values(LISTS);
	expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
	expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

test("a product's page reports its chosen variant", () => {
	const variant = { id: 12, code: "B1-ZEL", name: "zelená", price: { nowMinor: 12_550 } };
	const product = { name: "Balónek srdce", category: "Balónky", brand: { name: "Fiesta" } };
	const item = {
		item_id: "B1-ZEL",
		item_name: "Balónek srdce",
		item_brand: "Fiesta",
		item_category: "Balónky",
		item_variant: "zelená",
		price: 125.5,
	};
	expect(viewEventOf({ product, variant })).toEqual({
		event: "view_item",
		ecommerce: { currency: "CZK", value: 125.5, items: [item] },
	});
	const bare = viewEventOf({ product: { ...product, brand: null }, variant: { ...variant, code: "č.", name: "" } });
	expect(bare.ecommerce.items).toEqual([
		{ item_id: "v-12", item_name: "Balónek srdce", item_category: "Balónky", price: 125.5 },
	]);
});
