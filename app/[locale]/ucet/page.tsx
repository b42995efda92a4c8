import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountLayout } from "#components/account/frame/account-layout.tsx";
import { OrdersList } from "#components/account/lists/orders-list.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "myAccount.orders" });
	return screenMetadata("account", { title: t("title") });
}

export default async function Page() {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "myAccount.orders" });
	return (
		<AccountLayout locale={locale} current="account" messages={["order", "request", "listing"]} title={t("title")}>
			<OrdersList locale={locale} />
		</AccountLayout>
	);
}
