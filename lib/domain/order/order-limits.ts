import { HOUR_S } from "../durations.ts";
import { PAYMENTS, type PaymentKind } from "./payment-kinds.ts";

/** Limits of one order, and of the amount and time that orders may stay unpaid. Money is whole crowns with VAT. */
export type OrderLimits = {
	/** Pieces of the same goods in one order. */
	linePieces: number;
	/** Pieces in one order. */
	orderPieces: number;
	/** Price of the goods of one order, after vouchers. */
	goodsCzk: number;
	/** Total of an order paid in cash on delivery, delivery included. */
	cashCzk: number;
	/** A prepaid order of this total or more waits `largeHours` at most for its payment. */
	largeCzk: number;
	largeHours: number;
	/** Sum of orders for one e-mail that are neither paid nor packed, with the new one. */
	openEmailCzk: number;
	/** The same for one network, which a school, an office or a phone company shares. */
	openNetworkCzk: number;
};

/**
 * Defaults until the shop sets its own (`settings set orderLimits`). A school buys 200 plates and 300 balloons for some
 * ten thousand crowns; a buyer who needs more talks to the shop's staff first.
 */
export const ORDER_LIMITS: OrderLimits = {
	linePieces: 500,
	orderPieces: 1500,
	goodsCzk: 100_000,
	// Carriers collect this much without special terms.
	cashCzk: 10_000,
	largeCzk: 30_000,
	largeHours: 24,
	openEmailCzk: 100_000,
	openNetworkCzk: 200_000,
};

const CZK_MINOR = 100;

/** Whether this total may be paid in cash on delivery. */
export function isCashAllowed(totalCzkMinor: number, { cashCzk }: Pick<OrderLimits, "cashCzk">): boolean {
	return totalCzkMinor <= cashCzk * CZK_MINOR;
}

/** Seconds that an order waits for its payment before it is cancelled; null when it is not prepaid. */
export function orderExpiresS(
	kind: PaymentKind,
	totalCzkMinor: number,
	{ largeCzk, largeHours }: Pick<OrderLimits, "largeCzk" | "largeHours">,
): number | null {
	const usual = PAYMENTS[kind].expiresS;
	if (usual === null || totalCzkMinor < largeCzk * CZK_MINOR) return usual;
	return Math.min(usual, largeHours * HOUR_S);
}

/** Unpaid amounts of an e-mail and of a network, and the amount of the new order: CZK haléře. */
export type OpenAmounts = { emailMinor: number; networkMinor: number; newMinor: number };

/** The limit in crowns that the new order and the unpaid ones would exceed together; null: none. */
export function openProblem(
	{ emailMinor, networkMinor, newMinor }: OpenAmounts,
	{ openEmailCzk, openNetworkCzk }: Pick<OrderLimits, "openEmailCzk" | "openNetworkCzk">,
): number | null {
	if (emailMinor + newMinor > openEmailCzk * CZK_MINOR) return openEmailCzk;
	if (networkMinor + newMinor > openNetworkCzk * CZK_MINOR) return openNetworkCzk;
	return null;
}

/** Whether a new order brings the unpaid amount above half of a limit, which may be the work of a bot. */
export function isNearOpenLimit(amounts: OpenAmounts, limits: OrderLimits): boolean {
	const half = { openEmailCzk: limits.openEmailCzk / 2, openNetworkCzk: limits.openNetworkCzk / 2 };
	return openProblem(amounts, half) !== null;
}
