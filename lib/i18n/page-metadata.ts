import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { oneLine, shortDescription } from "../domain/goods/description.ts";
import { SHARE_PICTURE } from "../domain/goods/share-picture.ts";
import { eachLocale, LOCALE_FACTS, type Locale } from "../domain/locale.ts";
import { alternates, OTHER_LANGUAGE_TAG, type Urls, writtenIn } from "./alternates.ts";
import { pageLocale } from "./page-locale.ts";
import { screenPath } from "./paths.ts";
import { hasOwnPage, isIn, isSecretScreen, SCREENS, type Screen } from "./screens.ts";

/** When an article came out and was last changed (ISO 8601, UTC), and what it belongs to. */
type Article = { publishedAt: string; modifiedAt?: string | undefined; section?: string | undefined };

export type PageHead = {
	locale: Locale;
	/** What the page is; the shop's name comes behind it. */
	title: string;
	/** Whether the title names the shop itself. */
	isWholeTitle?: boolean;
	/** A text of any length; of a blank one the shop's own is taken. */
	description?: string;
	/** Null: the address is nobody's business but its visitor's. */
	urls: Urls | null;
	/** Path of the page's own picture for shared links; the shop's without it. */
	picture?: string;
	/** Goods: their page says their type itself (components/product/product-tags.tsx), since Next knows none for them. */
	isProduct?: boolean;
	article?: Article;
	/** Not for search engines. */
	isHidden?: boolean;
	/** Its address holds a secret, which no other site may be told. */
	isSecret?: boolean;
};

/** Open Graph joins language and country by a low line (ogp.me). */
const ogLocale = (locale: Locale) => LOCALE_FACTS[locale].tag.replace("-", "_");

/** Everything a page's head says to search engines and to networks where its link is shared. */
export async function pageMetadata(head: PageHead): Promise<Metadata> {
	const { locale, urls, isHidden = false, isSecret = false } = head;
	const t = await getTranslations({ locale, namespace: "shop" });
	const title = oneLine(head.title);
	const description = shortDescription(head.description ?? "") || t("description");
	return {
		title: head.isWholeTitle ? { absolute: title } : title,
		description,
		...(urls ? addresses(locale, urls, isHidden) : {}),
		robots: isHidden ? { index: false, follow: true } : { "max-image-preview": "large" },
		...(isSecret ? { referrer: "no-referrer" } : {}),
		openGraph: { ...openGraph(head), title, description, siteName: t("name") },
		// The rest Next takes from Open Graph.
		twitter: { card: "summary_large_image" },
	};
}

/** A page that search engines may not list needs no language versions; the language switch still asks for them. */
function addresses(locale: Locale, urls: Urls, isHidden: boolean): Metadata {
	if (!isHidden) return alternates(locale, urls);
	const others = othersOf(locale, urls).map(({ url }) => url);
	return {
		alternates: { canonical: urls[locale] },
		...(others.length > 0 ? { other: { [OTHER_LANGUAGE_TAG]: others } } : {}),
	};
}

const othersOf = (locale: Locale, urls: Urls) => writtenIn(urls).filter((version) => version.locale !== locale);

function openGraph({ locale, title, urls, picture = `/share-${locale}.jpg`, isProduct, article }: PageHead) {
	const others = urls ? othersOf(locale, urls) : [];
	const common = {
		...(urls ? { url: urls[locale] } : {}),
		locale: ogLocale(locale),
		...(others.length > 0 ? { alternateLocale: others.map((version) => ogLocale(version.locale)) } : {}),
		images: [{ ...SHARE_PICTURE, url: picture, alt: oneLine(title) }],
	};
	if (isProduct) return common;
	if (!article) return { ...common, type: "website" as const };
	const { publishedAt, modifiedAt, section } = article;
	return { ...common, type: "article" as const, publishedTime: publishedAt, modifiedTime: modifiedAt, section };
}

/** Address of a fixed screen in the languages that it is in. */
export function screenUrls(screen: Screen): Urls {
	return eachLocale((locale) => (isIn(locale, SCREENS[screen]) ? screenPath(locale, screen) : null));
}

type Texts = { title: string; description?: string };

/**
 * Head of a screen, as the table of screens says what it is. Where the address says more than the screen, it is nobody's business
 * but its visitor's; whatever is public there has a head of its own.
 */
export async function screenMetadata(screen: Screen, texts: Texts): Promise<Metadata> {
	const row = SCREENS[screen];
	return pageMetadata({
		locale: await pageLocale(),
		...texts,
		urls: hasOwnPage(row) ? screenUrls(screen) : null,
		isHidden: !row.isIndexed,
		isSecret: isSecretScreen(row),
	});
}
