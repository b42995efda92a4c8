import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TextPage } from "#components/content/text-page.tsx";
import { fetchPage } from "#lib/api/server.ts";
import { alternates } from "#lib/i18n/alternates.ts";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";

export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ slugOrId: "0" }];
}

type Props = PageProps<"/[locale]/[slugOrId]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const locale = await pageLocale();
	const page = await fetchPage(locale, (await params).slugOrId);
	if (!page) return notFoundMetadata(locale);
	return { title: page.title, ...alternates(locale, page.urls) };
}

export default async function Page({ params }: Props) {
	const locale = await pageLocale();
	const page = await fetchPage(locale, (await params).slugOrId);
	if (!page) notFound();
	return <TextPage locale={locale} page={page} />;
}
