import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { NotFoundPage } from "#components/error/not-found-page.tsx";
import { RequestPlace } from "#components/request/details/request-place.tsx";
import { RequestScreen } from "#components/request/details/request-screen.tsx";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenMetadata } from "#lib/i18n/page-metadata.ts";

import { isKey } from "#lib/storefront/content/link-form.ts";
import { fetchSettings } from "#lib/storefront/content/settings.ts";

// The page is a static shell: the browser fetches the request, and no cache keeps it.
export const ensureStatic = "navigation";

// The build needs one address: of the right form, to render the whole page, but of no existing request.
export function generateStaticParams() {
	return [{ id: "1", hash: "0".repeat(32) }];
}

type Props = PageProps<"/[locale]/pozadavek/[id]/[hash]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	if (!isKey(await params)) return notFoundMetadata(await pageLocale());
	const t = await getTranslations({ locale: await pageLocale(), namespace: "request" });
	return screenMetadata("request", { title: t("metaTitle") });
}

export default async function Page({ params }: Props) {
	if (!isKey(await params)) notFound();
	const locale = await pageLocale();
	const { contacts } = await fetchSettings(locale);
	return (
		<RequestPlace locale={locale}>
			<RequestScreen locale={locale} contacts={contacts} notFound={<NotFoundPage locale={locale} />} />
		</RequestPlace>
	);
}
