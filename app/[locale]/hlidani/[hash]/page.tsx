import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { WatchPage } from "#components/watchdog/watch-page.tsx";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";
import { isHash } from "#lib/storefront/content/link-form.ts";

// The page is a static shell: only the address names the watch.
export const ensureStatic = "navigation";

// The build needs one address: of the right form, to render the whole page, but of no existing watch.
export function generateStaticParams() {
	return [{ hash: "0".repeat(32) }];
}

type Props = PageProps<"/[locale]/hlidani/[hash]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	if (!isHash((await params).hash)) return notFoundMetadata(await pageLocale());
	const t = await getTranslations({ locale: await pageLocale(), namespace: "watchdogEnd" });
	return screenMetadata("watchdog", { title: t("metaTitle") });
}

export default async function Page({ params }: Props) {
	if (!isHash((await params).hash)) notFound();
	return <WatchPage locale={await pageLocale()} />;
}
