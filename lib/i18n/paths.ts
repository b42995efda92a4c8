/** Addresses of the shop, one place for both languages (specification §2 Routes, decisions 15). Pure, for server and browser. */
import type { Locale } from "../domain/locale.ts";

/** Fixed screens: their Czech and English address below the language. */
export const SCREENS = {
	home: { cs: "", en: "" },
	cart: { cs: "kosik", en: "cart" },
	summary: { cs: "shrnuti", en: "summary" },
	search: { cs: "hledani", en: "search" },
	login: { cs: "prihlaseni", en: "login" },
	sale: { cs: "produkty/akce", en: "products/sale" },
	newProducts: { cs: "produkty/novinky", en: "products/new" },
} as const satisfies Record<string, Record<Locale, string>>;
export type Screen = keyof typeof SCREENS;

/** Keys of a listing's query string in each language (decisions 6; English pages use the English words). */
export const LISTING_KEYS = {
	sort: { cs: "razeni", en: "sort" },
	page: { cs: "strana", en: "page" },
} as const satisfies Record<string, Record<Locale, string>>;

export const SORT_WORDS = {
	recommended: { cs: "doporucene", en: "recommended" },
	cheapest: { cs: "nejlevnejsi", en: "cheapest" },
	dearest: { cs: "nejdrazsi", en: "dearest" },
	newest: { cs: "nejnovejsi", en: "newest" },
	rating: { cs: "hodnoceni", en: "rating" },
} as const satisfies Record<string, Record<Locale, string>>;

/** Czech has no prefix, English has /en (spec §1). */
export function localPath(locale: Locale, path: string): string {
	const clean = path.replace(/^\/+/, "");
	if (locale === "cs") return `/${clean}`;
	return clean === "" ? "/en" : `/en/${clean}`;
}

export function screenPath(locale: Locale, screen: Screen): string {
	return localPath(locale, SCREENS[screen][locale]);
}

export function categoryPath(locale: Locale, category: { id: number; slug: string }): string {
	return localPath(locale, `${category.id}/${category.slug}`);
}

export function productPath(locale: Locale, product: { id: number; slug: string; categorySlug: string }): string {
	return localPath(locale, `${product.id}/${product.categorySlug}/${product.slug}`);
}

export function orderPath(locale: Locale, order: { id: number; hash: string }): string {
	return `${screenPath(locale, "summary")}/${order.id}/${order.hash}`;
}
