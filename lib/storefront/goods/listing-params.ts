import type { CallQuestion } from "#lib/contract/calls.ts";
import type { ListName } from "#lib/domain/goods/listing.ts";
import type { ListingState } from "#lib/i18n/listing-query.ts";

/** Which goods a listing is of, before its filters. */
export type ListingScope = { category?: number; brand_id?: number; list?: ListName };

/** Parameters of the API's listing call, absent ones left out. */
export type ListingParams = NonNullable<CallQuestion<"GET /catalog/products/{locale}">["query"]>;

const MINOR_PER_CZK = 100;

/** Filters and page of a listing; each has to be said, so that none is forgotten. */
type Asked = Exclude<keyof ListingParams, keyof ListingScope | "per_page" | "facets">;

/** What a page's address says, in the words of the API. */
export function listingParams(scope: ListingScope, state: ListingState): ListingParams {
	const attributes = Object.entries(state.attributes).filter(([, values]) => values.length > 0);
	const asked: { [Key in Asked]: ListingParams[Key] | undefined } = {
		q: state.search || undefined,
		sort: state.sort,
		page: state.page,
		price_from: state.priceFrom === null ? undefined : state.priceFrom * MINOR_PER_CZK,
		price_to: state.priceTo === null ? undefined : state.priceTo * MINOR_PER_CZK,
		brand: state.brand.join(",") || undefined,
		availability: state.availability.join(",") || undefined,
		branch: state.branch.join(",") || undefined,
		label: state.label.join(",") || undefined,
		rating_from: state.ratingFrom ?? undefined,
		attributes: attributes.map(([slug, values]) => `${slug}:${values.join(",")}`).join(";") || undefined,
	};
	return { ...scope, ...asked };
}
