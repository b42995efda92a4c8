import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EventThanksPage } from "#components/request/event-thanks-page.tsx";
import { alternates } from "#lib/i18n/alternates.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "eventForm" });
	const urls = { cs: screenPath("cs", "eventThanks"), en: screenPath("en", "eventThanks") };
	return { title: t("thanksTitle"), robots: { index: false }, ...alternates(locale, urls) };
}

export default async function Page() {
	return <EventThanksPage locale={await pageLocale()} />;
}
