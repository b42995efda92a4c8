import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountLayout } from "#components/account/frame/account-layout.tsx";
import { InvoiceDetails } from "#components/account/settings/invoice-form.tsx";
import { accountMetadata } from "#lib/i18n/account-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { fetchCountries } from "#lib/storefront/client/server.ts";

export const ensureStatic = "navigation";

export function generateMetadata(): Promise<Metadata> {
	return accountMetadata("accountInvoice", "invoice");
}

export default async function Page() {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "myAccount.invoice" });
	return (
		<AccountLayout locale={locale} current="accountInvoice" messages={["checkout"]} title={t("title")}>
			<p>{t("lead")}</p>
			<InvoiceDetails countries={await fetchCountries(locale)} />
		</AccountLayout>
	);
}
