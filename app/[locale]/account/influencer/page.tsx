import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountLayout } from "#components/account/account-layout.tsx";
import { NotFoundPage } from "#components/error/not-found-page.tsx";
import { InfluencerScreen } from "#components/influencer/influencer-screen.tsx";
import { screenAlternates } from "#lib/i18n/alternates.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";

// The page is an empty shell: whose numbers they are is known to the API alone.
export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "influencer" });
	return {
		title: t("title"),
		robots: { index: false, follow: false },
		...screenAlternates(locale, "accountInfluencer"),
	};
}

export default async function Page() {
	const locale = await pageLocale();
	return (
		<AccountLayout locale={locale} current="accountInfluencer" messages={["influencer", "influencerTable", "order"]}>
			<InfluencerScreen locale={locale} notFound={<NotFoundPage locale={locale} />} />
		</AccountLayout>
	);
}
