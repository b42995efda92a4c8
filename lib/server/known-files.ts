import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { LOCALES } from "#lib/domain/locale.ts";
import { localPath } from "#lib/i18n/paths.ts";

/** Routes of app/ that answer with files (tests/unit/server/known-files.test.ts compares them). */
const ROUTES = /^\/(media\/.+|(feeds|sitemaps)\/[^/]+|sitemap-\w+-\d+\.xml|robots\.txt|sitemap\.xml)$/;
const MANIFESTS = LOCALES.map((locale) => localPath(locale, "manifest.webmanifest"));

/**
 * Which decoded paths have a file, by what is on the disk as the server starts; Next looks at the same moment. Whatever else ends
 * as a file Next takes for a page of app/[locale], and renders it.
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
