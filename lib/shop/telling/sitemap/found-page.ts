import { type PictureWidth, picturePath } from "../../../domain/goods/pictures.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../../../domain/locale.ts";
import { element, escapeXml, group } from "../publish/xml.ts";

/** A page for search engines. */
export type FoundPage = {
	/** Its path in each language; null, or missing, where it is not written in it. */
	paths: Partial<Record<Locale, string | null>>;
	/** When what it shows last changed; null where nobody knows. */
	changedAt: Date | null;
	/** Keys of its own pictures. */
	pictures: string[];
};

/** The width of pictures in pages and JSON-LD for search engines. */
const PICTURE_WIDTH: PictureWidth = 1200;

/**
 * `<url>` elements of a page, one per language (sitemaps.org, protocol 0.9). Each lists all language versions, as the page's
 * own head does; a page in one language alone lists none.
 */
export function urlElements({ paths, changedAt, pictures }: FoundPage, shopUrl: string): string[] {
	const address = (path: string) => new URL(path, shopUrl).href;
	const about = [
		element("lastmod", changedAt?.toISOString() ?? null),
		...versionLinks(paths, address),
		...pictures.map((key) =>
			group("image:image", element("image:loc", address(`${picturePath(key)}/${PICTURE_WIDTH}.jpg`))),
		),
	];
	const versions = LOCALES.flatMap((locale) => paths[locale] ?? []);
	return versions.map((path) => `${group("url", element("loc", address(path)), ...about)}\n`);
}

function versionLinks(paths: FoundPage["paths"], address: (path: string) => string): string[] {
	const link = (language: string, path: string) =>
		`<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address(path))}"/>`;
	const versions = LOCALES.flatMap((locale) => {
		const path = paths[locale];
		return path ? [{ locale, path }] : [];
	});
	const [first] = versions;
	if (first === undefined || versions.length < 2) return [];
	const links = versions.map(({ locale, path }) => link(locale, path));
	return [...links, link("x-default", paths[DEFAULT_LOCALE] ?? first.path)];
}
