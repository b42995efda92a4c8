import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { findLegacyUrl } from "#lib/storefront/pages/legacy.ts";

export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ words: ["0"] }];
}

/** A match redirects, so this head is shown only when there is none. */
export async function generateMetadata(): Promise<Metadata> {
	return notFoundMetadata(await pageLocale());
}

/** Addresses of the previous shop redirect to today's (promises §2). */
export default async function Page({ params }: PageProps<"/[locale]/backup-products/[...words]">) {
	const url = await findLegacyUrl(await pageLocale(), (await params).words);
	if (!url) notFound();
	permanentRedirect(url);
}
