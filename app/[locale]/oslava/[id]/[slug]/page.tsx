import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { PartyPage } from "#components/party/party-page.tsx";
import { eachLocale } from "#lib/domain/locale.ts";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { pageMetadata } from "#lib/i18n/page-metadata.ts";
import { partyPath, readPath } from "#lib/i18n/paths.ts";
import { idOf } from "#lib/storefront/pages/catalogue-page.ts";
import { findPartyPage, findTheme } from "#lib/storefront/pages/party-page.ts";

export const ensureStatic = "navigation";

/** Pages are rendered on their first visit; the build needs one set of params, here of no existing page. */
export function generateStaticParams() {
	return [{ id: "0", slug: "x" }];
}

type Props = PageProps<"/[locale]/oslava/[id]/[slug]">;

const idIn = async (params: Props["params"]) => idOf((await params).id) ?? 0;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const locale = await pageLocale();
	const found = await findTheme(locale, await idIn(params));
	if (!found) return notFoundMetadata(locale);
	const t = await getTranslations({ locale, namespace: "party" });
	const { id, name, urls } = found.theme;
	return pageMetadata({
		locale,
		title: t("themeTitle", { theme: name }),
		description: t("metaText", { theme: name }),
		urls: eachLocale((one) => partyPath(one, { id, slug: readPath(urls[one]).path.at(-1) ?? "" })),
		isHidden: true,
	});
}

/** Kept for everybody; the browser reads guests and date from the query. */
export default async function Page({ params }: Props) {
	const locale = await pageLocale();
	const page = await findPartyPage(locale, await idIn(params));
	if (!page) notFound();
	if ((await params).slug !== page.theme.slug) permanentRedirect(partyPath(locale, page.theme));
	return <PartyPage locale={locale} {...page} />;
}
