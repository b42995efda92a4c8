import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ContactList } from "#components/contact/contact-list.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { pageMetadata, screenUrls } from "#lib/i18n/page-metadata.ts";

import { fetchContacts } from "#lib/storefront/content/content.ts";
import { fetchSettings } from "#lib/storefront/content/settings.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: "cs", namespace: "head.contacts" });
	return pageMetadata({ locale: "cs", title: t("title"), description: t("description"), urls: screenUrls("contacts") });
}

/** In Czech only (promises §2 Routes): the middleware has no English address for it. */
export default async function Page() {
	const locale = await pageLocale();
	const [contacts, settings] = await Promise.all([fetchContacts(), fetchSettings(locale)]);
	return <ContactList locale={locale} contacts={contacts} company={settings.contacts} />;
}
