import type { CallQuestion } from "#lib/contract/calls.ts";
import { type ListName, ofEachChoice } from "#lib/domain/goods/listing.ts";
import { MINOR_PER_CZK } from "#lib/domain/money/money.ts";
import type { ListingState } from "#lib/i18n/listing-query.ts";

/** The goods of a listing before its filters. */
export type ListingScope = { category?: number; brand_id?: number; list?: ListName };

/** Parameters of the API's listing call, absent ones left out. */
export type ListingParams = NonNullable<CallQuestion<"GET /catalog/products/{locale}">["query"]>;

/** Filters and page of a listing, all required so that none is forgotten. */
type Asked = Exclude<keyof ListingParams, keyof ListingScope | "per_page" | "facets">;

/** Converts the state of a page's address to parameters of the API. */
export function listingParams(scope: ListingScope, state: ListingState): ListingParams {
	const attributes = Object.entries(state.attributes).filter(([, values]) => values.length > 0);
	const asked: { [Key in Asked]: ListingParams[Key] | undefined } = {
		q: state.search || undefined,
		sort: state.sort,
		page: state.page,
		price_from: state.priceFrom === null ? undefined : state.priceFrom * MINOR_PER_CZK,
		price_to: state.priceTo === null ? undefined : state.priceTo * MINOR_PER_CZK,
		brand: state.brand.join(",") || undefined,
		branch: state.branch.join(",") || undefined,
		...ofEachChoice((name) => state[name].join(",") || undefined),
		rating_from: state.ratingFrom ?? undefined,
		attributes: attributes.map(([slug, values]) => `${slug}:${values.join(",")}`).join(";") || undefined,
	};
	return { ...scope, ...asked };
}
