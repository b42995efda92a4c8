import type { Pieces } from "../goods/pieces.ts";
import { CART_MAX_LINES } from "./cart-limits.ts";
import { piecesLeft } from "./check-cart.ts";

type CartLine = Pieces & { parentId: number | null; note: string };

/** Goods of an order for a line of a cart; there are `available` pieces of them now. */
export type WishedLine = CartLine & { name: string; available: number; isSold: boolean; isAgeAsked: boolean };

/**
 * What to write so that a cart with the lines `held` has what is wished, as far as there are pieces and lines for it. Nothing
 * becomes less, and a line keeps its note. `missing` names what is not there in full or not sold any more.
 */
export function planAgain<Wish extends WishedLine>(held: readonly CartLine[], wishes: readonly Wish[]) {
	const writes: Wish[] = [];
	const missing: string[] = [];
	let lines = held;
	for (const wish of wishes) {
		const ofVariant = lines.filter(({ variantId }) => variantId === wish.variantId);
		const current = ofVariant.find(({ parentId }) => parentId === wish.parentId);
		const { quantity: before, note } = current ?? { quantity: 0, note: wish.note };
		const elsewhere = ofVariant.reduce((sum, { quantity }) => sum + quantity, -before);
		const isRoom = current !== undefined || (lines.length < CART_MAX_LINES && !wish.isAgeAsked);
		const most = isRoom ? piecesLeft({ isActive: wish.isSold, available: wish.available }, elsewhere) : 0;
		const quantity = Math.max(before, Math.min(wish.quantity, most));
		if (quantity < wish.quantity || !wish.isSold) missing.push(wish.name);
		if (quantity === before) continue;
		const write = { ...wish, quantity, note };
		writes.push(write);
		lines = [...lines.filter((line) => line !== current), write];
	}
	return { writes, missing };
}
