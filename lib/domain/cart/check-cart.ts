import { type Refusal, refuse } from "../result.ts";
import { CART_MAX_LINES } from "./cart-limits.ts";

/** Goods as far as it decides whether they may stand in a cart. */
export type CartGoods = {
	isActive: boolean;
	/** Pieces at all places together. */
	available: number;
	/** Years; null: for everybody. */
	minimumAge: number | null;
};

/** Pieces that a line may have: what there is, less what other lines of its cart hold of the same goods; 0 of what is not sold. */
export function piecesLeft(
	{ isActive, available }: Pick<CartGoods, "isActive" | "available">,
	elsewhere: number,
): number {
	return isActive ? Math.max(0, available - elsewhere) : 0;
}

/** A line that is to have so many pieces. */
export type WantedLine = {
	goods: CartGoods;
	quantity: number;
	/** Pieces that it has already; 0 for a line that is not there yet. */
	before: number;
	/** Pieces of the same goods in other lines. */
	elsewhere: number;
	/** Lines of the cart. */
	lines: number;
	isAgeConfirmed: boolean;
};

export type PutProblem = "not_active" | "out_of_stock" | "cart_full" | "age_unconfirmed";

/**
 * Why a line may not have so many pieces, the first reason in the order of the codes, with what could be had as value (pieces,
 * lines, years); null: it may. Taking a line out is never refused, and nobody is asked twice for their age.
 */
export function putProblem(wanted: WantedLine): Refusal<PutProblem> | null {
	const { goods, quantity, before, elsewhere, lines, isAgeConfirmed } = wanted;
	if (quantity === 0) return null;
	if (!goods.isActive) return refuse("not_active");
	const left = piecesLeft(goods, elsewhere);
	if (quantity > left) return refuse("out_of_stock", left);
	const isNew = before === 0;
	if (isNew && lines >= CART_MAX_LINES) return refuse("cart_full", CART_MAX_LINES);
	if (isNew && goods.minimumAge !== null && !isAgeConfirmed) return refuse("age_unconfirmed", goods.minimumAge);
	return null;
}

/**
 * Why what stands in a cart cannot be ordered in whatever way, with the name of what is not sold any more as value; null: it can.
 * Whether there are enough pieces is known only when they are taken (`takeStock`).
 */
export function orderProblem(
	lines: readonly { name: string; isActive: boolean }[],
): Refusal<"cart_empty" | "not_active"> | null {
	if (lines.length === 0) return refuse("cart_empty");
	const inactive = lines.find(({ isActive }) => !isActive);
	return inactive ? refuse("not_active", inactive.name) : null;
}
