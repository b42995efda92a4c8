import { notFound, permanentRedirect } from "next/navigation";
import { findLegacyUrl } from "#lib/api/legacy.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";

export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ words: ["0"] }];
}

/** Addresses of the shop before this one lead to today's (specification §2). */
export default async function Page({ params }: PageProps<"/[locale]/backup-products/[...words]">) {
	const url = await findLegacyUrl(await pageLocale(), (await params).words);
	if (!url) notFound();
	permanentRedirect(url);
}
