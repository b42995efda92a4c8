import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AddressesList } from "#components/account/addresses/addresses-list.tsx";
import { AccountLayout } from "#components/account/frame/account-layout.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";

import { fetchCountries } from "#lib/storefront/content/settings.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "myAccount.addresses" });
	return screenMetadata("accountAddresses", { title: t("title") });
}

export default async function Page() {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "myAccount.addresses" });
	return (
		<AccountLayout locale={locale} current="accountAddresses" messages={["checkout"]} title={t("title")}>
			<AddressesList countries={await fetchCountries(locale)} />
		</AccountLayout>
	);
}
