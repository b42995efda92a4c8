import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFoundPage } from "#components/error/not-found-page.tsx";
import { RequestPlace } from "#components/request/request-place.tsx";
import { RequestScreen } from "#components/request/request-screen.tsx";
import { fetchSettings } from "#lib/api/server.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { hiddenMetadata } from "#lib/i18n/page-metadata.ts";

// The page is an empty shell: who asked for what is fetched by the browser and kept nowhere else.
export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ id: "0", hash: "0" }];
}

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations({ locale: await pageLocale(), namespace: "request" });
	return hiddenMetadata({ title: t("metaTitle"), screen: null, isSecret: true });
}

export default async function Page() {
	const locale = await pageLocale();
	const { contacts } = await fetchSettings(locale);
	return (
		<RequestPlace locale={locale}>
			<RequestScreen locale={locale} contacts={contacts} notFound={<NotFoundPage locale={locale} />} />
		</RequestPlace>
	);
}
