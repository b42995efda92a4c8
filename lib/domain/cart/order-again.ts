import type { Pieces } from "../goods/pieces.ts";
import { CART_MAX_LINES } from "./cart-limits.ts";
import { piecesLeft } from "./check-line.ts";

type CartLine = Pieces & { parentId: number | null; note: string };

/** Goods of an earlier order as a line for the cart; `available` is today's stock in pieces. */
export type WishedLine = CartLine & { name: string; available: number; isSold: boolean; isAgeAsked: boolean };

/**
 * Lines to write so that the cart `held` contains the wishes, as far as the stock and the limit of lines allow. No
 * quantity shrinks, and a line keeps its note. `missing` names goods that are short or not sold any more.
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
