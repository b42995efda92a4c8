import { expect, test } from "vitest";
import { readSitemap } from "#tests/support/pages/sitemaps.ts";

const SPACES = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"`;
const LOC = "<loc>https://konfety.test/</loc>";
const part = (...urls: string[]) => `<urlset ${SPACES}>${urls.map((url) => `<url>${url}</url>`).join("")}</urlset>`;
const index = (entry: string) => `<sitemapindex ${SPACES}><sitemap>${entry}</sitemap></sitemapindex>`;

test.each([
	["no address", part()],
	["an entry without one", part("<lastmod>2026-11-20</lastmod>")],
	["a path instead of an address", part("<loc>/blog</loc>")],
	["an address of 2 048 characters", part(`<loc>https://konfety.test/${"a".repeat(2027)}</loc>`)],
	["a moment without a time zone", part(`${LOC}<lastmod>2026-11-20T10:00:00</lastmod>`)],
	["a Czech date", part(`${LOC}<lastmod>20. 11. 2026</lastmod>`)],
	["the date before the address", part(`<lastmod>2026-11-20</lastmod>${LOC}`)],
	["a priority above 1", part(`${LOC}<priority>2</priority>`)],
	["a link without a language", part(`${LOC}<xhtml:link rel="alternate" href="https://konfety.test/"/>`)],
	["a link to a path", part(`${LOC}<xhtml:link rel="alternate" hreflang="en" href="/en"/>`)],
	["a picture without an address", part(`${LOC}<image:image/>`)],
	["an unknown picture element", part(`${LOC}<image:video/>`)],
	["an unknown element", part(`${LOC}<note/>`)],
	["another root", `<urls ${SPACES}/>`],
])("the rules of the sitemap's parts refuse %s", (_, xml) => {
	expect(() => readSitemap(xml, "part")).toThrow();
});

test("the rules of the sitemap's parts allow dates, times, language versions and pictures", () => {
	const link = '<xhtml:link rel="alternate" hreflang="x-default" href="https://konfety.test/"/>';
	const picture = "<image:image><image:loc>https://konfety.test/media/x/1200</image:loc></image:image>";
	const moments = ["2026-11-20", "2026-11-20T10:00:00Z", "2026-11-20T10:00:00.123+01:00"];
	const entries = readSitemap(part(...moments.map((at) => `${LOC}<lastmod>${at}</lastmod>${link}${picture}`)), "part");
	expect(entries.map(({ lastmod }) => lastmod)).toEqual(moments);
});

test("the rules of the index refuse what is not an address with a date", () => {
	expect(readSitemap(index(`${LOC}<lastmod>2026-11-20</lastmod>`), "index")).toHaveLength(1);
	for (const bad of [
		"<loc>/sitemap-fixed-1.xml</loc>",
		`${LOC}<lastmod>today</lastmod>`,
		`${LOC}<priority>1</priority>`,
	])
		expect(() => readSitemap(index(bad), "index")).toThrow();
	expect(() => readSitemap(part(LOC), "index")).toThrow();
});
