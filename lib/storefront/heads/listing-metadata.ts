import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { saysEnough, sentences } from "#lib/domain/goods/description.ts";
import { sharePicturePath } from "#lib/domain/goods/share-picture.ts";
import { eachLocale, type Locale } from "#lib/domain/locale.ts";
import { countFilters, listingPath, PLAIN_LISTING } from "#lib/i18n/listing-query.ts";
import { pageMetadata } from "#lib/i18n/page-metadata.ts";
import { tellableTerm } from "../analytics/search-event.ts";
import { listingFacts } from "../pages/goods-facts.ts";
import type { ListingPage } from "../pages/listing-page.ts";
import { type ListingPlace, urlsOf } from "../pages/listing-place.ts";

/**
 * Head of a listing. Filtered and sorted lists have the plain list as canonical address, further pages themselves;
 * lists with more than one filter and searches are noindex.
 */
export async function listingMetadata(locale: Locale, found: ListingPage): Promise<Metadata> {
	const { place, state } = found;
	const t = await getTranslations({ locale, namespace: "head" });
	const filters = countFilters(state);
	const page = filters === 0 && place.kind !== "search" ? state.page : 1;
	const urls = urlsOf(place);
	const pageOf = (one: Locale) => listingPath(one, urls[one], { ...PLAIN_LISTING, page });
	const [title, text] = await Promise.all([titleOf(locale, found), descriptionOf(locale, found)]);
	return pageMetadata({
		locale,
		title: page > 1 ? t("pageTitle", { title, page }) : title,
		description: page > 1 ? t("pageDescription", { text, page }) : text,
		urls: eachLocale(pageOf),
		...pictureOf(locale, place),
		isHidden: place.kind === "search" || filters > 1,
	});
}

async function titleOf(locale: Locale, { place, state }: ListingPage): Promise<string> {
	const t = await getTranslations({ locale });
	if (place.kind === "category") return place.category.name;
	if (place.kind === "search")
		// Analytics send the page title, so it must not contain a searched e-mail address.
		return tellableTerm(state.search) === null ? t("search.title") : t("listing.searchTitle", { query: state.search });
	return place.kind === "brand" ? t("head.brand", { name: place.brand.name }) : t(`head.${place.kind}.title`);
}

/** The listing's description; facts about its goods complete or replace one that is too short. */
async function descriptionOf(locale: Locale, { place, state, listing }: ListingPage): Promise<string> {
	if (place.kind === "search") return "";
	if (place.kind !== "category" && place.kind !== "brand") {
		const t = await getTranslations({ locale, namespace: "head" });
		return t(`${place.kind}.description`);
	}
	const { name, description } = place.kind === "category" ? place.category : place.brand;
	return saysEnough(description)
		? description
		: sentences(description, await listingFacts(locale, name, countFilters(state) === 0 ? listing : null));
}

/** Categories have a generated picture for shared links. */
function pictureOf(locale: Locale, place: ListingPlace): { picture?: string } {
	if (place.kind !== "category") return {};
	const { id, name, image } = place.category;
	return { picture: sharePicturePath({ kind: "category", id, locale, title: name, src: image?.src ?? null }) };
}
