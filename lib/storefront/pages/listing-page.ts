import type { Category, CategoryNode } from "#lib/contract/schemas/catalogue.ts";
import type { Facets, Listing } from "#lib/contract/schemas/listing.ts";
import type { SearchGroups } from "#lib/contract/schemas/search.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { type ListingState, PLAIN_LISTING } from "#lib/i18n/listing-query.ts";
import { fetchCategory, fetchCategoryTree, fetchListing, fetchSearchGroups } from "../goods/catalogue.ts";
import { listingParams } from "../goods/listing-params.ts";
import { meantTheme } from "../goods/meant-theme.ts";
import { findListingPlace, type ListingName, type ListingPlace, scopeOf } from "./listing-place.ts";

export type ListingPage = {
	place: ListingPlace;
	state: ListingState;
	listing: Listing;
	/** Top categories, on the page of all goods. */
	categories?: CategoryNode[];
	/** What else a search found. */
	groups?: SearchGroups | null;
	/** The theme that a category is, or that a search clearly means. */
	theme?: Category | null;
};

/**
 * A page of a listing with its facets; null when there is no such listing, and past its end, so that nobody can fill the store with
 * empty ones.
 */
export async function findListingPage(
	locale: Locale,
	name: ListingName,
	state: ListingState = PLAIN_LISTING,
): Promise<ListingPage | null> {
	const isSearch = name.kind === "search" && state.search !== "";
	const [place, listing, tree, groups] = await Promise.all([
		findListingPlace(locale, name),
		fetchListing(locale, { ...listingParams(scopeOf(name), state), facets: "1" }),
		name.kind === "goods" || isSearch ? fetchCategoryTree(locale) : [],
		isSearch ? fetchSearchGroups(locale, state.search) : null,
	]);
	// The number of pages may be that of some minutes ago.
	if (!place || (state.page > 1 && listing.products.length === 0)) return null;
	const theme = await themeOf(locale, place, groups && meantTheme(tree, groups));
	const categories = name.kind === "goods" ? tree : [];
	const known = listing.facets ? knownState(state, listing.facets) : state;
	return { place, state: known, listing, categories, groups, theme };
}

async function themeOf(locale: Locale, place: ListingPlace, meant: number | null): Promise<Category | null> {
	if (place.kind === "category") return place.category.theme ? place.category : null;
	return meant === null ? null : fetchCategory(locale, meant);
}

/** The state without words that match no attribute, brand or branch. */
function knownState(state: ListingState, facets: Facets): ListingState {
	const known = (words: string[], values: { slug: string }[]) =>
		words.filter((word) => values.some(({ slug }) => slug === word));
	const attributes = Object.entries(state.attributes).flatMap(([key, words]) => {
		const found = known(words, facets.attributes.find(({ slug }) => slug === key)?.values ?? []);
		return found.length > 0 ? [[key, found] as const] : [];
	});
	return {
		...state,
		brand: known(state.brand, facets.brands),
		branch: known(state.branch, facets.branches),
		attributes: Object.fromEntries(attributes),
	};
}
