import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EventList } from "#components/event/event-list.tsx";
import { fetchEvents } from "#lib/api/content.ts";
import { screenAlternates } from "#lib/i18n/alternates.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "events" });
	return {
		title: t("title"),
		description: t("description"),
		...screenAlternates(locale, "events"),
	};
}

export default async function Page() {
	const locale = await pageLocale();
	return <EventList locale={locale} events={await fetchEvents(locale)} />;
}
