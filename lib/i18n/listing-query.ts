import type { Locale } from "../domain/locale.ts";
import { DEFAULT_SORT, SORTS, type Sort } from "../domain/sorting.ts";
import { LISTING_KEYS, SORT_WORDS } from "./paths.ts";

export type ListingState = { sort: Sort; page: number };

const PAGE_MAX = 10_000;

/** Reads a listing's query string; unknown or broken values fall back to the defaults. */
export function readListingState(locale: Locale, query: URLSearchParams): ListingState {
	const word = query.get(LISTING_KEYS.sort[locale]);
	const sort = SORTS.find((one) => SORT_WORDS[one][locale] === word) ?? DEFAULT_SORT;
	const text = query.get(LISTING_KEYS.page[locale]) ?? "";
	const page = /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), PAGE_MAX) : 1;
	return { sort, page };
}

/** The one query string of a state, "" for the defaults: sorted keys, so that equal states have equal addresses. */
export function listingQuery(locale: Locale, state: ListingState): string {
	const query = new URLSearchParams();
	if (state.sort !== DEFAULT_SORT) query.set(LISTING_KEYS.sort[locale], SORT_WORDS[state.sort][locale]);
	if (state.page > 1) query.set(LISTING_KEYS.page[locale], String(state.page));
	return query.toString();
}

export function listingPath(locale: Locale, url: string, state: ListingState): string {
	const query = listingQuery(locale, state);
	return query === "" ? url : `${url}?${query}`;
}
