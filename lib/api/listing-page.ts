import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Category, Listing } from "#lib/contract/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { DEFAULT_SORT, type Sort } from "#lib/domain/sorting.ts";
import { alternates } from "#lib/i18n/alternates.ts";
import { listingPath, readListingState } from "#lib/i18n/listing-query.ts";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { queryOfFolder } from "#lib/i18n/rewrite.ts";
import { findCataloguePage } from "./catalogue-page.ts";
import { fetchListing } from "./server.ts";

export type SpecialList = "sale" | "new";
const SPECIAL: Record<string, { list: SpecialList; screen: "sale" | "newProducts" }> = {
	akce: { list: "sale", screen: "sale" },
	novinky: { list: "new", screen: "newProducts" },
};

export type ListingPage = { sort: Sort; listing: Listing } & ({ category: Category } | { list: SpecialList });
type Words = { query: string; slugOrId: string; categoryOrProduct: string };

/** A listing with a query string; null when there is none, and for pages past its end, so that nobody can fill the store with them. */
export async function findListingPage(
	locale: Locale,
	{ query, slugOrId, categoryOrProduct }: Words,
): Promise<ListingPage | null> {
	const { sort, page } = readListingState(locale, queryOfFolder(query));
	const within = async <Place extends { category: Category } | { list: SpecialList }>(
		place: Place,
		filter: { category?: number; list?: SpecialList },
	) => {
		const listing = await fetchListing(locale, { ...filter, sort, page });
		return page > listing.pages ? null : { ...place, sort, listing };
	};
	if (slugOrId === "produkty") {
		const special = SPECIAL[categoryOrProduct];
		return special ? within({ list: special.list }, { list: special.list }) : null;
	}
	const found = await findCataloguePage(locale, slugOrId);
	return found?.type === "category" ? within({ category: found.category }, { category: found.category.id }) : null;
}

/** Head of a listing: a further page is canonical to itself, another order of the same goods to the plain list. */
export async function listingMetadata(locale: Locale, words: Words): Promise<Metadata> {
	const found = await findListingPage(locale, words);
	if (!found) return notFoundMetadata(locale);
	const { page } = found.listing;
	const t = await getTranslations({ locale, namespace: "listing" });
	const screen = "list" in found ? SPECIAL[words.categoryOrProduct]?.screen : undefined;
	const urls = screen
		? { cs: screenPath("cs", screen), en: screenPath("en", screen) }
		: "category" in found
			? found.category.urls
			: null;
	const name = "category" in found ? found.category.name : t(`${found.list}Title`);
	if (!urls) return notFoundMetadata(locale);
	if (page === 1) return { title: name, ...alternates(locale, urls) };
	const pageOf = (one: Locale) => listingPath(one, urls[one], { sort: DEFAULT_SORT, page });
	return { title: `${name} – ${t("page", { page })}`, ...alternates(locale, { cs: pageOf("cs"), en: pageOf("en") }) };
}
