import { grossMinor } from "../../../../domain/money/money.ts";
import { type NetPrices, netInForce, netOfGross } from "../../../../domain/money/price.ts";

/** A variant's gross prices in a file, haléře; undefined where it has none. */
export type FilePrices = { priceMinor: number | undefined; beforeMinor: number | null | undefined };

/**
 * Net prices of a variant from the file's current price, its price before a reduction, both or neither; missing ones are the
 * shop's. Reduced only when the price before is higher. null when there is no price.
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
