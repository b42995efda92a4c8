import type { RelatedProducts } from "../../../contract/schemas/catalogue.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Shop } from "../../kernel/shop.ts";
import { cardRows } from "./cards.sql.ts";
import { cardsInOrder } from "./cards.ts";
import { companionIds, SHOWN, sameMotifIds, siblingIds } from "./related.sql.ts";

/** Goods to show beside a product, each once; null when no such product is on sale. */
export async function getRelatedProducts(shop: Shop, locale: Locale, id: number): Promise<RelatedProducts | null> {
	const { db } = shop;
	const [[card], companions, motif, siblings] = await Promise.all([
		cardRows(db, locale, [id]),
		companionIds(db, id),
		sameMotifIds(db, id),
		siblingIds(db, id),
	]);
	if (!card) return null;
	const sameMotif = motif.filter((one) => !companions.includes(one));
	const others = siblings.filter((one) => !companions.includes(one) && !sameMotif.includes(one)).slice(0, SHOWN);
	const [same_motif, companionCards, related] = await Promise.all([
		cardsInOrder(db, locale, sameMotif),
		cardsInOrder(db, locale, companions),
		cardsInOrder(db, locale, others),
	]);
	return { same_motif, companions: companionCards, related };
}
