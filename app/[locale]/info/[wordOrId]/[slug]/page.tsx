import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { TextPage } from "#components/content/text-page.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { writtenPath } from "#lib/i18n/paths.ts";
import { fetchPageById } from "#lib/storefront/content/content.ts";
import { fetchSettings } from "#lib/storefront/content/settings.ts";
import { writtenMetadata } from "#lib/storefront/heads/written-metadata.ts";
import { idOf } from "#lib/storefront/pages/catalogue-page.ts";

export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ wordOrId: "0", slug: "x" }];
}

type Props = PageProps<"/[locale]/info/[wordOrId]/[slug]">;

async function findPage(locale: Locale, word: string) {
	const id = idOf(word);
	return id === null ? null : fetchPageById(locale, id);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const locale = await pageLocale();
	return writtenMetadata(locale, await findPage(locale, (await params).wordOrId));
}

/** `/info/{id}/{slug}`; a page with another address redirects to it. */
export default async function Page({ params }: Props) {
	const locale = await pageLocale();
	const { wordOrId, slug } = await params;
	const page = await findPage(locale, wordOrId);
	if (!page) notFound();
	const url = page.urls[locale];
	if (url !== null && url !== writtenPath(locale, "info", { id: page.id, slug })) permanentRedirect(url);
	return <TextPage locale={locale} page={page} settings={await fetchSettings(locale)} />;
}
