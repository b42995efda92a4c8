/** Prices of the catalogue as they are shown: the one place where the fields of a price are read. */
import type { ProductCard } from "#lib/contract/schemas/catalogue.ts";

export type PriceFields = Pick<ProductCard, "price_with_tax" | "original_price_with_tax" | "lowest_price_with_tax">;

/** Gross, CZK haléře. */
export type ShownPrice = {
	nowMinor: number;
	/** The old price, struck; null when there is no sale. */
	struckMinor: number | null;
	/** The lowest of the 30 days before the sale; null when there is none. */
	lowestMinor: number | null;
};

export function shownPrice(goods: PriceFields): ShownPrice {
	return {
		nowMinor: goods.price_with_tax,
		struckMinor: goods.original_price_with_tax,
		lowestMinor: goods.lowest_price_with_tax,
	};
}

/** Whole percent off the lowest price of the 30 days before (Act 634/1992 § 12a); 0 when that was no higher. */
export function percentOff({ nowMinor, lowestMinor }: ShownPrice): number {
	return lowestMinor !== null && lowestMinor > nowMinor ? Math.floor(100 - (nowMinor / lowestMinor) * 100) : 0;
}
