import { RECENT_SEARCHES_MAX } from "#lib/domain/goods/goods-limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { parseJson, withStorage } from "../browser/browser-storage.ts";

const keyOf = (locale: Locale) => `konfety.searches.${locale}`;

/** Recent searches in this browser, the latest first; empty without storage. */
export function readRecentSearches(locale: Locale): string[] {
	const kept = parseJson(withStorage("localStorage", (store) => store.getItem(keyOf(locale))) ?? "[]");
	return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, RECENT_SEARCHES_MAX) : [];
}

/** Puts a search first among the recent ones; returns the new list. */
export function rememberSearch(locale: Locale, query: string): string[] {
	return write(locale, [query, ...readRecentSearches(locale).filter((one) => one !== query)]);
}

export function forgetSearch(locale: Locale, query: string): string[] {
	return write(
		locale,
		readRecentSearches(locale).filter((one) => one !== query),
	);
}

export function forgetSearches(locale: Locale): string[] {
	return write(locale, []);
}

function write(locale: Locale, queries: string[]): string[] {
	const kept = queries.slice(0, RECENT_SEARCHES_MAX);
	withStorage("localStorage", (store) => store.setItem(keyOf(locale), JSON.stringify(kept)));
	return kept;
}
