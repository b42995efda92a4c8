import { expect, test } from "vitest";
import { PICTURE_LOOK } from "#lib/domain/goods/pictures.ts";
import { type FoundPage, urlElements } from "#lib/shop/telling/sitemap/found-page.ts";
import { readSitemap } from "#tests/support/pages/sitemaps.ts";

const SHOP = "https://konfety.test";
const CHANGED = new Date("2026-11-20T10:00:00.5Z");
const PAGE: FoundPage = {
	paths: { cs: "/1234/balonky/srdce", en: "/en/1234/balloons/heart" },
	changedAt: CHANGED,
	pictures: ["aaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbb"],
};

/** The elements as a whole file, read back. */
function read(page: FoundPage, shopUrl = SHOP) {
	const space = "http://www.sitemaps.org/schemas/sitemap/0.9";
	const xhtml = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
	const image = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
	return readSitemap(
		`<urlset xmlns="${space}" ${xhtml} ${image}>${urlElements(page, shopUrl).join("")}</urlset>`,
		"part",
	);
}

test("a page in both languages has an address in each, and each names both", () => {
	const languages = {
		cs: `${SHOP}/1234/balonky/srdce`,
		en: `${SHOP}/en/1234/balloons/heart`,
		"x-default": `${SHOP}/1234/balonky/srdce`,
	};
	const pictures = [
		`${SHOP}/media/aaaaaaaaaaaaaaaaaaaa.${PICTURE_LOOK}/1200.jpg`,
		`${SHOP}/media/bbbbbbbbbbbbbbbbbbbb.${PICTURE_LOOK}/1200.jpg`,
	];
	const lastmod = "2026-11-20T10:00:00.500Z";
	expect(read(PAGE)).toEqual([
		{ loc: languages.cs, lastmod, languages, pictures },
		{ loc: languages.en, lastmod, languages, pictures },
	]);
});

test("a page in one language has one address and no versions", () => {
	const entry = { lastmod: null, languages: {}, pictures: [] };
	const bare = { changedAt: null, pictures: [] };
	expect(read({ ...bare, paths: { cs: "/dokumenty", en: null } })).toEqual([{ loc: `${SHOP}/dokumenty`, ...entry }]);
	expect(read({ ...bare, paths: { cs: null, en: "/en/blog/3/x" } })).toEqual([
		{ loc: `${SHOP}/en/blog/3/x`, ...entry },
	]);
});

test("a page without a text in any language is left out", () => {
	expect(urlElements({ ...PAGE, paths: { cs: null, en: null } }, SHOP)).toEqual([]);
});

test("characters with a meaning in XML and in addresses are escaped", () => {
	const page = { ...PAGE, paths: { cs: "/1/káva & čaj/<b>\"'", en: null }, pictures: [] };
	expect(urlElements(page, SHOP).join("")).toContain(
		"<loc>https://konfety.test/1/k%C3%A1va%20&amp;%20%C4%8Daj/%3Cb%3E%22'</loc>",
	);
	expect(read(page)[0]?.loc).toBe("https://konfety.test/1/k%C3%A1va%20&%20%C4%8Daj/%3Cb%3E%22'");
});

test("the home page ends in a slash, whatever the shop's address is", () => {
	const page = { paths: { cs: "/", en: "/en" }, changedAt: null, pictures: [] };
	expect(read(page, "http://localhost:3000").map(({ loc }) => loc)).toEqual([
		"http://localhost:3000/",
		"http://localhost:3000/en",
	]);
});

test("changefreq and priority are left out", () => {
	expect(urlElements(PAGE, SHOP).join("")).not.toMatch(/priority|changefreq/);
});
