import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CheckoutPage } from "#components/checkout/checkout-page.tsx";
import { SummaryStep } from "#components/checkout/summary-step.tsx";
import { screenAlternates } from "#lib/i18n/alternates.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "checkout.steps" });
	return { title: t("summaryTitle"), robots: { index: false }, ...screenAlternates(locale, "checkoutSummary") };
}

export default async function Page() {
	const locale = await pageLocale();
	return (
		<CheckoutPage locale={locale} step="summary">
			<SummaryStep locale={locale} />
		</CheckoutPage>
	);
}
