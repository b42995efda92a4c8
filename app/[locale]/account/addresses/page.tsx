import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountLayout } from "#components/account/account-layout.tsx";
import { AddressesList } from "#components/account/addresses-list.tsx";
import { fetchCountries } from "#lib/api/server.ts";
import { accountMetadata } from "#lib/i18n/account-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";

export const ensureStatic = "navigation";

export function generateMetadata(): Promise<Metadata> {
	return accountMetadata("accountAddresses", "addresses");
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
