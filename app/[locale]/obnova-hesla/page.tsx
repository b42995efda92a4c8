import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ResetPage } from "#components/account/reset-page.tsx";
import { screenAlternates } from "#lib/i18n/alternates.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "passwordReset" });
	return { title: t("title"), robots: { index: false }, ...screenAlternates(locale, "passwordReset") };
}

export default async function Page() {
	return <ResetPage locale={await pageLocale()} />;
}
