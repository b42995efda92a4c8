/** What the shopper wants of the cart and the shop has not confirmed yet. Quantities alone: money is the shop's. */
import type { Cart, CartItem, CartPutBody } from "#lib/contract/schemas/cart.ts";

export type CartLineItem = Omit<CartItem, "children">;

/** A line of the cart, whether it is there already or not. */
export type LineAddress = { id: number; variantId: number; parentId: number | null };

/** A change of one line: an absolute `quantity`, or `by` pieces more; a note that is absent stays. */
export type LineChange = Pick<CartPutBody, "note" | "ageConfirmed"> &
	({ quantity: number; by?: never } | { by: number; quantity?: never } | { quantity?: never; by?: never });

/** A change under way, as screens show it: `quantity` null with `by` pieces on top of what is there. */
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

/** Pieces of a line once its wish has come true. */
export function wantedQuantity(present: number, wish: Pick<Wish, "quantity" | "by"> | undefined): number {
	if (!wish) return present;
	return wish.quantity ?? present + wish.by;
}

/** Pieces in the cart once all wishes have come true; children go away with their parent. */
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
