import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { CareerPage } from "#components/career/career-page.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { writtenPath } from "#lib/i18n/paths.ts";
import { fetchCareer } from "#lib/storefront/content/content.ts";
import { fetchSettings } from "#lib/storefront/content/settings.ts";
import { careerMetadata } from "#lib/storefront/heads/written-metadata.ts";
import { idOf } from "#lib/storefront/pages/catalogue-page.ts";

export const ensureStatic = "navigation";

/** Rendered on the first visit; the build needs one set of params, here of no existing page. */
export function generateStaticParams() {
	return [{ id: "0", slug: "x" }];
}

type Props = PageProps<"/[locale]/kariera/[id]/[slug]">;

async function findCareer(locale: Locale, word: string) {
	const id = idOf(word);
	return id === null ? null : fetchCareer(locale, id);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const locale = await pageLocale();
	return careerMetadata(locale, await findCareer(locale, (await params).id));
}

export default async function Page({ params }: Props) {
	const locale = await pageLocale();
	const { id, slug } = await params;
	const [career, settings] = await Promise.all([findCareer(locale, id), fetchSettings(locale)]);
	if (!career) notFound();
	if (writtenPath(locale, "careers", { id: career.id, slug }) !== career.url) permanentRedirect(career.url);
	return <CareerPage locale={locale} career={career} email={settings.contacts.email} />;
}
