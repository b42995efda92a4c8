import type { Suggestions } from "../../../contract/schemas/search.ts";
import { SUGGESTED_OTHERS, SUGGESTED_PRODUCTS } from "../../../domain/goods/goods-limits.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Shop } from "../../kernel/shop.ts";
import { cardsInOrder } from "../catalogue/cards.ts";
import { findProducts } from "../search-index/find-products.ts";
import { withLongerWords } from "../search-index/longer-words.ts";
import { termsOf } from "../search-index/query-terms.ts";
import { findTexts } from "./found-texts.ts";

/** Suggestions of each kind for a query whose last word may be unfinished. Any text is safe. */
export async function suggest(shop: Shop, locale: Locale, query: string): Promise<Suggestions> {
	const { ids, corrected } = await findProducts(shop.db, locale, query, SUGGESTED_PRODUCTS, { isTyping: true });
	const asked = await withLongerWords(shop.db, locale, termsOf(locale, corrected ?? query), {
		isTyping: corrected === null,
	});
	const [cards, groups] = await Promise.all([
		cardsInOrder(shop.db, locale, ids),
		findTexts(shop, locale, asked, SUGGESTED_OTHERS),
	]);
	const products = cards.map(({ id, name, url, main_image: image, tint, price_with_tax }) => {
		return { id, name, url, image, tint, price_with_tax };
	});
	return { ...groups, products, corrected };
}
