import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountLayout } from "#components/account/frame/account-layout.tsx";
import { VideoList } from "#components/video/video-list.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "videos" });
	return screenMetadata("accountVideos", { title: t("title") });
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
