/** Where goods of a party can be had together: an order takes them from one branch at most, and from the warehouse (decisions 4). */

/** Packs of goods, by the place where they are. */
export type Placed = {
	warehouse: number;
	/** Branches that have any. */
	branches: readonly { id: number; stock: number }[];
};

export type PlacedPacks = Placed & { packs: number };

/** A way in which an order gets its goods: sent from the warehouse, or picked up at a branch, where the warehouse adds what it lacks. */
export type OrderWay = { kind: "sent" } | { kind: "pickup"; branchId: number };

export function packsInWay({ warehouse, branches }: Placed, way: OrderWay): number {
	if (way.kind === "sent") return warehouse;
	return warehouse + (branches.find(({ id }) => id === way.branchId)?.stock ?? 0);
}

/** All ways in which the amounts of goods differ; branches in the order of their ids. */
export function orderWays(goods: readonly Placed[], hasPickup: boolean): OrderWay[] {
	const ids = new Set(hasPickup ? goods.flatMap(({ branches }) => branches.map(({ id }) => id)) : []);
	const pickups = [...ids].sort((a, b) => a - b).map((branchId) => ({ kind: "pickup", branchId }) as const);
	return [{ kind: "sent" }, ...pickups];
}

/** Packs that one order can have at most. */
export function mostPacks(goods: Placed, hasPickup: boolean): number {
	return Math.max(...orderWays([goods], hasPickup).map((way) => packsInWay(goods, way)));
}

/** Goods of which the warehouse has too few to send them. */
export function notSent<Item extends PlacedPacks>(items: readonly Item[]): Item[] {
	return items.filter(({ packs, warehouse }) => packs > warehouse);
}
