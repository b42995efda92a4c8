import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NewsletterPage } from "#components/newsletter/newsletter-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { hiddenMetadata } from "#lib/i18n/page-metadata.ts";

// The page is an empty shell: which newsletter it is about is in its address alone.
export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ hash: "0" }];
}

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "newsletterPage" });
	return hiddenMetadata({ title: t("metaTitle"), screen: null, isSecret: true });
}

export default async function Page() {
	return <NewsletterPage locale={await pageLocale()} />;
}
