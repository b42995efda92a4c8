import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountLayout } from "#components/account/frame/account-layout.tsx";
import { InvoiceDetails } from "#components/account/settings/invoice-form.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";

import { fetchCountries } from "#lib/storefront/content/settings.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "myAccount.invoice" });
	return screenMetadata("accountInvoice", { title: t("title") });
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
