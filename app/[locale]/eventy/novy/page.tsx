import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EventRequestPage } from "#components/request/event-request-page.tsx";
import { alternates } from "#lib/i18n/alternates.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "eventForm" });
	const urls = { cs: screenPath("cs", "newEvent"), en: screenPath("en", "newEvent") };
	return { title: t("title"), description: t("lead"), ...alternates(locale, urls) };
}

export default async function Page() {
	return <EventRequestPage locale={await pageLocale()} />;
}
