import { accept, type Result, refuse } from "../../../domain/result.ts";
import { announce, type ChangeTag } from "../../kernel/changes/changes.ts";
import { transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { tellWatchers } from "../watchdog/tell-watchers.ts";
import { relist, setsWith } from "./relist.ts";
import { lockStock, partCodes, placeRows, writeStock } from "./set-stock.sql.ts";
import { type CodeRefusal, findVariant, nameOfVariant } from "./variant-by-code.ts";

export type StockSet = {
	code: string;
	name: string;
	placeName: string;
	before: number;
	after: number;
	/** Pieces at all places after the change. */
	total: number;
};

/**
 * Sets the stock of the variant with this code at a place: "warehouse" or a branch's slug. When the goods sell out or come
 * back, everywhere or at the branch, it also announces the lists and tells watchers. `value` of a refusal: for an unknown
 * place the known slugs, separated by spaces; for a set, whose stock follows from its parts, their codes, separated by
 * commas.
 */
export async function setStock(
	shop: Shop,
	change: { code: string; quantity: number; place: string; isDryRun?: boolean },
): Promise<Result<StockSet, CodeRefusal | "unknown_place" | "is_set">> {
	return transaction(shop.db, async (tx) => {
		// Only the stock is locked; locking the variant before its stock would break the order of locks.
		const found = await findVariant(tx, change.code, { lock: false });
		if (!found.ok) return found;
		const { value: variant } = found;
		const parts = await partCodes(tx, variant.id);
		if (parts.length > 0) return refuse("is_set", parts.join(", "));
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
		const sets = await setsWith(tx, [variant.id]);
		// More pieces of a part may complete a set, even if the part was never sold out.
		if (change.quantity > before) await tellWatchers(shop, tx, [variant.id]);
		await relist(tx, [variant.product_id, ...sets]);
		const hasFlipped =
			(sumBefore === 0) !== (total === 0) ||
			(place.slug !== "warehouse" && (before === 0) !== (change.quantity === 0)) ||
			// A set may need several pieces of a part, so any change may make it available or sold out.
			sets.length > 0;
		const tags = [variant.product_id, ...sets].map((id): ChangeTag => `product:${id}`);
		await announce(tx, hasFlipped ? [...tags, "listings"] : tags);
		return accept(reply);
	});
}
