import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { CategoryNode } from "#lib/contract/catalogue.ts";
import type { Facets, Listing } from "#lib/contract/listing.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { alternates } from "#lib/i18n/alternates.ts";
import { countFilters, type ListingState, listingPath, PLAIN_LISTING } from "#lib/i18n/listing-query.ts";
import { listingParams } from "./listing-params.ts";
import { type ListingPlace, scopeOf, urlsOf } from "./listing-place.ts";
import { fetchCategoryTree, fetchListing } from "./server.ts";

export type ListingPage = {
	place: ListingPlace;
	state: ListingState;
	listing: Listing;
	/** Top categories, on the page of all goods. */
	categories?: CategoryNode[];
};

const DESCRIPTION_MAX = 160;

/** A page of a listing with its facets; null past its end, so that nobody can fill the store with empty ones. */
export async function findListingPage(
	locale: Locale,
	place: ListingPlace,
	state: ListingState = PLAIN_LISTING,
): Promise<ListingPage | null> {
	const [listing, categories] = await Promise.all([
		fetchListing(locale, { ...listingParams(scopeOf(place), state), facets: "1" }),
		place.kind === "goods" ? fetchCategoryTree(locale) : [],
	]);
	if (state.page > listing.pages) return null;
	return { place, state: listing.facets ? knownState(state, listing.facets) : state, listing, categories };
}

/** Without words that no attribute, brand or branch has: they chose nothing. */
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

/** The name people see. */
export async function listingName(locale: Locale, place: ListingPlace, state: ListingState): Promise<string> {
	const t = await getTranslations({ locale, namespace: "listing" });
	if (place.kind === "category") return place.category.name;
	if (place.kind === "brand") return place.brand.name;
	if (place.kind === "search") return t("searchTitle", { query: state.search });
	return t(`${place.kind}Title`);
}

/**
 * Head of a listing. Filters and orders are canonical to the plain list, further pages to themselves; more than one filter,
 * and every search, is not for search engines.
 */
export async function listingMetadata(locale: Locale, { place, state }: ListingPage): Promise<Metadata> {
	const t = await getTranslations({ locale, namespace: "listing" });
	const urls = urlsOf(place);
	const name = await listingName(locale, place, state);
	const filters = countFilters(state);
	const isHidden = place.kind === "search" || filters > 1;
	const page = filters === 0 && place.kind !== "search" ? state.page : 1;
	const pageOf = (one: Locale) => listingPath(one, urls[one], { ...PLAIN_LISTING, page });
	return {
		title: page > 1 ? `${name} – ${t("page", { page })}` : name,
		...(page === 1 ? { description: await descriptionOf(locale, place) } : {}),
		...alternates(locale, { cs: pageOf("cs"), en: pageOf("en") }),
		...(isHidden ? { robots: { index: false, follow: true } } : {}),
	};
}

async function descriptionOf(locale: Locale, place: ListingPlace): Promise<string> {
	const t = await getTranslations({ locale, namespace: "listing" });
	if (place.kind === "search") return t("searchDescription");
	const text =
		place.kind === "category"
			? place.category.description
			: place.kind === "brand"
				? place.brand.description
				: t(`${place.kind}Description`);
	const line = text.replace(/\s+/g, " ");
	return line.length > DESCRIPTION_MAX ? `${line.slice(0, DESCRIPTION_MAX - 1).trimEnd()}…` : line;
}
