import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { fetchEntryBySlug } from "#lib/storefront/goods/catalogue.ts";

export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ slug: "0" }];
}

/** A match redirects, so this head is shown only when there is none. */
export async function generateMetadata(): Promise<Metadata> {
	return notFoundMetadata(await pageLocale());
}

/** The shop entry with a category's slug redirects to the category. */
export default async function Page({ params }: PageProps<"/[locale]/eshop/[slug]">) {
	const category = await fetchEntryBySlug(await pageLocale(), "category", (await params).slug);
	if (!category) notFound();
	permanentRedirect(category.url);
}
