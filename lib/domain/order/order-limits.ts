import { HOUR_S } from "../durations.ts";
import { type Pieces, piecesByVariant } from "../goods/pieces.ts";
import { PAYMENTS, type PaymentKind } from "./payment-kinds.ts";

/** What one order may hold, what may wait unpaid at once, and for how long. Money is whole crowns with VAT. */
export type OrderLimits = {
	/** Pieces of the same goods in one order. */
	linePieces: number;
	/** Pieces in one order. */
	orderPieces: number;
	/** Goods of one order, after vouchers. */
	goodsCzk: number;
	/** An order paid in cash when it is taken over, with delivery. */
	cashCzk: number;
	/** From this total on an order that is paid first waits `largeHours` at most. */
	largeCzk: number;
	largeHours: number;
	/** Orders for one e-mail that nobody has paid or packed yet, with the new one. */
	openEmailCzk: number;
	/** The same from one network: a school, an office or a phone company shares it. */
	openNetworkCzk: number;
};

/**
 * As long as the shop sets none (`settings set orderLimits`). A school buys 200 plates and 300 balloons for some ten thousand
 * crowns; whoever needs more than this talks to the shop's people first.
 */
export const ORDER_LIMITS: OrderLimits = {
	linePieces: 500,
	orderPieces: 1500,
	goodsCzk: 100_000,
	// What carriers collect without a question.
	cashCzk: 10_000,
	largeCzk: 30_000,
	largeHours: 24,
	openEmailCzk: 100_000,
	openNetworkCzk: 200_000,
};

const CZK_MINOR = 100;

/** Why a basket is too large for one order. */
export const BASKET_PROBLEMS = ["line_limit", "pieces_limit", "goods_limit"] as const;
export type BasketProblem = { code: (typeof BASKET_PROBLEMS)[number]; limit: number };

type Basket = { lines: readonly Pieces[]; goodsCzkMinor: number };

/** Why a basket is too large for one order, with the limit that it is above: pieces, or crowns of `goods_limit`. Null: it is not. */
export function basketProblem({ lines, goodsCzkMinor }: Basket, limits: OrderLimits): BasketProblem | null {
	const pieces = [...piecesByVariant(lines).values()];
	if (pieces.some((ofSame) => ofSame > limits.linePieces)) return { code: "line_limit", limit: limits.linePieces };
	if (pieces.reduce((sum, ofSame) => sum + ofSame, 0) > limits.orderPieces)
		return { code: "pieces_limit", limit: limits.orderPieces };
	if (goodsCzkMinor > limits.goodsCzk * CZK_MINOR) return { code: "goods_limit", limit: limits.goodsCzk };
	return null;
}

/** Whether so much may be paid in cash when it is taken over. */
export function isCashAllowed(totalCzkMinor: number, { cashCzk }: Pick<OrderLimits, "cashCzk">): boolean {
	return totalCzkMinor <= cashCzk * CZK_MINOR;
}

/** Seconds that an order waits for its payment before it is cancelled; null when it need not be paid first. */
export function orderExpiresS(
	kind: PaymentKind,
	totalCzkMinor: number,
	{ largeCzk, largeHours }: Pick<OrderLimits, "largeCzk" | "largeHours">,
): number | null {
	const usual = PAYMENTS[kind].expiresS;
	if (usual === null || totalCzkMinor < largeCzk * CZK_MINOR) return usual;
	return Math.min(usual, largeHours * HOUR_S);
}

/** What waits for its payment already, of an e-mail and of a network, and what a new order adds: CZK haléře. */
export type OpenAmounts = { emailMinor: number; networkMinor: number; newMinor: number };

/** The limit in crowns that a new order would pass together with what is open already; null: none. */
export function openProblem(
	{ emailMinor, networkMinor, newMinor }: OpenAmounts,
	{ openEmailCzk, openNetworkCzk }: Pick<OrderLimits, "openEmailCzk" | "openNetworkCzk">,
): number | null {
	if (emailMinor + newMinor > openEmailCzk * CZK_MINOR) return openEmailCzk;
	if (networkMinor + newMinor > openNetworkCzk * CZK_MINOR) return openNetworkCzk;
	return null;
}

/** Whether a new order comes so near to such a limit that a machine may be behind it: from half of it on. */
export function isNearOpenLimit(amounts: OpenAmounts, limits: OrderLimits): boolean {
	const half = { openEmailCzk: limits.openEmailCzk / 2, openNetworkCzk: limits.openNetworkCzk / 2 };
	return openProblem(amounts, half) !== null;
}
