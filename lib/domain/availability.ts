export type Availability = "in_stock" | "not_in_stock" | "sold_out" | "temporarily_sold_out" | "not_active";

export type VariantStock = {
	isActive: boolean;
	/** Whether the shop will order it again. */
	isRestocked: boolean;
	/** Pieces in the e-shop warehouse. */
	warehouse: number;
	/** Sum of pieces at all branches. */
	branches: number;
};

/** Availability wording of one variant (spec §4); stock of a product is the sum of all places (decisions 4). */
export function availabilityOf(stock: VariantStock): Availability {
	if (!stock.isActive) return "not_active";
	if (stock.warehouse + stock.branches > 0) return "in_stock";
	return stock.isRestocked ? "temporarily_sold_out" : "sold_out";
}

export type Pickup = { days: { from: number; to: number }; lacksStock: boolean };

/** Days until goods can be picked up at a branch: 1–2 in Prague, 3–5 elsewhere, up to 10 if it lacks stock (spec §4). */
export function pickupDays(branch: { isPrague: boolean }, lacksStock: boolean): Pickup {
	if (lacksStock) return { days: { from: branch.isPrague ? 1 : 3, to: 10 }, lacksStock };
	return { days: branch.isPrague ? { from: 1, to: 2 } : { from: 3, to: 5 }, lacksStock };
}
