import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MaintenancePage } from "#components/maintenance/maintenance-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "maintenance" });
	return screenMetadata("maintenance", { title: t("metaTitle") });
}

export default async function Page() {
	return <MaintenancePage locale={await pageLocale()} />;
}
