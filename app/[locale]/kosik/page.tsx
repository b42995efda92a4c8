import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CartPage } from "#components/cart/cart-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "cartPage" });
	return screenMetadata("cart", { title: t("metaTitle") });
}

export default async function Page() {
	return <CartPage locale={await pageLocale()} />;
}
