import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { fetchEntryBySlug } from "#lib/storefront/goods/catalogue.ts";

export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ slug: "0" }];
}

/** Whatever is found is elsewhere, so this head is seen only when nothing is. */
export async function generateMetadata(): Promise<Metadata> {
	return notFoundMetadata(await pageLocale());
}

/** The shop entry by a category's word leads to the category. */
export default async function Page({ params }: PageProps<"/[locale]/eshop/[slug]">) {
	const category = await fetchEntryBySlug(await pageLocale(), "category", (await params).slug);
	if (!category) notFound();
	permanentRedirect(category.url);
}
