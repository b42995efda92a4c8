import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALES } from "#lib/domain/locale.ts";
import { localPath } from "#lib/i18n/paths.ts";
import { isKnownFile } from "#lib/server/app/known-files.ts";

test.each([
	["/robots.txt", true],
	["/_next/static/chunks/a.js", false],
	["/_next/server/b.js", false],
	["/_next/image", false],
	["/icon.png", false],
	["/cs/1001/balonky.ab", false],
	["/feeds/a/b.xml", false],
	["/manifest.webmanifest", true],
	["/en/manifest.webmanifest", true],
	["/cs/manifest.webmanifest", false],
	["/english/manifest.webmanifest", false],
	// A part of the sitemap stands at the root (next.config.js).
	["/sitemap-products-1.xml", true],
	["/sitemap-products-.xml", false],
	["/media/", false],
])("%s: %s", (path, isThere) => {
	expect(isKnownFile(path)).toBe(isThere);
});

/** Folder of what each language has of its own, in the public address its prefix. */
const OF_LANGUAGE = "/[locale]/";

test("every route of app/ but the API's is known as a file", () => {
	const routes = readdirSync("app", { recursive: true, encoding: "utf8" })
		.filter((file) => /(^|\/)(route|robots)\.ts$/.test(file) && !file.startsWith("api/"))
		.map((file) => `/${file.replace(/\/route\.ts$/, "").replace(/^robots\.ts$/, "robots.txt")}`)
		.flatMap((route) =>
			route.startsWith(OF_LANGUAGE)
				? LOCALES.map((locale) => localPath(locale, route.slice(OF_LANGUAGE.length)))
				: [route],
		);
	expect(routes).toContain("/feeds/[file]");
	for (const route of routes) expect.soft(isKnownFile(route), route).toBe(true);
});
