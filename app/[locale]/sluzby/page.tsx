import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ServicesPage } from "#components/service/services-page.tsx";
import { fetchServices } from "#lib/api/content.ts";
import { alternates } from "#lib/i18n/alternates.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "service" });
	const urls = { cs: screenPath("cs", "services"), en: screenPath("en", "services") };
	return { title: t("title"), description: t("description"), ...alternates(locale, urls) };
}

export default async function Page() {
	const locale = await pageLocale();
	return <ServicesPage locale={locale} services={await fetchServices(locale)} />;
}
