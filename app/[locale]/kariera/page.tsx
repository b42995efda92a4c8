import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CareerList } from "#components/career/career-list.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";
import { fetchCareers } from "#lib/storefront/content/content.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "head.careers" });
	return screenMetadata("careers", { title: t("title"), description: t("description") });
}

export default async function Page() {
	const locale = await pageLocale();
	return <CareerList locale={locale} careers={await fetchCareers(locale)} />;
}
