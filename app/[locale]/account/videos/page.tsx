import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountLayout } from "#components/account/account-layout.tsx";
import { VideoList } from "#components/video/video-list.tsx";
import { screenAlternates } from "#lib/i18n/alternates.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "videos" });
	return { title: t("title"), robots: { index: false, follow: false }, ...screenAlternates(locale, "accountVideos") };
}

export default async function Page() {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "videos" });
	return (
		<AccountLayout locale={locale} current="accountVideos" messages={["videos"]} title={t("title")}>
			<VideoList locale={locale} />
		</AccountLayout>
	);
}
