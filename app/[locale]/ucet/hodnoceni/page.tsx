import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountLayout } from "#components/account/frame/account-layout.tsx";
import { OwnReviewsList } from "#components/account/lists/own-reviews-list.tsx";
import { accountMetadata } from "#lib/i18n/account-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";

export const ensureStatic = "navigation";

export function generateMetadata(): Promise<Metadata> {
	return accountMetadata("accountReviews", "reviews");
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
