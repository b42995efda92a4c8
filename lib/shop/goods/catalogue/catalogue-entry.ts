import type { CatalogueEntry } from "../../../contract/schemas/catalogue.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Shop } from "../../kernel/shop.ts";
import { cardRows } from "./cards.sql.ts";
import { cardOf } from "./cards.ts";
import { idOfSlug } from "./catalogue-entry.sql.ts";
import { getCategory } from "./categories.ts";

/** The category or product with this id; null when there is neither. The ids never overlap (decisions 5). */
export async function getCatalogueEntry(shop: Shop, locale: Locale, id: number): Promise<CatalogueEntry | null> {
	const [card] = await cardRows(shop.db, locale, [id]);
	if (card) return { type: "product", id, url: cardOf(card, locale).url };
	const category = await getCategory(shop, locale, id);
	return category ? { type: "category", id, url: category.url } : null;
}

/** The category or product with this slug; the first one if several have it. Null when there is none. */
export async function getEntryBySlug(
	shop: Shop,
	locale: Locale,
	type: CatalogueEntry["type"],
	slug: string,
): Promise<CatalogueEntry | null> {
	const id = await idOfSlug(shop.db, locale, type, slug);
	return id === undefined ? null : getCatalogueEntry(shop, locale, id);
}
