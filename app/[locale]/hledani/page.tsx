import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SearchStart } from "#components/search/search-start.tsx";
import { StartHere } from "#components/search/start-here.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { fetchSearchPlaceholders } from "#lib/storefront/content/settings.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "search" });
	return screenMetadata("search", { title: t("title"), description: t("description") });
}

/** The search page without a query; queries have another folder. */
export default async function Page() {
	const locale = await pageLocale();
	const placeholders = await fetchSearchPlaceholders(locale);
	return (
		<SearchStart locale={locale} action={screenPath(locale, "search")} placeholders={placeholders}>
			<StartHere locale={locale} />
		</SearchStart>
	);
}
