/** So many pieces of a variant. What says more of them, a line of a cart or a move of stock, extends this. */
export type Pieces = { variantId: number; quantity: number };

/** Pieces at a place: the e-shop warehouse or a branch. */
export type PlacedPieces = Pieces & { placeId: number };

/** Pieces of each variant together, by its id: one may stand in several lines, by itself and below others. */
export function piecesByVariant(lines: readonly Pieces[]): Map<number, number> {
	const sums = new Map<number, number>();
	for (const { variantId, quantity } of lines) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
	return sums;
}
