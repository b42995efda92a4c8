import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountLayout } from "#components/account/frame/account-layout.tsx";
import { OrdersList } from "#components/account/lists/orders-list.tsx";
import { accountMetadata } from "#lib/i18n/account-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";

export const ensureStatic = "navigation";

export function generateMetadata(): Promise<Metadata> {
	return accountMetadata("account", "orders");
}

export default async function Page() {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "myAccount.orders" });
	return (
		<AccountLayout locale={locale} current="account" messages={["order", "listing"]} title={t("title")}>
			<OrdersList locale={locale} />
		</AccountLayout>
	);
}
