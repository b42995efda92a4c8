import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountLayout } from "#components/account/frame/account-layout.tsx";
import { NotFoundPage } from "#components/error/not-found-page.tsx";
import { InfluencerScreen } from "#components/influencer/influencer-screen.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";

// The page is a static shell: the browser fetches the influencer's numbers.
export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "influencer" });
	return screenMetadata("accountInfluencer", { title: t("title") });
}

export default async function Page() {
	const locale = await pageLocale();
	return (
		<AccountLayout locale={locale} current="accountInfluencer" messages={["influencer", "influencerTable", "order"]}>
			<InfluencerScreen locale={locale} notFound={<NotFoundPage locale={locale} />} />
		</AccountLayout>
	);
}
