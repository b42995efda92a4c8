import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BrandsPage } from "#components/listing/brands-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";
import { fetchBrands } from "#lib/storefront/goods/catalogue.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "head.brands" });
	return screenMetadata("brands", { title: t("title"), description: t("description") });
}

export default async function Page() {
	const locale = await pageLocale();
	return <BrandsPage locale={locale} brands={await fetchBrands(locale)} />;
}
