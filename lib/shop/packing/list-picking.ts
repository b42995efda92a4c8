import type { OrderState } from "../../domain/order-states.ts";
import { accept, type Result, refuse } from "../../domain/result.ts";
import type { Shop } from "../shop.ts";
import { branchSlugs } from "../store/set-opening.sql.ts";
import { type PickingRow, pickingRows } from "./picking.sql.ts";

/** States of orders that wait to be packed. */
export const TO_BE_PACKED = ["accepted", "paid"] as const satisfies OrderState[];

/** What to take at a place; `branch` is null at the e-shop warehouse. */
export type PickingPlace = {
	branch: { slug: string; name: string } | null;
	goods: {
		code: string;
		/** With its variant. */
		name: string;
		/** Of all orders together. */
		pieces: number;
		orders: { number: string; pieces: number; notes: string[] }[];
	}[];
};

/**
 * What is to be taken for all orders in these states, from where their pieces were taken when they were ordered: sets are named by
 * their parts. Refuses a branch that there is not; `value` has the slugs there are, by spaces.
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
	const goods = Map.groupBy(rows, ({ code }) => code);
	return {
		branch: rows[0]?.branch ?? null,
		goods: [...goods].map(([code, same]) => ({
			code,
			name: [same[0]?.name, same[0]?.variant_name].filter(Boolean).join(", "),
			pieces: same.reduce((sum, { pieces }) => sum + pieces, 0),
			orders: same.map(({ number, pieces, notes }) => ({ number, pieces, notes })),
		})),
	};
}
