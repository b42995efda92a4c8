import { afterEach, expect, test } from "vitest";
import { LOCALES } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { SCREEN_LIST } from "#lib/i18n/screens.ts";
import { robotsRules } from "#lib/storefront/heads/robots.ts";

const { SHOP_URL } = process.env;
afterEach(() => {
	if (SHOP_URL === undefined) delete process.env.SHOP_URL;
	else process.env.SHOP_URL = SHOP_URL;
});

/** Whether a crawler may fetch a path: the longest rule that fits decides (RFC 9309 § 2.2.2). */
function mayFetch(path: string): boolean {
	const { rules } = robotsRules();
	if (Array.isArray(rules)) throw new Error("There is one set of rules for all");
	const fits = (list: string | string[] = []) => [list].flat().filter((start) => path.startsWith(start));
	const longest = (list: string[]) => Math.max(-1, ...list.map(({ length }) => length));
	return longest(fits(rules.allow)) >= longest(fits(rules.disallow));
}

test("the sitemap has the shop's current address, not that of the build", () => {
	process.env.SHOP_URL = "https://www.konfety.test";
	expect(robotsRules().sitemap).toBe("https://www.konfety.test/sitemap.xml");
	process.env.SHOP_URL = "https://konfety.example";
	expect(robotsRules().sitemap).toBe("https://konfety.example/sitemap.xml");
});

test("crawlers may not fetch calls of the API, but may fetch documents", () => {
	expect(mayFetch("/api/cart/anonymous/cs/0")).toBe(false);
	expect(mayFetch("/api/docs")).toBe(false);
	expect(mayFetch("/api/documents/reklamacni-formular.pdf")).toBe(true);
});

test("every page may be fetched, also one with noindex", () => {
	for (const [screen] of SCREEN_LIST)
		for (const locale of LOCALES) expect(mayFetch(screenPath(locale, screen))).toBe(true);
});

test("the files that a page needs may be fetched, and filtered lists", () => {
	for (const path of [
		"/_next/static/chunks/main.js",
		"/media/0123456789abcdef0123/800",
		"/favicon.ico",
		"/1001/balonky?barva=cervena&strana=2",
		"/sitemap.xml",
		"/sitemap-products-1.xml",
	])
		expect(mayFetch(path), path).toBe(true);
});
