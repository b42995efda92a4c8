import { type Pieces, piecesByVariant } from "../goods/pieces.ts";
import { NOTE_MAX_LENGTH } from "../order/order-terms.ts";
import { CART_MAX_LINES, CART_MAX_QUANTITY } from "./cart-limits.ts";
import { piecesLeft } from "./check-line.ts";

/** A line of a cart that is merged; `available` pieces of its goods are at all places. */
export type MergedLine = Pieces & {
	id: number;
	parentId: number | null;
	productId: number;
	note: string;
	isActive: boolean;
	available: number;
	name: string;
	/** CZK haléře: the price shown when the line was added. */
	seenUnitMinor: number | null;
};

/** A line to write into the customer's cart; `below` is the parent's variant, null for a line without a parent. */
export type MergeWrite = Omit<MergedLine, "id" | "parentId" | "isActive" | "available" | "name"> & {
	below: number | null;
};

/**
 * Merges a guest's lines into a customer's cart: pieces of the same goods are added up, limited by the stock and the
 * cart's limits; children stay with their parents, notes are kept. No line of the customer shrinks. `missing` names
 * goods that did not fit in full, each once. Parents come before their children.
 */
export function planMerge(own: MergedLine[], guest: MergedLine[]): { writes: MergeWrite[]; missing: string[] } {
	const held = piecesByVariant(own);
	const missing = new Set<string>();
	const writes: MergeWrite[] = [];
	let lines = own.length;

	const place = (line: MergedLine, below: number | null) => {
		const parent = below === null ? null : own.find((one) => one.parentId === null && one.variantId === below);
		const mine = own.find(
			(one) =>
				one.variantId === line.variantId && (below === null ? one.parentId === null : one.parentId === parent?.id),
		);
		const before = mine?.quantity ?? 0;
		const wanted = before + line.quantity;
		const elsewhere = (held.get(line.variantId) ?? 0) - before;
		const most = Math.min(CART_MAX_QUANTITY, piecesLeft(line, elsewhere));
		const quantity = Math.max(before, Math.min(wanted, most));
		if (quantity < wanted) missing.add(line.name);
		if (quantity === 0) return false;
		if (!mine && lines >= CART_MAX_LINES) {
			missing.add(line.name);
			return false;
		}
		if (!mine) lines += 1;
		held.set(line.variantId, (held.get(line.variantId) ?? 0) + quantity - before);
		const { productId, variantId, seenUnitMinor } = line;
		writes.push({
			productId,
			variantId,
			below,
			quantity,
			note: joinNotes(mine?.note ?? "", line.note),
			seenUnitMinor: seenUnitMinor ?? mine?.seenUnitMinor ?? null,
		});
		return true;
	};

	const came = new Map<number, number>();
	for (const line of guest.filter(({ parentId }) => parentId === null)) {
		if (place(line, null)) came.set(line.id, line.variantId);
	}
	for (const line of guest.filter(({ parentId }) => parentId !== null)) {
		const below = came.get(line.parentId ?? 0);
		if (below === undefined) missing.add(line.name);
		else place(line, below);
	}
	return { writes, missing: [...missing] };
}

/** Both notes; equal ones once. */
function joinNotes(own: string, guest: string): string {
	if (own === "" || guest === "" || own.split("\n").includes(guest)) return own || guest;
	return `${own}\n${guest}`.slice(0, NOTE_MAX_LENGTH).toWellFormed();
}
