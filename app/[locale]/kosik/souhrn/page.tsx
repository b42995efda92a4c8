import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CheckoutPage } from "#components/checkout/checkout-page.tsx";
import { SummaryStep } from "#components/checkout/summary/summary-step.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "checkout.steps" });
	return screenMetadata("checkoutSummary", { title: t("summaryTitle") });
}

export default async function Page() {
	const locale = await pageLocale();
	return (
		<CheckoutPage locale={locale} step="summary">
			<SummaryStep locale={locale} />
		</CheckoutPage>
	);
}
