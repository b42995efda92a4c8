import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { StoresPage } from "#components/store/stores-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";
import { fetchStores } from "#lib/storefront/content/stores.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const [t, stores] = await Promise.all([getTranslations({ locale }), fetchStores(locale)]);
	const count = stores.length;
	const description = count > 0 ? t("stores.description", { count }) : t("stores.noStores");
	return screenMetadata("stores", { title: t("head.stores"), description });
}

export default async function Page() {
	const locale = await pageLocale();
	return <StoresPage locale={locale} stores={await fetchStores(locale)} />;
}
