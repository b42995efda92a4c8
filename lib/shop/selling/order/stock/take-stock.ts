import type { Pieces, PlacedPieces } from "../../../../domain/goods/pieces.ts";
import { accept, type Result, refuse } from "../../../../domain/result.ts";
import type { Database } from "../../../kernel/db/client.ts";
import { partRows, takeAll, takeUpTo, warehousePlaceId } from "./stock.sql.ts";

/** Pieces that an order took from a place. */
export type StockMove = PlacedPieces;
export type Wanted = Pieces & { name: string };

/**
 * Takes the goods of an order: for a delivery from the warehouse; for a pickup from the branch first, then from the warehouse
 * (decisions 4); for a set its parts. Takes variants by id and a branch before the warehouse, so that two orders cannot
 * deadlock. After a refusal the caller rolls back; the value names the missing goods.
 */
export async function takeStock(
	tx: Database,
	wanted: Wanted[],
	branchPlaceId: number | null,
): Promise<Result<StockMove[], "out_of_stock">> {
	const warehouseId = await warehousePlaceId(tx);
	const goods = await withParts(tx, wanted);
	if (!goods.ok) return goods;
	const moves: StockMove[] = [];
	for (const { variantId, quantity, name } of sumByVariant(goods.value)) {
		const fromBranch = branchPlaceId === null ? 0 : await takeUpTo(tx, { variantId, placeId: branchPlaceId, quantity });
		const rest = { variantId, placeId: warehouseId, quantity: quantity - fromBranch };
		if (rest.quantity > 0 && !(await takeAll(tx, rest))) return refuse("out_of_stock", name);
		if (branchPlaceId !== null && fromBranch > 0)
			moves.push({ variantId, placeId: branchPlaceId, quantity: fromBranch });
		if (rest.quantity > 0) moves.push(rest);
	}
	return accept(moves);
}

/** Replaces each set by its parts, under the set's name. Refuses a set with a part no longer on sale. */
async function withParts(tx: Database, wanted: Wanted[]): Promise<Result<Wanted[], "out_of_stock">> {
	const rows = await partRows(
		tx,
		wanted.map(({ variantId }) => variantId),
	);
	const parts = Map.groupBy(rows, (row) => row.variant_id);
	const broken = wanted.find(({ variantId }) => parts.get(variantId)?.some((part) => !part.is_active));
	if (broken) return refuse("out_of_stock", broken.name);
	return accept(
		wanted.flatMap((line) => {
			const ofSet = parts.get(line.variantId);
			if (!ofSet) return [line];
			return ofSet.map((part) => ({ ...line, variantId: part.part_id, quantity: line.quantity * part.quantity }));
		}),
	);
}

function sumByVariant(wanted: Wanted[]): Wanted[] {
	const sums = new Map<number, Wanted>();
	for (const line of wanted) {
		sums.set(line.variantId, { ...line, quantity: line.quantity + (sums.get(line.variantId)?.quantity ?? 0) });
	}
	return [...sums.values()].sort((a, b) => a.variantId - b.variantId);
}
