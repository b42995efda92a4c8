import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EventThanksPage } from "#components/request/event-thanks-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "eventForm" });
	return screenMetadata("eventThanks", { title: t("thanksTitle") });
}

export default async function Page() {
	return <EventThanksPage locale={await pageLocale()} />;
}
