import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CheckoutPage } from "#components/checkout/checkout-page.tsx";
import { DeliveryStep } from "#components/checkout/delivery-step.tsx";
import { screenAlternates } from "#lib/i18n/alternates.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "checkout.steps" });
	return { title: t("deliveryTitle"), robots: { index: false }, ...screenAlternates(locale, "checkoutDelivery") };
}

export default async function Page() {
	const locale = await pageLocale();
	return (
		<CheckoutPage locale={locale} step="delivery">
			<DeliveryStep locale={locale} />
		</CheckoutPage>
	);
}
