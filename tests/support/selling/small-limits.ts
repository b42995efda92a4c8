import type { OrderLimits } from "#lib/domain/order/order-limits.ts";

/** Limits of orders that a test exceeds with few pieces and crowns. */
export const SMALL_LIMITS: OrderLimits = {
	linePieces: 10,
	orderPieces: 15,
	goodsCzk: 1_000,
	cashCzk: 500,
	largeCzk: 800,
	largeHours: 24,
	openEmailCzk: 1_000,
	openNetworkCzk: 3_000,
};
