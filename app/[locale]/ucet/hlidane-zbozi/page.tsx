import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountLayout } from "#components/account/frame/account-layout.tsx";
import { WatchedList } from "#components/account/lists/watched-list.tsx";
import { accountMetadata } from "#lib/i18n/account-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";

export const ensureStatic = "navigation";

export function generateMetadata(): Promise<Metadata> {
	return accountMetadata("accountWatched", "watched");
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
