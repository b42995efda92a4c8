import type { CallQuestion } from "#lib/contract/calls.ts";
import type { ListName } from "#lib/domain/goods/listing.ts";
import type { ListingState } from "#lib/i18n/listing-query.ts";

/** Which goods a listing is of, before its filters. */
export type ListingScope = { category?: number; brand_id?: number; list?: ListName };

/** Parameters of the API's listing call, absent ones left out. */
export type ListingParams = NonNullable<CallQuestion<"GET /catalog/products/{locale}">["query"]>;

const MINOR_PER_CZK = 100;

/** What a page's address says, in the words of the API. */
export function listingParams(scope: ListingScope, state: ListingState): ListingParams {
	const attributes = Object.entries(state.attributes).filter(([, values]) => values.length > 0);
	const params: ListingParams = { ...scope };
	if (state.search !== "") params.q = state.search;
	params.sort = state.sort;
	params.page = state.page;
	if (state.priceFrom !== null) params.price_from = state.priceFrom * MINOR_PER_CZK;
	if (state.priceTo !== null) params.price_to = state.priceTo * MINOR_PER_CZK;
	if (state.brand.length > 0) params.brand = state.brand.join(",");
	if (state.availability.length > 0) params.availability = state.availability.join(",");
	if (state.branch.length > 0) params.branch = state.branch.join(",");
	if (state.label.length > 0) params.label = state.label.join(",");
	if (state.ratingFrom !== null) params.rating_from = state.ratingFrom;
	if (attributes.length > 0)
		params.attributes = attributes.map(([slug, values]) => `${slug}:${values.join(",")}`).join(";");
	return params;
}
