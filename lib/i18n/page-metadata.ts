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
	/** Title of the page; the shop's name is appended. */
	title: string;
	/** Whether the title already contains the shop's name. */
	isWholeTitle?: boolean;
	/** A text of any length; if blank, the shop's description is used. */
	description?: string;
	/** Null: the address is private, so the head does not contain it. */
	urls: Urls | null;
	/** Path of the page's picture for shared links; without it the shop's. */
	picture?: string;
	/**
	 * A product: its page writes the Open Graph type (components/product/product-tags.tsx), since Next has none for
	 * products.
	 */
	isProduct?: boolean;
	article?: Article;
	/** Adds noindex. */
	isHidden?: boolean;
	/** The address contains a secret, which no other site may see. */
	isSecret?: boolean;
};

/** Open Graph joins language and country with an underscore (ogp.me). */
const ogLocale = (locale: Locale) => LOCALE_FACTS[locale].tag.replace("-", "_");

/** The head of a page for search engines and social networks. */
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
		// Next takes the rest from Open Graph.
		twitter: { card: "summary_large_image" },
	};
}

/** A noindex page needs no language versions, but the language switch needs its other address. */
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

/** Address of a fixed screen in each of its languages. */
export function screenUrls(screen: Screen): Urls {
	return eachLocale((locale) => (isIn(locale, SCREENS[screen]) ? screenPath(locale, screen) : null));
}

type Texts = { title: string; description?: string };

/**
 * Head of a screen, from the table of screens. Addresses below the screen's own are private, so the head does not
 * contain them; public pages there have other heads.
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
