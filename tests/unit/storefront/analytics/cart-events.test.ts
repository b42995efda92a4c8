import { describe, expect, test } from "vitest";
import type { Cart, CartPutReply } from "#lib/contract/schemas/cart.ts";
import {
	cartViewOf,
	changeEventOf,
	checkoutBeginOf,
	paymentChoiceOf,
	shippingChoiceOf,
} from "#lib/storefront/analytics/cart-events.ts";

const PRODUCT = { name: "Balónek srdce", categories: [{ id: 1, slug: "balonky", name: "Balónky" }] };
const VARIANT = { id: 100, code: "B1-CERV", name: "červená", price_with_tax: 202, price_czk: 4_990 };
const ITEM = { item_id: "B1-CERV", item_name: "Balónek srdce", item_variant: "červená", item_category: "Balónky" };

function aReply(before: number, after: number, variant: object = {}): CartPutReply {
	return {
		product: PRODUCT,
		variant: { ...VARIANT, ...variant },
		quantity: after,
		original_quantity: before,
	} as unknown as CartPutReply;
}

describe("a change of the cart", () => {
	test("has the added goods, in crowns with a decimal point, whatever the cart's currency", () => {
		expect(changeEventOf(aReply(1, 4))).toEqual({
			event: "add_to_cart",
			ecommerce: { currency: "CZK", value: 149.7, items: [{ ...ITEM, price: 49.9, quantity: 3 }] },
		});
	});

	test.each([
		[0, 1, "add_to_cart", 1, 49.9],
		[2, 1, "remove_from_cart", 1, 49.9],
		[3, 0, "remove_from_cart", 3, 149.7],
		[0, 999, "add_to_cart", 999, 49_850.1],
	])("from %i to %i pieces is %s, %i pieces for %d", (before, after, name, pieces, value) => {
		const event = changeEventOf(aReply(before, after));
		expect([event?.event, event?.ecommerce.items[0]?.quantity, event?.ecommerce.value]).toEqual([name, pieces, value]);
	});

	test("of the note alone is not an event", () => expect(changeEventOf(aReply(2, 2))).toBeNull());

	test("names a variant as the feeds do", () => {
		const event = changeEventOf(aReply(0, 1, { code: "B1/červená" }));
		expect(event?.ecommerce.items[0]?.item_id).toBe("v-100");
	});
});

/** A cart in euro: two balloons, one of them with helium, a percent off. */
function aEuroCart(vouchers: object[] = []): Cart {
	const helium = {
		product: { name: "Helium", categories: [] },
		variant: { id: 200, code: "H", name: "", price_with_tax: 239, price_czk: 5_900 },
		quantity: 1,
	};
	return {
		items: [{ product: PRODUCT, variant: VARIANT, quantity: 2, children: [helium] }],
		vouchers,
		currency: { code: "EUR" },
		totals: { goods_with_tax: 643, discount_with_tax: 64, total_with_tax: 579, total_czk: 14_292 },
	} as unknown as Cart;
}

const VOUCHERS = [
	{ code: "KONFETY10", problem: null },
	{ code: "STARY", problem: "active_to" },
	{ code: "STOVKA", problem: null },
];
const GOODS = {
	currency: "CZK",
	value: 142.92,
	items: [
		{ ...ITEM, price: 49.9, quantity: 2 },
		{ item_id: "H", item_name: "Helium", price: 59, quantity: 1 },
	],
};

describe("a cart in another currency is reported in crowns,", () => {
	test.each([
		["view_cart", cartViewOf(aEuroCart()), {}],
		["begin_checkout", checkoutBeginOf(aEuroCart()), {}],
		["add_shipping_info", shippingChoiceOf(aEuroCart(), "courier"), { shipping_tier: "courier" }],
		["add_payment_info", paymentChoiceOf(aEuroCart(), "card"), { payment_type: "card" }],
	])("add-ons too, after vouchers: %s", (event, told, more) => {
		expect(told).toEqual({ event, ecommerce: { ...GOODS, ...more } });
	});

	test("with the vouchers that count", () => {
		const cart = aEuroCart(VOUCHERS);
		for (const { ecommerce } of [checkoutBeginOf(cart), shippingChoiceOf(cart, "x"), paymentChoiceOf(cart, "x")]) {
			expect(ecommerce.coupon).toBe("KONFETY10,STOVKA");
		}
		expect(cartViewOf(cart).ecommerce).not.toHaveProperty("coupon");
	});
});
