import type { DecisionProduct, DecisionVariant } from "./decision-product.ts";

/** What can be said of goods before one of their variants is chosen: what is true of each that can be bought. */
export function undecided({ variants }: Pick<DecisionProduct, "variants">) {
	const inStock = variants.filter(({ availability }) => availability === "in_stock");
	const sold = variants.filter(({ availability }) => availability !== "not_active");
	const [first, ...others] = [inStock, sold, variants].find((some) => some.length > 0) ?? [];
	if (!first) return null;
	return {
		cheapest: others.reduce((low, one) => (one.price.nowMinor < low.price.nowMinor ? one : low), first),
		isPriceFrom: others.some(({ price }) => price.nowMinor !== first.price.nowMinor),
		availability: first.availability,
		/** Null when some are in the warehouse and others in branches alone: then there is no sentence that fits all. */
		everywhere: sharedPlaces(inStock),
	};
}

/** The least that each of them has: pieces in the warehouse, and branches that have all of them. */
function sharedPlaces(variants: DecisionVariant[]): Pick<DecisionVariant, "warehouse" | "pieces"> | null {
	const [first, ...others] = variants;
	if (!first || others.some(({ warehouse }) => warehouse > 0 !== first.warehouse > 0)) return null;
	return {
		warehouse: Math.min(...variants.map(({ warehouse }) => warehouse)),
		pieces: first.pieces.filter(([id]) => others.every(({ pieces }) => pieces.some(([other]) => other === id))),
	};
}
