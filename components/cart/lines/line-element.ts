import type { CartLineItem } from "#lib/storefront/cart/cart-wishes.ts";

export function lineElementId({ id }: Pick<CartLineItem, "id">): string {
	return `cart-line-${id}`;
}

/** Scrolls to a line of the cart and focuses it. */
export function focusLine(item: Pick<CartLineItem, "id">): void {
	document.getElementById(lineElementId(item))?.focus();
}
