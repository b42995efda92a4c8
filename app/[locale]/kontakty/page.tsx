import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ContactList } from "#components/contact/contact-list.tsx";
import { fetchContacts } from "#lib/api/content.ts";
import { fetchSettings } from "#lib/api/server.ts";
import { alternates } from "#lib/i18n/alternates.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "contacts" });
	return {
		title: t("title"),
		description: t("description"),
		...alternates("cs", { cs: screenPath("cs", "contacts"), en: null }),
	};
}

/** In Czech alone (specification §2 Routes): the middleware knows no English address of it. */
export default async function Page() {
	const locale = await pageLocale();
	const [contacts, settings] = await Promise.all([fetchContacts(), fetchSettings(locale)]);
	return <ContactList locale={locale} contacts={contacts} company={settings.contacts} />;
}
