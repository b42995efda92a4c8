import { describe, expect, test } from "vitest";
import { cartEventOf } from "#lib/api/data-layer.ts";
import type { CartPutReply } from "#lib/contract/cart.ts";

function aReply(before: number, after: number, priceCzk = 4_990): CartPutReply {
	return {
		product: { name: "Balónek srdce", categories: [{ id: 1, slug: "balonky", name: "Balónky" }] },
		variant: { code: "B1-CERV", name: "červená", price_with_tax: 202, price_czk: priceCzk },
		quantity: after,
		original_quantity: before,
	} as unknown as CartPutReply;
}

describe("events of the cart", () => {
	test("what was added, in crowns with a dot, whatever the cart's currency", () => {
		const event = cartEventOf(aReply(1, 4));
		expect(JSON.stringify(event)).toBe(
			'{"event":"add_to_cart","ecommerce":{"currency":"CZK","value":149.7,"items":[{"item_id":"B1-CERV","item_name":"Balónek srdce","item_variant":"červená","item_category":"Balónky","price":49.9,"quantity":3}]}}',
		);
	});

	test.each([
		[0, 1, "add_to_cart", 1, 49.9],
		[2, 1, "remove_from_cart", 1, 49.9],
		[3, 0, "remove_from_cart", 3, 149.7],
		[0, 999, "add_to_cart", 999, 49_850.1],
	])("from %i to %i pieces: %s, %i pieces for %d", (before, after, name, pieces, value) => {
		const event = cartEventOf(aReply(before, after));
		expect([event?.event, event?.ecommerce.items[0].quantity, event?.ecommerce.value]).toEqual([name, pieces, value]);
	});

	test("a change of the note alone is none", () => expect(cartEventOf(aReply(2, 2))).toBeNull());

	test.each([
		[5, 0.05],
		[100, 1],
		[110, 1.1],
		[123_456_789, 1_234_567.89],
	])("%i haléře are %d crowns", (minor, crowns) =>
		expect(cartEventOf(aReply(0, 1, minor))?.ecommerce.value).toBe(crowns),
	);
});
