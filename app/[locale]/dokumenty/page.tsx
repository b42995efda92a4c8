import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DocumentList } from "#components/document/document-list.tsx";
import { fetchDocuments } from "#lib/api/content.ts";
import { alternates } from "#lib/i18n/alternates.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "documents" });
	return {
		title: t("title"),
		description: t("description"),
		...alternates("cs", { cs: screenPath("cs", "documents"), en: null }),
	};
}

/** In Czech alone (specification §2 Routes): the middleware knows no English address of it. */
export default async function Page() {
	return <DocumentList locale={await pageLocale()} documents={await fetchDocuments()} />;
}
