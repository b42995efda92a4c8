import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { PartyStartPage } from "#components/party/party-start-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";
import { fetchCategoryTree } from "#lib/storefront/goods/catalogue.ts";
import { themesIn } from "#lib/storefront/goods/themes.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "party" });
	return screenMetadata("party", { title: t("title"), description: t("intro") });
}

/** The middleware leads on who has chosen a theme. */
export default async function Page() {
	const locale = await pageLocale();
	const themes = themesIn(await fetchCategoryTree(locale));
	if (!themes) notFound();
	return <PartyStartPage locale={locale} themes={themes} />;
}
