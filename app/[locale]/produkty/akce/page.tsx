import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ListingPage } from "#components/listing/listing-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { listingMetadata } from "#lib/storefront/heads/listing-metadata.ts";
import { findListingPage } from "#lib/storefront/pages/listing-page.ts";

export const ensureStatic = "navigation";

async function findPage() {
	const locale = await pageLocale();
	return { locale, page: (await findListingPage(locale, { kind: "sale" })) ?? notFound() };
}

export async function generateMetadata(): Promise<Metadata> {
	const { locale, page } = await findPage();
	return listingMetadata(locale, page);
}

export default async function Page() {
	return <ListingPage {...(await findPage())} />;
}
