import { accept, type Result, refuse } from "../../domain/result.ts";
import { announce, type ChangeTag } from "../changes.ts";
import { transaction } from "../db/client.ts";
import type { Shop } from "../shop.ts";
import { lockStock, placeRows, writeStock } from "./set-stock.sql.ts";
import { type CodeRefusal, lockVariant, nameOfVariant } from "./variant-by-code.ts";

export type StockSet = {
	code: string;
	name: string;
	placeName: string;
	before: number;
	after: number;
	/** Pieces at all places afterwards. */
	total: number;
};

/**
 * Sets the pieces of the variant with this code at a place: "warehouse" or a branch's slug. Announces the lists too when
 * the goods sell out or come back. `value` of an unknown place: the slugs there are, separated by spaces.
 */
export async function setStock(
	shop: Shop,
	change: { code: string; quantity: number; place: string; isDryRun?: boolean },
): Promise<Result<StockSet, CodeRefusal | "unknown_place">> {
	return transaction(shop.db, async (tx) => {
		const found = await lockVariant(tx, change.code);
		if (!found.ok) return found;
		const { value: variant } = found;
		const places = await placeRows(tx);
		const place = places.find(({ slug }) => slug === change.place);
		if (!place) return refuse("unknown_place", places.map(({ slug }) => slug).join(" "));

		const pieces = await lockStock(tx, variant.id);
		const sumBefore = [...pieces.values()].reduce((sum, quantity) => sum + quantity, 0);
		const before = pieces.get(place.id) ?? 0;
		const total = sumBefore - before + change.quantity;
		const reply = {
			code: variant.code,
			name: nameOfVariant(variant),
			placeName: place.name,
			before,
			after: change.quantity,
			total,
		};
		if (before === change.quantity || change.isDryRun) return accept(reply);

		await writeStock(tx, { variantId: variant.id, placeId: place.id, quantity: change.quantity });
		const tags: ChangeTag[] = [`product:${variant.product_id}`];
		const hasFlipped = (sumBefore === 0) !== (total === 0);
		await announce(tx, hasFlipped ? [...tags, "listings"] : tags);
		return accept(reply);
	});
}
