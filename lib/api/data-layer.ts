/** Events for analytics, the one place that writes `window.dataLayer`; whether anybody reads them is for the consent to say. */
import type { CartPutReply } from "#lib/contract/cart.ts";
import { TRACKING_CURRENCY } from "#lib/domain/limits.ts";

/** A change of a cart as Google's e-commerce events have it; amounts are numbers in crowns. */
export type CartEvent = {
	event: "add_to_cart" | "remove_from_cart";
	ecommerce: {
		currency: typeof TRACKING_CURRENCY;
		value: number;
		items: [
			{
				item_id: string;
				item_name: string;
				item_variant?: string;
				item_category?: string;
				price: number;
				quantity: number;
			},
		];
	};
};

declare global {
	interface Window {
		dataLayer?: unknown[];
	}
}

type Changed = Pick<CartPutReply, "product" | "variant" | "quantity" | "original_quantity">;

/** What a PUT of the cart changed, from the quantities of its reply (spec §7); null when it changed none. */
export function cartEventOf({ product, variant, quantity, original_quantity: before }: Changed): CartEvent | null {
	const pieces = Math.abs(quantity - before);
	if (pieces === 0) return null;
	const [category] = product.categories;
	return {
		event: quantity > before ? "add_to_cart" : "remove_from_cart",
		ecommerce: {
			currency: TRACKING_CURRENCY,
			value: crowns(variant.price_czk * pieces),
			items: [
				{
					item_id: variant.code,
					item_name: product.name,
					...(variant.name ? { item_variant: variant.name } : {}),
					...(category ? { item_category: category.name } : {}),
					price: crowns(variant.price_czk),
					quantity: pieces,
				},
			],
		},
	};
}

export function trackCartChange(changed: Changed): void {
	const event = cartEventOf(changed);
	if (!event) return;
	window.dataLayer ??= [];
	window.dataLayer.push(event);
}

/** Haléře as the number of crowns that JSON writes with a dot: 4990 → 49.9. */
function crowns(minor: number): number {
	return Number(`${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, "0")}`);
}
