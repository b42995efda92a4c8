import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountLayout } from "#components/account/account-layout.tsx";
import { OrderInAccount } from "#components/account/order-in-account.tsx";
import { NotFoundPage } from "#components/error/not-found-page.tsx";
import { fetchSettings } from "#lib/api/server.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { hiddenMetadata } from "#lib/i18n/page-metadata.ts";

// The page is an empty shell: who bought what is fetched by the browser and kept nowhere else.
export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ id: "0" }];
}

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "myAccount.order" });
	return hiddenMetadata({ title: t("metaTitle"), screen: null });
}

export default async function Page() {
	const locale = await pageLocale();
	const { contacts } = await fetchSettings(locale);
	return (
		<AccountLayout locale={locale} current="account" messages={["order", "courierReview", "review"]}>
			<OrderInAccount locale={locale} contacts={contacts} notFound={<NotFoundPage locale={locale} />} />
		</AccountLayout>
	);
}
