import type { Listing } from "#lib/contract/schemas/listing.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { call } from "../client/browser.ts";
import type { ListingParams } from "./listing-params.ts";

/** A further page of a listing, fetched in the browser. */
export function fetchNextPage(locale: Locale, params: ListingParams): Promise<Listing> {
	return call("GET /catalog/products/{locale}", { params: { locale }, query: params });
}
