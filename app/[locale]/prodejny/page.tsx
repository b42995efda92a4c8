import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { StoresPage } from "#components/store/stores-page.tsx";
import { fetchStores } from "#lib/api/stores.ts";
import { alternates } from "#lib/i18n/alternates.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const [t, stores] = await Promise.all([getTranslations({ locale, namespace: "stores" }), fetchStores(locale)]);
	return {
		title: t("title"),
		description: t("description", { count: stores.length }),
		...alternates(locale, { cs: screenPath("cs", "stores"), en: screenPath("en", "stores") }),
	};
}

export default async function Page() {
	const locale = await pageLocale();
	return <StoresPage locale={locale} stores={await fetchStores(locale)} />;
}
