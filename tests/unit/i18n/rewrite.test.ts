import { describe, expect, test } from "vitest";
import { SORTS } from "#lib/domain/sorting.ts";
import { readListingState } from "#lib/i18n/listing-query.ts";
import { SCREENS, SORT_WORDS } from "#lib/i18n/paths.ts";
import { LISTING_FOLDER, queryOfFolder, rewriteOf } from "#lib/i18n/rewrite.ts";

const answer = (address: string) => {
	const { pathname, searchParams } = new URL(address, "https://konfety.test");
	const { kind, path } = rewriteOf(pathname, searchParams);
	return `${kind} ${path}`;
};
const nowhere = (locale: string) => `rewrite /${locale}/nenalezeno/x/x/x`;

describe("public addresses and their folders", () => {
	test.each([
		["/", "rewrite /cs"],
		["/en", "rewrite /english"],
		["/kosik", "rewrite /cs/kosik"],
		["/en/cart", "rewrite /english/kosik"],
		["/shrnuti/7/abc", "rewrite /cs/shrnuti/7/abc"],
		["/en/summary/7/abc", "rewrite /english/shrnuti/7/abc"],
		["/hledani?q=x", "rewrite /cs/hledani"],
		["/en/search", "rewrite /english/hledani"],
		["/prihlaseni", "rewrite /cs/prihlaseni"],
		["/en/login", "rewrite /english/prihlaseni"],
		["/produkty/akce", "rewrite /cs/produkty/akce"],
		["/en/products/sale", "rewrite /english/produkty/akce"],
		["/produkty/novinky", "rewrite /cs/produkty/novinky"],
		["/en/products/new", "rewrite /english/produkty/novinky"],
		["/1001/balonky", "rewrite /cs/1001/balonky"],
		["/en/1001/balloons", "rewrite /english/1001/balloons"],
		["/1039/balonky/balonek-srdce", "rewrite /cs/1039/balonky/balonek-srdce"],
		["/obchodni-podminky", "rewrite /cs/obchodni-podminky"],
		["/en/terms-and-conditions", "rewrite /english/terms-and-conditions"],
		["/english", "rewrite /cs/english"],
		["//kosik//", "rewrite /cs/kosik"],
	])("%s is %s", (address, expected) => {
		const { pathname, searchParams } = address.startsWith("//")
			? { pathname: address, searchParams: new URLSearchParams() }
			: new URL(address, "https://konfety.test");
		const { kind, path } = rewriteOf(pathname, searchParams);
		expect(`${kind} ${path}`).toBe(expected);
	});

	test("every fixed screen has its Czech folder in both languages", () => {
		for (const { cs, en } of Object.values(SCREENS)) {
			expect(answer(`/${cs}`)).toBe(`rewrite /cs${cs && `/${cs}`}`);
			expect(answer(en === "" ? "/en" : `/en/${en}`)).toBe(`rewrite /english${cs && `/${cs}`}`);
		}
	});
});

describe("a Czech word under /en leads to the English one", () => {
	test.each([
		["/en/kosik", "redirect /en/cart"],
		["/en/shrnuti/7/abc", "redirect /en/summary/7/abc"],
		["/en/produkty/akce", "redirect /en/products/sale"],
		["/en/produkty/novinky?sort=cheapest", "redirect /en/products/new"],
		["/en/hledani", "redirect /en/search"],
	])("%s: %s", (address, expected) => {
		expect(answer(address)).toBe(expected);
	});

	test("an English word without /en is nobody's: it stays a Czech page", () => {
		expect(answer("/cart")).toBe("rewrite /cs/cart");
		expect(answer("/products/sale")).toBe("rewrite /cs/products/sale");
	});
});

describe("no folder is an address", () => {
	test.each([
		["/cs", "cs"],
		["/cs/kosik", "cs"],
		["/cs/vypis/razeni-nejlevnejsi/1001/balonky", "cs"],
		["/vypis", "cs"],
		["/vypis/razeni-nejlevnejsi/1001/balonky", "cs"],
		["/vypis/strana-2/produkty/akce", "cs"],
		["/en/vypis", "english"],
		["/en/vypis/sort-cheapest/1001/balloons", "english"],
		["//cs//kosik", "cs"],
		["/en//vypis/x", "english"],
	])("%s leads nowhere", (pathname, locale) => {
		const { kind, path } = rewriteOf(pathname, new URLSearchParams());
		expect(`${kind} ${path}`).toBe(nowhere(locale));
	});
});

describe("a listing's query string becomes a folder", () => {
	test.each([
		["/1001/balonky?razeni=nejlevnejsi", `rewrite /cs/${LISTING_FOLDER}/razeni-nejlevnejsi/1001/balonky`],
		["/1001/balonky?strana=3&razeni=nejdrazsi", `rewrite /cs/${LISTING_FOLDER}/razeni-nejdrazsi.strana-3/1001/balonky`],
		["/en/1001/balloons?sort=newest&page=2", `rewrite /english/${LISTING_FOLDER}/sort-newest.page-2/1001/balloons`],
		["/produkty/akce?strana=2", `rewrite /cs/${LISTING_FOLDER}/strana-2/produkty/akce`],
		["/en/products/new?page=2", `rewrite /english/${LISTING_FOLDER}/page-2/produkty/novinky`],
	])("%s: %s", (address, expected) => {
		expect(answer(address)).toBe(expected);
	});

	test.each([
		"/1001/balonky?strana=1",
		"/1001/balonky?razeni=doporucene",
		"/1001/balonky?utm_source=x&gclid=y",
		"/1001/balonky?strana=0",
		"/1001/balonky?strana=-1",
		"/1001/balonky?strana=2.5",
		"/1001/balonky?strana=999999",
		"/1001/balonky?strana=%00",
		"/1001/balonky?razeni=../../x",
		"/1001/balonky?sort=cheapest&page=2",
		"/1001/balonky?razeni=cheapest",
	])("%s is the plain listing", (address) => {
		expect(answer(address)).toBe("rewrite /cs/1001/balonky");
	});

	test.each([
		"/kosik?strana=2",
		"/1039/balonky/balonek?strana=2",
		"/obchodni-podminky?strana=2",
		"/?strana=2",
		"/balonky/x?strana=2",
	])("%s is no listing", (address) => {
		expect(answer(address)).not.toContain(LISTING_FOLDER);
	});

	test("the folder's name gives every state back", () => {
		for (const locale of ["cs", "en"] as const) {
			for (const sort of SORTS) {
				for (const page of [1, 2, 10_000]) {
					const query = new URLSearchParams(
						locale === "cs"
							? { razeni: SORT_WORDS[sort].cs, strana: `${page}` }
							: { sort: SORT_WORDS[sort].en, page: `${page}` },
					);
					const { path } = rewriteOf(locale === "cs" ? "/1001/x" : "/en/1001/x", query);
					const [, , first, folder = ""] = path.split("/");
					const read = first === LISTING_FOLDER ? queryOfFolder(folder) : new URLSearchParams();
					expect(readListingState(locale, read)).toEqual({ sort, page });
				}
			}
		}
	});
});
