import type { Metadata } from "next";
import { notFound, permanentRedirect, redirect } from "next/navigation";
import { ListingPage } from "#components/listing/listing-page.tsx";
import { SearchPage } from "#components/search/search-page.tsx";
import { stateOfFolder } from "#lib/i18n/listing-folder.ts";
import { listingPath } from "#lib/i18n/listing-query.ts";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { listingMetadata } from "#lib/storefront/heads/listing-metadata.ts";
import { findListingPage } from "#lib/storefront/pages/listing-page.ts";
import { isRightAddress, listingNameOf, urlsOf } from "#lib/storefront/pages/listing-place.ts";

export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ query: "strana~2", words: ["0", "x"] }];
}

type Props = PageProps<"/[locale]/vypis/[query]/[...words]">;

async function findPage(params: Props["params"]) {
	const locale = await pageLocale();
	const { query, words } = await params;
	const state = stateOfFolder(locale, query);
	const name = listingNameOf(words);
	// Only a search is searched for; elsewhere the words are left out.
	const wanted = name?.kind === "search" ? state : { ...state, search: "" };
	return { locale, words, page: name && (await findListingPage(locale, name, wanted)) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { locale, page } = await findPage(params);
	return page ? listingMetadata(locale, page) : notFoundMetadata(locale);
}

/** Listings with a query string; the middleware rewrites it to a folder. */
export default async function Page({ params }: Props) {
	const { locale, words, page } = await findPage(params);
	if (!page) notFound();
	// A search with filters but without a query.
	if (page.place.kind === "search" && page.state.search === "") redirect(screenPath(locale, "search"));
	if (!isRightAddress(locale, page.place, words))
		permanentRedirect(listingPath(locale, urlsOf(page.place)[locale], page.state));
	if (page.place.kind === "search") return <SearchPage locale={locale} page={page} />;
	return <ListingPage locale={locale} page={page} />;
}
