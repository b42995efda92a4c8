import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DocumentList } from "#components/document/document-list.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { pageMetadata, screenUrls } from "#lib/i18n/page-metadata.ts";
import { fetchDocuments } from "#lib/storefront/content/content.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: "cs", namespace: "head.documents" });
	return pageMetadata({
		locale: "cs",
		title: t("title"),
		description: t("description"),
		urls: screenUrls("documents"),
	});
}

/** In Czech only (promises §2 Routes): the middleware has no English address for it. */
export default async function Page() {
	return <DocumentList locale={await pageLocale()} documents={await fetchDocuments()} />;
}
