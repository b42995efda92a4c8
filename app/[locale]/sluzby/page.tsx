import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ServicesPage } from "#components/service/services-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";
import { fetchServices } from "#lib/storefront/content/content.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "head.services" });
	return screenMetadata("services", { title: t("title"), description: t("description") });
}

export default async function Page() {
	const locale = await pageLocale();
	return <ServicesPage locale={locale} services={await fetchServices(locale)} />;
}
