import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SatisfactionPage } from "#components/satisfaction/satisfaction-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";

// The page is the same for everyone: the browser reads the order from the address.
export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "satisfaction" });
	return screenMetadata("satisfaction", { title: t("metaTitle"), description: t("metaDescription") });
}

export default async function Page() {
	return <SatisfactionPage locale={await pageLocale()} />;
}
