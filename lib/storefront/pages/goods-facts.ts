import { getTranslations } from "next-intl/server";
import type { Product } from "#lib/contract/schemas/catalogue.ts";
import type { Listing } from "#lib/contract/schemas/listing.ts";
import { sentences } from "#lib/domain/goods/description.ts";
import { FREE_DELIVERY_ABOVE_CZK } from "#lib/domain/limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { formatCzk, formatWholeCzk } from "#lib/i18n/format-czk.ts";
import { fetchStores } from "../content/stores.ts";
import { shownPrice } from "../goods/price.ts";

/** Facts for the description of a product whose text is too short: price, availability, delivery. */
export async function productFacts(locale: Locale, product: Product): Promise<string> {
	const [t, card] = await Promise.all([
		getTranslations({ locale, namespace: "head" }),
		getTranslations({ locale, namespace: "product" }),
	]);
	const { name, availability } = product;
	const amount = formatCzk(shownPrice(product).nowMinor);
	const price = product.is_price_from ? card("from", { price: amount }) : amount;
	return sentences(t("product", { name, price, availability }), await delivery(locale));
}

/** The same for a listing: number of goods and lowest price; null for a filtered one. */
export async function listingFacts(locale: Locale, name: string, listing: Listing | null): Promise<string> {
	const t = await getTranslations({ locale, namespace: "head" });
	const cheapest = listing?.facets?.price?.min;
	const total = listing?.total ?? 0;
	const goods =
		total > 0 && cheapest !== undefined ? t("listed", { name, count: total, price: formatCzk(cheapest) }) : name;
	return sentences(goods, await delivery(locale));
}

async function delivery(locale: Locale): Promise<string> {
	const [t, stores] = await Promise.all([getTranslations({ locale, namespace: "head" }), fetchStores(locale)]);
	return t("delivery", { free: formatWholeCzk(FREE_DELIVERY_ABOVE_CZK), stores: stores.length });
}
