import { accept, type Result, refuse } from "../../domain/result.ts";
import type { Database } from "../db/client.ts";
import { piecesLeft, takeAll, takeUpTo, warehousePlaceId } from "./stock.sql.ts";

export type StockMove = { variantId: number; placeId: number; quantity: number };
export type Wanted = { variantId: number; quantity: number; name: string };

/**
 * Takes the goods of an order: a delivery from the warehouse; a pickup from the branch first, then from the warehouse
 * (decisions 4). Variants are taken in the order of their ids and a branch before the warehouse, so that two orders never
 * wait for each other. On refusal the caller rolls back; the value names the goods that are missing.
 */
export async function takeStock(
	tx: Database,
	wanted: Wanted[],
	branchPlaceId: number | null,
): Promise<Result<{ moves: StockMove[]; soldOut: number[] }, "out_of_stock">> {
	const warehouseId = await warehousePlaceId(tx);
	const moves: StockMove[] = [];
	const soldOut: number[] = [];
	for (const { variantId, quantity, name } of sumByVariant(wanted)) {
		const fromBranch = branchPlaceId === null ? 0 : await takeUpTo(tx, variantId, branchPlaceId, quantity);
		const rest = quantity - fromBranch;
		if (rest > 0 && !(await takeAll(tx, variantId, warehouseId, rest))) return refuse("out_of_stock", name);
		if (branchPlaceId !== null && fromBranch > 0)
			moves.push({ variantId, placeId: branchPlaceId, quantity: fromBranch });
		if (rest > 0) moves.push({ variantId, placeId: warehouseId, quantity: rest });
		if ((await piecesLeft(tx, variantId)) === 0) soldOut.push(variantId);
	}
	return accept({ moves, soldOut });
}

function sumByVariant(wanted: Wanted[]): Wanted[] {
	const sums = new Map<number, Wanted>();
	for (const line of wanted) {
		sums.set(line.variantId, { ...line, quantity: line.quantity + (sums.get(line.variantId)?.quantity ?? 0) });
	}
	return [...sums.values()].sort((a, b) => a.variantId - b.variantId);
}
