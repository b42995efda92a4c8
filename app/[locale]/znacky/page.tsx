import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BrandsPage } from "#components/listing/brands-page.tsx";
import { fetchBrands } from "#lib/api/server.ts";
import { alternates } from "#lib/i18n/alternates.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "listing" });
	return {
		title: t("brandsTitle"),
		description: t("brandsDescription"),
		...alternates(locale, { cs: screenPath("cs", "brands"), en: screenPath("en", "brands") }),
	};
}

export default async function Page() {
	const locale = await pageLocale();
	return <BrandsPage locale={locale} brands={await fetchBrands(locale)} />;
}
