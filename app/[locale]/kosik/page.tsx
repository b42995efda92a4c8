import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Checkout } from "#components/checkout/checkout.tsx";
import { CheckoutPage } from "#components/checkout/checkout-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "checkout" });
	return { title: t("metaTitle"), robots: { index: false } };
}

export default async function Page() {
	const locale = await pageLocale();
	return (
		<CheckoutPage locale={locale}>
			<Checkout locale={locale} />
		</CheckoutPage>
	);
}
