import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ListingPage } from "#components/listing/listing-page.tsx";
import { ProductPage } from "#components/product/product-page.tsx";
import { ProductTags } from "#components/product/product-tags.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { localPath } from "#lib/i18n/paths.ts";
import { catalogueMetadata } from "#lib/storefront/heads/catalogue-metadata.ts";
import { requireCataloguePage } from "#lib/storefront/pages/catalogue-page.ts";
import { findListingPage } from "#lib/storefront/pages/listing-page.ts";
import { requireBesideProduct } from "#lib/storefront/pages/product-page.ts";

export const ensureStatic = "navigation";

/** Pages are made on their first visit; the build needs one set of words, and this one names nothing. */
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
	const page = await requireCataloguePage(locale, slugOrId, localPath(locale, `${slugOrId}/${categoryOrProduct}`));
	if (page.type === "product") {
		const beside = await requireBesideProduct(locale, page.product.id);
		return (
			<>
				<ProductTags product={page.product} />
				<ProductPage locale={locale} product={page.product} {...beside} />
			</>
		);
	}
	const listingPage = await findListingPage(locale, { kind: "category", category: page.category });
	if (!listingPage) notFound();
	return <ListingPage locale={locale} page={listingPage} />;
}
