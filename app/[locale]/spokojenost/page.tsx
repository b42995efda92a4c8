import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SatisfactionPage } from "#components/satisfaction/satisfaction-page.tsx";
import { alternates } from "#lib/i18n/alternates.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";

// The same for everyone: which order it is about, the browser reads from the address.
export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "satisfaction" });
	return {
		title: t("metaTitle"),
		description: t("metaDescription"),
		// Its address may hold the secret of an order.
		referrer: "no-referrer",
		...alternates(locale, { cs: screenPath("cs", "satisfaction"), en: screenPath("en", "satisfaction") }),
	};
}

export default async function Page() {
	return <SatisfactionPage locale={await pageLocale()} />;
}
