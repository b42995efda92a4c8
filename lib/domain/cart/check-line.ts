import { type Refusal, refuse } from "../result.ts";
import { CART_MAX_LINES } from "./cart-limits.ts";

/** The facts about goods that decide whether a cart may hold them. */
export type CartGoods = {
	isActive: boolean;
	/** Pieces at all places, summed. */
	available: number;
	/** Years; null: no age limit. */
	minimumAge: number | null;
};

/** Pieces that a line may have: the stock less the same goods in other lines of the cart; 0 for inactive goods. */
export function piecesLeft(
	{ isActive, available }: Pick<CartGoods, "isActive" | "available">,
	elsewhere: number,
): number {
	return isActive ? Math.max(0, available - elsewhere) : 0;
}

/** A line of a cart with its new `quantity`. */
export type WantedLine = {
	goods: CartGoods;
	quantity: number;
	/** Present quantity of the line; 0 for a new line. */
	before: number;
	/** Pieces of the same goods in other lines. */
	elsewhere: number;
	/** Number of lines in the cart. */
	lines: number;
	isAgeConfirmed: boolean;
};

export type PutProblem = "not_active" | "out_of_stock" | "cart_full" | "age_unconfirmed";

/**
 * Why a line may not have this quantity, null if it may. The first reason in the order of the codes, with what is
 * possible as value (pieces, lines, years). Removing a line is always allowed, and the age is asked for a new line
 * alone.
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
