import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { NewsletterPage } from "#components/newsletter/newsletter-page.tsx";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";
import { isHash } from "#lib/storefront/content/link-form.ts";

// The page is a static shell: only the address names the subscription.
export const ensureStatic = "navigation";

// The build needs one address: of the right form, to render the whole page, but of no existing subscription.
export function generateStaticParams() {
	return [{ hash: "0".repeat(32) }];
}

type Props = PageProps<"/[locale]/newsletter/[hash]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	if (!isHash((await params).hash)) return notFoundMetadata(await pageLocale());
	const t = await getTranslations({ locale: await pageLocale(), namespace: "newsletterPage" });
	return screenMetadata("newsletter", { title: t("metaTitle") });
}

export default async function Page({ params }: Props) {
	if (!isHash((await params).hash)) notFound();
	return <NewsletterPage locale={await pageLocale()} />;
}
