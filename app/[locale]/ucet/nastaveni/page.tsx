import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountLayout } from "#components/account/frame/account-layout.tsx";
import { SettingsScreen } from "#components/account/settings/settings-screen.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "myAccount.settings" });
	return screenMetadata("accountSettings", { title: t("title") });
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
