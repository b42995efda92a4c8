import { isCertain, isUnpacked, ORDER_STATES, type OrderState } from "../../../domain/order/order-states.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { branchSlugs } from "../../content/store/set-opening.sql.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type PickingRow, pickingRows } from "./picking.sql.ts";

/** States of orders that wait to be packed. */
export const TO_BE_PACKED: readonly OrderState[] = ORDER_STATES.filter(
	(state) => isCertain(state) && isUnpacked(state),
);

/** Goods to pick at a place; `branch` is null for the e-shop warehouse. */
export type PickingPlace = {
	branch: { slug: string; name: string } | null;
	goods: {
		code: string;
		/** With the variant's name. */
		name: string;
		/** Of all orders together. */
		pieces: number;
		orders: { number: string; pieces: number; notes: string[] }[];
	}[];
};

/**
 * Goods to pick for all orders in these states, at the places where their pieces were taken; sets are listed by their parts.
 * Refuses an unknown branch; `value` is the known slugs, separated by spaces.
 */
export async function listPicking(
	shop: Shop,
	{ states, branch }: { states: readonly OrderState[]; branch: string | null },
): Promise<Result<PickingPlace[], "unknown_branch">> {
	const slugs = await branchSlugs(shop.db);
	if (branch !== null && !slugs.includes(branch)) return refuse("unknown_branch", slugs.join(" "));
	const rows = await pickingRows(shop.db, { states, branch });
	const places = Map.groupBy(rows, (row) => row.branch?.slug ?? "");
	return accept([...places.values()].map(placeOf));
}

function placeOf(rows: PickingRow[]): PickingPlace {
	const goods = Map.groupBy(rows.flatMap(goodsOf), ({ code, name }) => JSON.stringify([code, name]));
	return {
		branch: rows[0]?.branch ?? null,
		goods: [...goods.values()]
			.map((same) => ({
				code: same[0]?.code ?? "",
				name: same[0]?.name ?? "",
				pieces: same.reduce((sum, { pieces }) => sum + pieces, 0),
				orders: same.map(({ number, pieces, notes }) => ({ number, pieces, notes })),
			}))
			.sort((a, b) => (a.code < b.code ? -1 : 1)),
	};
}

type Picked = { code: string; name: string; number: string; pieces: number; notes: string[] };

/**
 * Deleted goods have their names from the order. When these were taken at two places, nothing tells which of them are where:
 * they are listed together under all their names.
 */
function goodsOf({ goods, number, pieces, notes, gone, is_all }: PickingRow): Picked[] {
	if (goods) return [{ ...goods, number, pieces, notes }];
	if (is_all && gone.length > 0)
		return gone.map((line) => ({ code: line.code, name: line.name, number, pieces: line.pieces, notes: line.notes }));
	return [
		{
			code: gone.map(({ code }) => code).join(" / ") || "?",
			name: gone.map(({ name }) => name).join(" / "),
			number,
			pieces,
			notes: gone.flatMap((line) => line.notes),
		},
	];
}
