import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFoundPage } from "#components/error/not-found-page.tsx";
import { SearchBox } from "#components/search/search-box.tsx";
import { StartHere } from "#components/search/start-here.tsx";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { fetchSearchPlaceholders } from "#lib/storefront/content/settings.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	return notFoundMetadata(await pageLocale());
}

/** The 404 page, which the server sends for every unknown address (lib/server/app/front.ts). */
export default async function Page() {
	const locale = await pageLocale();
	const [t, placeholders] = await Promise.all([getTranslations({ locale }), fetchSearchPlaceholders(locale)]);
	return (
		<NotFoundPage locale={locale}>
			<SearchBox
				locale={locale}
				action={screenPath(locale, "search")}
				placeholders={placeholders}
				labels={{ label: t("search.promptTitle"), submit: t("searchBox.submit") }}
			/>
			<StartHere locale={locale} />
		</NotFoundPage>
	);
}
