/** Pending changes of the cart ("wishes") that the shop has not confirmed yet. Quantities only: the shop computes prices. */
import type { Cart, CartItem, CartPutBody } from "#lib/contract/schemas/cart.ts";

export type CartLineItem = Omit<CartItem, "children">;

/** Identifies a line of the cart, existing or new. */
export type LineAddress = { id: number; variantId: number; parentId: number | null };

/** A change of one line: an absolute `quantity`, or `by` pieces more; without a note the old one stays. */
export type LineChange = Pick<CartPutBody, "note" | "ageConfirmed"> &
	({ quantity: number; by?: never } | { by: number; quantity?: never } | { quantity?: never; by?: never });

/** A pending change as screens show it; with `quantity` null, `by` pieces are added to the present quantity. */
export type Wish = { line: LineAddress; quantity: number | null; by: number; note: string | undefined };
export type Wishes = ReadonlyMap<string, Wish>;

export function lineKey({ variantId, parentId }: Pick<LineAddress, "variantId" | "parentId">): string {
	return `${variantId}/${parentId ?? ""}`;
}

export function lineAddressOf(item: CartLineItem): LineAddress {
	return { id: item.product.id, variantId: item.variant.id, parentId: item.parentId };
}

export function linesOf(cart: Cart): CartLineItem[] {
	return cart.items.flatMap((item) => [item, ...item.children]);
}

export function lineAt(cart: Cart, line: LineAddress): CartLineItem | undefined {
	const key = lineKey(line);
	return linesOf(cart).find((item) => lineKey(lineAddressOf(item)) === key);
}

/** Pieces of a line after its wish. */
export function wantedQuantity(present: number, wish: Pick<Wish, "quantity" | "by"> | undefined): number {
	if (!wish) return present;
	return wish.quantity ?? present + wish.by;
}

/** Pieces in the cart after all wishes; children are removed with their parent. */
export function wantedCount(cart: Cart | null | undefined, wishes: Wishes): number {
	const known = new Set<string>();
	const countOf = (item: CartLineItem) => {
		const key = lineKey(lineAddressOf(item));
		known.add(key);
		return wantedQuantity(item.quantity, wishes.get(key));
	};
	let count = 0;
	for (const item of cart?.items ?? []) {
		const own = countOf(item);
		const below = item.children.reduce((sum, child) => sum + countOf(child), 0);
		if (own > 0) count += own + below;
	}
	for (const [key, wish] of wishes) if (!known.has(key)) count += wantedQuantity(0, wish);
	return count;
}
