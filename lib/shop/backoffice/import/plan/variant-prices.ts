import { grossMinor } from "../../../../domain/money/money.ts";
import { type NetPrices, netInForce, netOfGross } from "../../../../domain/money/price.ts";

/** What a file says of a variant's gross prices, haléře; undefined where it does not say. */
export type FilePrices = { priceMinor: number | undefined; beforeMinor: number | null | undefined };

/**
 * Net prices of a variant whose file says what it costs now, what it cost before a reduction, both or neither; what the file does
 * not say is as the shop has it. There is a reduction only where the price before is higher. null when there is no price at all.
 */
export function pricesOf(
	{ priceMinor, beforeMinor }: FilePrices,
	known: NetPrices | null,
	vatPercent: string,
): { netPrice: string; netSalePrice: string | null } | null {
	if (known && priceMinor === undefined && beforeMinor === undefined) {
		return { netPrice: known.net_price, netSalePrice: known.net_sale_price };
	}
	const gross = (net: string) => grossMinor(net, vatPercent);
	const isOnSale = typeof known?.net_sale_price === "string";
	const now = priceMinor ?? (known ? gross(netInForce(known)) : undefined);
	if (now === undefined) return null;
	const before = beforeMinor === undefined && isOnSale ? gross(known.net_price) : beforeMinor;
	if (typeof before !== "number" || before <= now) return netOfGross({ priceMinor: now, saleMinor: null }, vatPercent);
	return netOfGross({ priceMinor: before, saleMinor: now }, vatPercent);
}
