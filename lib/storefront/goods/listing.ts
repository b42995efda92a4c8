import type { Listing } from "#lib/contract/listing.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { callApi } from "../client/browser.ts";
import type { ListingParams } from "./listing-params.ts";

/** A further page of a listing, fetched in the browser. */
export function fetchNextPage(locale: Locale, params: ListingParams): Promise<Listing> {
	return callApi<Listing>("GET", `/catalog/products/${locale}?${new URLSearchParams(params)}`);
}
