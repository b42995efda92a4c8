import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { ListingPage } from "#components/listing/listing-page.tsx";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { listingMetadata } from "#lib/storefront/heads/listing-metadata.ts";
import { idOf } from "#lib/storefront/pages/catalogue-page.ts";
import { findListingPage } from "#lib/storefront/pages/listing-page.ts";

export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ id: "0", slug: "x" }];
}

type Props = PageProps<"/[locale]/znacka/[id]/[slug]">;

async function findPage(params: Props["params"]) {
	const locale = await pageLocale();
	const id = idOf((await params).id);
	return { locale, page: id === null ? null : await findListingPage(locale, { kind: "brand", brand: { id } }) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { locale, page } = await findPage(params);
	return page ? listingMetadata(locale, page) : notFoundMetadata(locale);
}

export default async function Page({ params }: Props) {
	const { locale, page } = await findPage(params);
	if (page?.place.kind !== "brand") notFound();
	const { brand } = page.place;
	if ((await params).slug !== brand.slug) permanentRedirect(brand.url);
	return <ListingPage locale={locale} page={page} />;
}
