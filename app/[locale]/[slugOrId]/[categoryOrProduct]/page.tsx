import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ListingPage } from "#components/listing/listing-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { localPath } from "#lib/i18n/paths.ts";
import { catalogueMetadata } from "#lib/storefront/heads/catalogue-metadata.ts";
import { idOf, requireEntry } from "#lib/storefront/pages/catalogue-page.ts";
import { findListingPage } from "#lib/storefront/pages/listing-page.ts";

export const ensureStatic = "navigation";

/** Pages are rendered on their first visit; the build needs one set of params, here of no existing page. */
export function generateStaticParams() {
	return [{ slugOrId: "0", categoryOrProduct: "x" }];
}

type Props = PageProps<"/[locale]/[slugOrId]/[categoryOrProduct]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	return catalogueMetadata(await pageLocale(), (await params).slugOrId);
}

export default async function Page({ params }: Props) {
	const locale = await pageLocale();
	const { slugOrId, categoryOrProduct } = await params;
	const id = idOf(slugOrId) ?? notFound();
	// Goods have a category, so that this is never their address: it leads to the one with it.
	await requireEntry(locale, id, localPath(locale, `${slugOrId}/${categoryOrProduct}`));
	const page = await findListingPage(locale, { kind: "category", category: { id } });
	if (!page) notFound();
	return <ListingPage locale={locale} page={page} />;
}
