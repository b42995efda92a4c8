import { LOCALES } from "#lib/domain/locale.ts";
import { localPath } from "#lib/i18n/paths.ts";

/** Routes of app/ that answer with files (tests/unit/server/app/known-files.test.ts compares them). */
const ROUTES = /^\/(media\/.+|(feeds|sitemaps|texts)\/[^/]+|sitemap-\w+-\d+\.xml|robots\.txt|sitemap\.xml)$/;
const MANIFESTS = new Set(LOCALES.map((locale) => localPath(locale, "manifest.webmanifest")));

/**
 * Whether a decoded path is one of the files that the app makes. Those on the disk the door has (lib/server/door), and Next
 * would render any other path that ends like a file as a page of app/[locale].
 */
export function isKnownFile(path: string): boolean {
	return MANIFESTS.has(path) || ROUTES.test(path);
}
