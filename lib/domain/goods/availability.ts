export const AVAILABILITIES = ["in_stock", "not_in_stock", "sold_out", "temporarily_sold_out", "not_active"] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export type VariantStock = {
	isActive: boolean;
	/** Whether the shop will restock it. */
	isRestocked: boolean;
	/** Pieces in the e-shop warehouse. */
	warehouse: number;
	/** Sum of pieces at all branches. */
	branches: number;
};

/** Availability wording of one variant (promises §4); stock of a product is the sum of all places (decisions 4). */
export function availabilityOf(stock: VariantStock): Availability {
	if (!stock.isActive) return "not_active";
	if (stock.warehouse + stock.branches > 0) return "in_stock";
	return stock.isRestocked ? "temporarily_sold_out" : "sold_out";
}

/** Working days from the order until its goods are ready; `from` null: at most `to`. */
export type WorkingDays = { from: number | null; to: number };

/**
 * When goods can be picked up at a branch: in 1–2 working days in Prague, 3–5 elsewhere, up to 10 if any are short
 * (promises §4).
 */
export function pickupDays(branch: { isPrague: boolean; lacksStock: boolean }): WorkingDays {
	if (branch.lacksStock) return { from: null, to: 10 };
	return branch.isPrague ? { from: 1, to: 2 } : { from: 3, to: 5 };
}

/** The soonest pickup; `branches` have the goods in stock. If none has, they come from the warehouse. Null: no stock. */
export function earliestPickup(goods: { branches: { isPrague: boolean }[]; warehouse: number }): WorkingDays | null {
	const { branches, warehouse } = goods;
	if (branches.length === 0 && warehouse === 0) return null;
	const isPrague = branches.some((branch) => branch.isPrague);
	return pickupDays({ isPrague, lacksStock: branches.length === 0 });
}

/** The promise with the earliest end, then the earliest begin; null when there are none. */
export function quickestDays(promises: WorkingDays[]): WorkingDays | null {
	const [quickest = null] = promises.toSorted((a, b) => a.to - b.to || (a.from ?? 0) - (b.from ?? 0));
	return quickest;
}
