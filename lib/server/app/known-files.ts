import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { LOCALES } from "#lib/domain/locale.ts";
import { localPath } from "#lib/i18n/paths.ts";

/** Routes of app/ that answer with files (tests/unit/server/known-files.test.ts compares them). */
const ROUTES = /^\/(media\/.+|(feeds|sitemaps)\/[^/]+|sitemap-\w+-\d+\.xml|robots\.txt|sitemap\.xml)$/;
const MANIFESTS = LOCALES.map((locale) => localPath(locale, "manifest.webmanifest"));

/**
 * Which decoded paths have a file, from the disk at the server's start, when Next looks as well. Next would render any
 * other path that ends like a file as a page of app/[locale].
 */
export function knownFiles(root: string): (path: string) => boolean {
	const kept = new Set([
		...MANIFESTS,
		...pathsBelow(join(root, "public"), "/"),
		...pathsBelow(join(root, ".next", "static"), "/_next/static/"),
	]);
	return (path) => kept.has(path) || ROUTES.test(path);
}

function pathsBelow(folder: string, path: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => path + relative(folder, join(parentPath, name)).replaceAll(sep, "/"));
}
