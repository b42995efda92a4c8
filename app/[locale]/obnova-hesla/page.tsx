import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ResetPage } from "#components/account/password/reset-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { hiddenMetadata } from "#lib/i18n/page-metadata.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "passwordReset" });
	return hiddenMetadata({ title: t("title"), screen: "passwordReset" });
}

export default async function Page() {
	return <ResetPage locale={await pageLocale()} />;
}
