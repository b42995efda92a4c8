import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EventRequestPage } from "#components/request/event-request-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "eventForm" });
	return screenMetadata("newEvent", { title: t("title"), description: t("lead") });
}

export default async function Page() {
	return <EventRequestPage locale={await pageLocale()} />;
}
