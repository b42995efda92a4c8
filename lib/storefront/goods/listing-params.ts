import type { ListingState } from "#lib/i18n/listing-query.ts";

/** Which goods a listing is of, before its filters. */
export type ListingScope = { category?: number; brand_id?: number; list?: "sale" | "new" };

/** Parameters of the API's listing call: texts only, absent ones left out. */
export type ListingParams = Record<string, string>;

const MINOR_PER_CZK = 100;

/** What a page's address says, in the words of the API. */
export function listingParams(scope: ListingScope, state: ListingState): ListingParams {
	const attributes = Object.entries(state.attributes)
		.filter(([, values]) => values.length > 0)
		.map(([slug, values]) => `${slug}:${values.join(",")}`)
		.join(";");
	const all: Record<string, string | number | null | undefined> = {
		...scope,
		q: state.search,
		sort: state.sort,
		page: state.page,
		price_from: state.priceFrom === null ? null : state.priceFrom * MINOR_PER_CZK,
		price_to: state.priceTo === null ? null : state.priceTo * MINOR_PER_CZK,
		brand: state.brand.join(","),
		availability: state.availability.join(","),
		branch: state.branch.join(","),
		label: state.label.join(","),
		rating_from: state.ratingFrom,
		attributes,
	};
	const given = Object.entries(all).filter(([, value]) => value !== undefined && value !== null && value !== "");
	return Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
}
