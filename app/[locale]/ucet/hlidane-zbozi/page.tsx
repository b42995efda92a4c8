import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountLayout } from "#components/account/frame/account-layout.tsx";
import { WatchedList } from "#components/account/lists/watched-list.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "myAccount.watched" });
	return screenMetadata("accountWatched", { title: t("title") });
}

export default async function Page() {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "myAccount.watched" });
	return (
		<AccountLayout locale={locale} current="accountWatched" messages={["watchdog"]} title={t("title")}>
			<WatchedList locale={locale} />
		</AccountLayout>
	);
}
