import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CheckoutPage } from "#components/checkout/checkout-page.tsx";
import { DeliveryStep } from "#components/checkout/delivery/delivery-step.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "checkout.steps" });
	return screenMetadata("checkoutDelivery", { title: t("deliveryTitle") });
}

export default async function Page() {
	const locale = await pageLocale();
	return (
		<CheckoutPage locale={locale} step="delivery">
			<DeliveryStep locale={locale} />
		</CheckoutPage>
	);
}
