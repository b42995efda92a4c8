import { FREE_DELIVERY_ABOVE_CZK } from "../limits.ts";

/**
 * How many of so many bulbs are lit on the way to free delivery; `missingCzkMinor` in haléře, 0 once it is reached. The last
 * one is lit by that alone.
 */
export function litBulbs(missingCzkMinor: number, bulbs: number): number {
	if (missingCzkMinor <= 0) return bulbs;
	const share = 1 - missingCzkMinor / (FREE_DELIVERY_ABOVE_CZK * 100);
	return Math.max(0, Math.floor(share * bulbs));
}
