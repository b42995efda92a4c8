import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { NotFoundPage } from "#components/error/not-found-page.tsx";
import { OrderSummaryPage } from "#components/order/order-summary-page.tsx";
import { Withdrawal } from "#components/order/withdrawal/withdrawal.tsx";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";

import { isKey } from "#lib/storefront/content/link-form.ts";
import { fetchSettings } from "#lib/storefront/content/settings.ts";

// The page is a static shell: the browser fetches the order.
export const ensureStatic = "navigation";

// The build needs one address: of the right form, to render the whole page, but of no existing order.
export function generateStaticParams() {
	return [{ id: "1", hash: "0".repeat(32) }];
}

type Props = PageProps<"/[locale]/shrnuti/[id]/[hash]/odstoupeni">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	if (!isKey(await params)) return notFoundMetadata(await pageLocale());
	const t = await getTranslations({ locale: await pageLocale(), namespace: "withdrawal" });
	return screenMetadata("summary", { title: t("metaTitle") });
}

export default async function Page({ params }: Props) {
	if (!isKey(await params)) notFound();
	const locale = await pageLocale();
	const { contacts } = await fetchSettings(locale);
	return (
		<OrderSummaryPage locale={locale} messages={["withdrawal", "validation"]} isNarrow>
			<Withdrawal locale={locale} contacts={contacts} notFound={<NotFoundPage locale={locale} />} />
		</OrderSummaryPage>
	);
}
