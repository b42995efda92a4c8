import {
	divideRounded,
	formatDecimal,
	grossMinor,
	NET_PLACES,
	netFromGross,
	PERCENT_PLACES,
	parseDecimal,
} from "./money.ts";

const WHOLE = 10n ** BigInt(PERCENT_PLACES + 2);

/**
 * Net price (4 places) for a customer whose group has a discount: net × (100 − percent)/100, rounded half up. `net` is
 * the current public price, on sale or not; the percent is decimal text with 2 places. Throws RangeError outside 0–100.
 */
export function memberNet(net: string, discountPercent: string): string {
	const off = parseDecimal(discountPercent, PERCENT_PLACES);
	if (off < 0n || off > WHOLE) throw new RangeError(`Not a discount: ${discountPercent}`);
	return formatDecimal(divideRounded(parseDecimal(net, NET_PLACES) * (WHOLE - off), WHOLE), NET_PLACES);
}

/** The customer's gross price in haléře for goods with this public gross price; may be off by a haléř. */
export function memberMinorOfGross(publicMinor: number, vatPercent: string, discountPercent: string): number {
	return grossMinor(memberNet(netFromGross(publicMinor, vatPercent), discountPercent), vatPercent);
}
