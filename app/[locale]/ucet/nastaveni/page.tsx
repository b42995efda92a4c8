import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountLayout } from "#components/account/frame/account-layout.tsx";
import { SettingsScreen } from "#components/account/settings/settings-screen.tsx";
import { accountMetadata } from "#lib/i18n/account-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";

export const ensureStatic = "navigation";

export function generateMetadata(): Promise<Metadata> {
	return accountMetadata("accountSettings", "settings");
}

export default async function Page() {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "myAccount.settings" });
	return (
		<AccountLayout locale={locale} current="accountSettings" messages={["checkout"]} title={t("title")}>
			<SettingsScreen locale={locale} />
		</AccountLayout>
	);
}
