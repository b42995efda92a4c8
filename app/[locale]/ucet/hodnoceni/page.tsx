import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountLayout } from "#components/account/frame/account-layout.tsx";
import { OwnReviewsList } from "#components/account/lists/own-reviews-list.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "myAccount.reviews" });
	return screenMetadata("accountReviews", { title: t("title") });
}

export default async function Page() {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "myAccount.reviews" });
	return (
		<AccountLayout locale={locale} current="accountReviews" messages={["review"]} title={t("title")}>
			<OwnReviewsList locale={locale} />
		</AccountLayout>
	);
}
