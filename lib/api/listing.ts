import type { Listing, ListingQuery } from "#lib/contract/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { callApi } from "./browser.ts";

/** A further page of a listing, fetched in the browser. */
export function fetchNextPage(locale: Locale, query: Partial<ListingQuery>): Promise<Listing> {
	const words = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
	return callApi<Listing>("GET", `/catalog/products/${locale}?${new URLSearchParams(words)}`);
}
