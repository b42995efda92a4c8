import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AccountLayout } from "#components/account/frame/account-layout.tsx";
import { OrderInAccount } from "#components/account/lists/order-in-account.tsx";
import { NotFoundPage } from "#components/error/not-found-page.tsx";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";

import { isId } from "#lib/storefront/content/link-form.ts";
import { fetchSettings } from "#lib/storefront/content/settings.ts";

// The page is a static shell: the browser fetches the order, and no cache keeps it.
export const ensureStatic = "navigation";

// The build needs one address of the right form, to render the whole page.
export function generateStaticParams() {
	return [{ id: "1" }];
}

type Props = PageProps<"/[locale]/ucet/objednavka/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	if (!isId((await params).id)) return notFoundMetadata(await pageLocale());
	const t = await getTranslations({ locale: await pageLocale(), namespace: "myAccount.order" });
	return screenMetadata("accountOrder", { title: t("metaTitle") });
}

export default async function Page({ params }: Props) {
	if (!isId((await params).id)) notFound();
	const locale = await pageLocale();
	const { contacts } = await fetchSettings(locale);
	return (
		<AccountLayout
			locale={locale}
			current="account"
			messages={["order", "courierReview", "review", "workingDays", "promisedDates", "promise"]}
		>
			<OrderInAccount locale={locale} contacts={contacts} notFound={<NotFoundPage locale={locale} />} />
		</AccountLayout>
	);
}
