import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { ServicePage } from "#components/service/service-page.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { writtenPath } from "#lib/i18n/paths.ts";
import { fetchService } from "#lib/storefront/content/content.ts";
import { serviceMetadata } from "#lib/storefront/heads/written-metadata.ts";
import { idOf } from "#lib/storefront/pages/catalogue-page.ts";

export const ensureStatic = "navigation";

/** Services are rendered on their first visit; the build needs one set of params, here of no existing page. */
export function generateStaticParams() {
	return [{ id: "0", slug: "x" }];
}

type Props = PageProps<"/[locale]/sluzby/[id]/[slug]">;

async function findService(locale: Locale, word: string) {
	const id = idOf(word);
	return id === null ? null : fetchService(locale, id);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const locale = await pageLocale();
	return serviceMetadata(locale, await findService(locale, (await params).id));
}

export default async function Page({ params }: Props) {
	const locale = await pageLocale();
	const { id, slug } = await params;
	const service = await findService(locale, id);
	if (!service) notFound();
	if (writtenPath(locale, "services", { id: service.id, slug }) !== service.url) permanentRedirect(service.url);
	return <ServicePage locale={locale} service={service} />;
}
