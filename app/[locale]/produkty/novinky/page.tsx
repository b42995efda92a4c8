import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SpecialListing } from "#components/listing/special-listing.tsx";
import { fetchListing } from "#lib/api/server.ts";
import { DEFAULT_SORT } from "#lib/domain/sorting.ts";
import { alternates } from "#lib/i18n/alternates.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "listing" });
	return {
		title: t("newTitle"),
		description: t("newDescription"),
		...alternates(locale, { cs: screenPath("cs", "newProducts"), en: screenPath("en", "newProducts") }),
	};
}

export default async function Page() {
	const locale = await pageLocale();
	return (
		<SpecialListing
			locale={locale}
			list="new"
			sort={DEFAULT_SORT}
			listing={await fetchListing(locale, { list: "new" })}
		/>
	);
}
