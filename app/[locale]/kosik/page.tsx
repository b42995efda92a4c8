import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CartPage } from "#components/cart/cart-page.tsx";
import { screenAlternates } from "#lib/i18n/alternates.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "cartPage" });
	return { title: t("metaTitle"), robots: { index: false }, ...screenAlternates(locale, "cart") };
}

export default async function Page() {
	return <CartPage locale={await pageLocale()} />;
}
