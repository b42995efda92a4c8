import type { RelatedProducts } from "../../../contract/schemas/catalogue.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Shop } from "../../kernel/shop.ts";
import { cardRows } from "./cards.sql.ts";
import { cardsInOrder } from "./cards.ts";
import { fillingRows } from "./fillings.sql.ts";
import { companionIds, SHOWN, sameMotifIds, siblingIds, substituteIds } from "./related.sql.ts";

/** Goods to show beside a product, each once; null when no such product is on sale. */
export async function getRelatedProducts(shop: Shop, locale: Locale, id: number): Promise<RelatedProducts | null> {
	const { db } = shop;
	const [[card], [filling], substitutes, chosen, motif, siblings] = await Promise.all([
		cardRows(db, locale, [id]),
		fillingRows(db, [id]),
		substituteIds(db, id),
		companionIds(db, id),
		sameMotifIds(db, id),
		siblingIds(db, id),
	]);
	if (!card) return null;
	const shown = new Set<number>();
	/** Cards of those that no group before has. */
	const cardsOf = (ids: number[]) => {
		const fresh = ids.filter((one) => !shown.has(one)).slice(0, SHOWN);
		for (const one of fresh) shown.add(one);
		return cardsInOrder(db, locale, fresh);
	};
	const [instead, companions, same_motif, related] = await Promise.all([
		cardsOf(substitutes),
		cardsOf(chosen),
		cardsOf(motif),
		cardsOf(siblings),
	]);
	return {
		same_motif,
		companions,
		related,
		substitutes: instead,
		filling: filling ? { id: filling.id, price_with_tax: filling.price_with_tax } : null,
	};
}
