import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ResetPage } from "#components/account/password/reset-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "passwordReset" });
	return screenMetadata("passwordReset", { title: t("title") });
}

export default async function Page() {
	return <ResetPage locale={await pageLocale()} />;
}
