import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CareerList } from "#components/career/career-list.tsx";
import { fetchCareers } from "#lib/api/content.ts";
import { screenAlternates } from "#lib/i18n/alternates.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "careers" });
	return {
		title: t("title"),
		description: t("description"),
		...screenAlternates(locale, "careers"),
	};
}

export default async function Page() {
	const locale = await pageLocale();
	return <CareerList locale={locale} careers={await fetchCareers(locale)} />;
}
