import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { TextPage } from "#components/content/text-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { localPath } from "#lib/i18n/paths.ts";
import { fetchPage } from "#lib/storefront/content/content.ts";
import { fetchSettings } from "#lib/storefront/content/settings.ts";
import { writtenMetadata } from "#lib/storefront/heads/written-metadata.ts";

export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ slugOrId: "0" }];
}

type Props = PageProps<"/[locale]/[slugOrId]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const locale = await pageLocale();
	return writtenMetadata(locale, await fetchPage(locale, (await params).slugOrId));
}

export default async function Page({ params }: Props) {
	const locale = await pageLocale();
	const { slugOrId } = await params;
	const page = await fetchPage(locale, slugOrId);
	if (!page) notFound();
	// Info pages have another address.
	const url = page.urls[locale];
	if (url !== null && url !== localPath(locale, slugOrId)) permanentRedirect(url);
	return <TextPage locale={locale} page={page} settings={await fetchSettings(locale)} />;
}
