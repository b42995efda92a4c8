import type { Cart } from "#lib/contract/schemas/cart.ts";
import { piecesLeft } from "#lib/domain/cart/check-line.ts";
import { type CartLineItem, linesOf } from "#lib/storefront/cart/cart-wishes.ts";

/** Pieces that a line can have: the stock less the same goods in other lines; 0 for inactive goods. */
export function leftFor(item: CartLineItem, cart: Cart): number {
	const elsewhere = linesOf(cart)
		.filter((line) => line.variant.id === item.variant.id && line.id !== item.id)
		.reduce((sum, line) => sum + line.quantity, 0);
	return piecesLeft({ isActive: item.availability !== "not_active", available: item.stock }, elsewhere);
}

/** The first line that is inactive or short. */
export function unsellableLine(cart: Cart): CartLineItem | undefined {
	return linesOf(cart).find((item) => item.quantity > leftFor(item, cart));
}
