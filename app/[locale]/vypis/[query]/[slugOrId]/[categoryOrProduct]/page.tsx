import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { CategoryPage } from "#components/listing/category-page.tsx";
import { SpecialListing } from "#components/listing/special-listing.tsx";
import { findListingPage, listingMetadata } from "#lib/api/listing-page.ts";
import { listingPath } from "#lib/i18n/listing-query.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { localPath } from "#lib/i18n/paths.ts";

export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ query: "strana-2", slugOrId: "0", categoryOrProduct: "x" }];
}

type Props = PageProps<"/[locale]/vypis/[query]/[slugOrId]/[categoryOrProduct]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	return listingMetadata(await pageLocale(), await params);
}

/** Listings with a query string; the middleware leads here with the query as a folder. */
export default async function Page({ params }: Props) {
	const locale = await pageLocale();
	const words = await params;
	const found = await findListingPage(locale, words);
	if (!found) notFound();
	const { sort, listing } = found;
	if ("list" in found) return <SpecialListing locale={locale} list={found.list} sort={sort} listing={listing} />;
	const { url } = found.category;
	const isHere = localPath(locale, `${words.slugOrId}/${words.categoryOrProduct}`) === url;
	if (!isHere) permanentRedirect(listingPath(locale, url, { sort, page: listing.page }));
	return <CategoryPage locale={locale} category={found.category} listing={listing} sort={sort} />;
}
