import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EventList } from "#components/event/event-list.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";
import { fetchEvents } from "#lib/storefront/content/content.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "head.events" });
	return screenMetadata("events", { title: t("title"), description: t("description") });
}

export default async function Page() {
	const locale = await pageLocale();
	return <EventList locale={locale} events={await fetchEvents(locale)} />;
}
