import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryPage } from "#components/listing/category-page.tsx";
import { SpecialListing } from "#components/listing/special-listing.tsx";
import { catalogueMetadata } from "#lib/api/catalogue-metadata.ts";
import { requireCataloguePage } from "#lib/api/catalogue-page.ts";
import { fetchListing } from "#lib/api/server.ts";
import { listingPath, readListingState } from "#lib/i18n/listing-query.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { localPath } from "#lib/i18n/paths.ts";
import { queryOfFolder } from "#lib/i18n/rewrite.ts";

export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ query: "strana-2", slugOrId: "0", categoryOrProduct: "x" }];
}

type Props = PageProps<"/[locale]/vypis/[query]/[slugOrId]/[categoryOrProduct]">;

/** A further page is canonical to itself, another order of the same goods to the plain list. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const locale = await pageLocale();
	const { query, slugOrId } = await params;
	const { page } = readListingState(locale, queryOfFolder(query));
	const metadata = await catalogueMetadata(locale, slugOrId);
	const canonical = metadata.alternates?.canonical;
	if (page === 1 || typeof canonical !== "string") return metadata;
	return { ...metadata, alternates: { canonical: listingPath(locale, canonical, { sort: "recommended", page }) } };
}

/** Listings with a query string; the middleware leads here with the query as a folder. */
export default async function Page({ params }: Props) {
	const locale = await pageLocale();
	const { query, slugOrId, categoryOrProduct } = await params;
	const { sort, page } = readListingState(locale, queryOfFolder(query));
	if (slugOrId === "produkty") {
		if (categoryOrProduct !== "akce" && categoryOrProduct !== "novinky") notFound();
		const list = categoryOrProduct === "akce" ? "sale" : "new";
		return <SpecialListing locale={locale} list={list} sort={sort} page={page} />;
	}
	const found = await requireCataloguePage(locale, slugOrId, localPath(locale, `${slugOrId}/${categoryOrProduct}`));
	if (found.type !== "category") notFound();
	const listing = await fetchListing(locale, { category: found.category.id, sort, page });
	// Pages past the end do not exist, so that nobody can fill the store with them.
	if (page > listing.pages) notFound();
	return <CategoryPage locale={locale} category={found.category} listing={listing} sort={sort} />;
}
