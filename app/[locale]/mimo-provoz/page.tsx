import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MaintenancePage } from "#components/maintenance/maintenance-page.tsx";
import { screenAlternates } from "#lib/i18n/alternates.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "maintenance" });
	return { title: t("metaTitle"), robots: { index: false, follow: false }, ...screenAlternates(locale, "maintenance") };
}

export default async function Page() {
	return <MaintenancePage locale={await pageLocale()} />;
}
