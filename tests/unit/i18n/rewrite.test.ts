import { describe, expect, test } from "vitest";
import { SORTS } from "#lib/domain/goods/sorting.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { stateOfFolder } from "#lib/i18n/listing-folder.ts";
import { type ListingState, listingQuery, PLAIN_LISTING, readListingState } from "#lib/i18n/listing-query.ts";
import { LISTING_FOLDER, type Rewrite, rewriteOf } from "#lib/i18n/rewrite.ts";
import { isIn, SCREEN_LIST } from "#lib/i18n/screens.ts";

const answer = (address: string) => {
	const { pathname, searchParams } = new URL(address, "https://konfety.test");
	return told(rewriteOf(pathname, searchParams));
};
const told = (answer: Rewrite) => (answer.kind === "nowhere" ? "nowhere" : `${answer.kind} ${answer.path}`);

describe("public addresses and their folders", () => {
	test.each([
		["/", "rewrite /cs"],
		["/en", "rewrite /english"],
		["/kosik", "rewrite /cs/kosik"],
		["/en/cart", "rewrite /english/kosik"],
		["/kosik/doprava-a-platba", "rewrite /cs/kosik/doprava-a-platba"],
		["/en/cart/delivery-and-payment", "rewrite /english/kosik/doprava-a-platba"],
		["/en/cart/summary", "rewrite /english/kosik/souhrn"],
		["/shrnuti/7/abc", "rewrite /cs/shrnuti/7/abc"],
		["/en/summary/7/abc", "rewrite /english/shrnuti/7/abc"],
		["/shrnuti/7/abc/odstoupeni", "rewrite /cs/shrnuti/7/abc/odstoupeni"],
		["/shrnuti/7/abc/withdrawal", "rewrite /cs/shrnuti/7/abc/withdrawal"],
		["/en/summary/7/abc/withdrawal", "rewrite /english/shrnuti/7/abc/odstoupeni"],
		["/en/summary/7/withdrawal", "rewrite /english/shrnuti/7/withdrawal"],
		["/en/summary/7/abc/withdrawal/x", "rewrite /english/shrnuti/7/abc/withdrawal/x"],
		["/en/brand/3/fiesta/withdrawal", "rewrite /english/znacka/3/fiesta/withdrawal"],
		["/en/blog/category/3/balloons", "rewrite /english/blog/kategorie/3/balloons"],
		["/en/info/delivery-and-payment", "rewrite /english/info/doprava-a-platba"],
		["/en/info/7/something", "rewrite /english/info/7/something"],
		["/hledani", "rewrite /cs/hledani"],
		["/hledani?q=", "rewrite /cs/hledani"],
		["/znacky", "rewrite /cs/znacky"],
		["/en/brands", "rewrite /english/znacky"],
		["/znacka/3/fiesta", "rewrite /cs/znacka/3/fiesta"],
		["/en/brand/3/fiesta", "rewrite /english/znacka/3/fiesta"],
		["/eshop", "rewrite /cs/eshop"],
		["/eshop/balonky", "rewrite /cs/eshop/balonky"],
		["/backup-products/1001/balonky", "rewrite /cs/backup-products/1001/balonky"],
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
		expect(told(rewriteOf(pathname, searchParams))).toBe(expected);
	});

	test("every fixed screen has its Czech folder in both languages", () => {
		for (const [screen, row] of SCREEN_LIST) {
			const [cs, en] = [LANGUAGES.cs.screens[screen], LANGUAGES.en.screens[screen]];
			expect(answer(`/${cs}`)).toBe(`rewrite /cs${cs && `/${cs}`}`);
			if (!isIn("en", row)) continue;
			expect(answer(en === "" ? "/en" : `/en/${en}`)).toBe(`rewrite /english${cs && `/${cs}`}`);
		}
	});
});

describe("a Czech word under /en redirects to the English one", () => {
	test.each([
		["/en/kosik", "redirect /en/cart"],
		["/en/shrnuti/7/abc", "redirect /en/summary/7/abc"],
		["/en/shrnuti/7/abc/odstoupeni", "redirect /en/summary/7/abc/withdrawal"],
		["/en/summary/7/abc/odstoupeni", "redirect /en/summary/7/abc/withdrawal"],
		["/en/produkty/akce", "redirect /en/products/sale"],
		["/en/produkty/novinky?sort=cheapest", "redirect /en/products/new"],
		["/en/hledani", "redirect /en/search"],
		["/en/eventy/novy", "redirect /en/events/new"],
		["/en/blog/kategorie/3/balloons", "redirect /en/blog/category/3/balloons"],
		["/en/info/doprava-a-platba", "redirect /en/info/delivery-and-payment"],
	])("%s: %s", (address, expected) => {
		expect(answer(address)).toBe(expected);
	});

	test("an English word without /en is not redirected", () => {
		expect(answer("/cart")).toBe("rewrite /cs/cart");
		expect(answer("/products/sale")).toBe("rewrite /cs/products/sale");
	});
});

describe("a page in Czech alone has no English address", () => {
	test.each(["/en/kontakty", "/en/contacts/1", "/en/dokumenty"])("%s", (address) => {
		expect(answer(address)).toBe("nowhere");
	});
});

describe("the name of an internal folder is not an address", () => {
	test.each([
		"/cs",
		"/cs/kosik",
		"/cs/vypis/razeni~nejlevnejsi/1001/balonky",
		"/vypis",
		"/vypis/razeni~nejlevnejsi/1001/balonky",
		"/vypis/strana~2/produkty/akce",
		"/en/vypis",
		"/en/vypis/sort~cheapest/1001/balloons",
		"/%ff",
		"/eshop/%ff",
		"/1001/%E0%A4%A",
		"/en/1001/%ff",
		"//cs//kosik",
		"/en//vypis/x",
	])("%s is not found", (pathname) => {
		expect(rewriteOf(pathname, new URLSearchParams())).toEqual({ kind: "nowhere" });
	});
});

describe("a listing's query string becomes a folder", () => {
	test.each([
		["/blog?strana=2", `rewrite /cs/${LISTING_FOLDER}/strana~2/blog`],
		["/en/blog?page=2", `rewrite /english/${LISTING_FOLDER}/page~2/blog`],
		["/blog?strana=1", "rewrite /cs/blog"],
		["/blog?strana=2&barva=modra&q=x&razeni=nejnovejsi", `rewrite /cs/${LISTING_FOLDER}/strana~2/blog`],
		["/blog/kategorie/3/balonky?strana=2", `rewrite /cs/${LISTING_FOLDER}/strana~2/blog/kategorie/3/balonky`],
		["/en/blog/category/3/balloons?page=4", `rewrite /english/${LISTING_FOLDER}/page~4/blog/kategorie/3/balloons`],
		["/blog/7/clanek?strana=2", "rewrite /cs/blog/7/clanek"],
		["/1001/balonky?razeni=nejlevnejsi", `rewrite /cs/${LISTING_FOLDER}/razeni~nejlevnejsi/1001/balonky`],
		["/1001/balonky?strana=3&razeni=nejdrazsi", `rewrite /cs/${LISTING_FOLDER}/razeni~nejdrazsi.strana~3/1001/balonky`],
		["/en/1001/balloons?sort=newest&page=2", `rewrite /english/${LISTING_FOLDER}/sort~newest.page~2/1001/balloons`],
		["/produkty/akce?strana=2", `rewrite /cs/${LISTING_FOLDER}/strana~2/produkty/akce`],
		[
			"/1001/balonky?barva=modra&barva=cervena&cena_od=10&utm_source=x",
			`rewrite /cs/${LISTING_FOLDER}/barva~cervena_modra.cena_od~10/1001/balonky`,
		],
		["/eshop?stitek=akce", `rewrite /cs/${LISTING_FOLDER}/stitek~akce/eshop`],
		["/en/brand/3/fiesta?label=sale", `rewrite /english/${LISTING_FOLDER}/label~sale/znacka/3/fiesta`],
		["/hledani?q=bal%C3%B3nek", `rewrite /cs/${LISTING_FOLDER}/q~YmFsw7NuZWs/hledani`],
		["/en/search?q=a/..%2Fb", `rewrite /english/${LISTING_FOLDER}/q~YS8uLi9i/hledani`],
		["/en/products/new?page=2", `rewrite /english/${LISTING_FOLDER}/page~2/produkty/novinky`],
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
		"/1001/balonky?strana=999999999",
		"/1001/balonky?strana=%00",
		"/1001/balonky?razeni=../../x",
		"/1001/balonky?razeni=cheapest",
		"/1001/balonky?cena_od=&cena_do=",
		"/1001/balonky?znacka=%3Cscript%3E",
	])("%s is the plain listing", (address) => {
		expect(answer(address)).toBe("rewrite /cs/1001/balonky");
	});

	test.each([
		"/kosik?strana=2",
		"/1039/balonky/balonek?strana=2",
		"/obchodni-podminky?strana=2",
		"/?strana=2",
		"/balonky/x?strana=2",
	])("%s is not rewritten as a listing", (address) => {
		expect(answer(address)).not.toContain(LISTING_FOLDER);
	});

	test("the state read from the folder's name is the original one", () => {
		const states: ListingState[] = [
			...SORTS.flatMap((sort) => [1, 2, 10_000].map((page) => ({ ...PLAIN_LISTING, sort, page }))),
			{ ...PLAIN_LISTING, brand: ["a-b", "c"], branch: ["brno"], label: ["gift"], availability: ["sold_out"] },
			{
				...PLAIN_LISTING,
				priceFrom: 0,
				priceTo: 99,
				ratingFrom: 5,
				attributes: { "pro-koho": ["x-y", "z"], barva: ["1"] },
			},
			...["balónek 🎈", "a&b=c~d_e.f/g?h#i%j", "<script>alert(1)</script>", "../../etc", "\"'\\", "..", "~", "q~x"].map(
				(search) => ({ ...PLAIN_LISTING, search }),
			),
		];
		for (const locale of ["cs", "en"] as const) {
			for (const state of states) {
				const path = locale === "cs" ? "/eshop" : "/en/eshop";
				const rewritten = told(rewriteOf(path, new URLSearchParams(listingQuery(locale, state))));
				const [, , first, folder = ""] = rewritten.split("/");
				expect(rewritten).toMatch(/^rewrite \/(?:cs|english)(?:\/vypis\/[\w~.-]+)?\/eshop$/);
				expect(stateOfFolder(locale, first === LISTING_FOLDER ? folder : "")).toEqual(state);
			}
		}
	});

	test("a malformed folder name is read as the plain listing", () => {
		for (const folder of ["", "x", "q~***", "~~..~", "strana~x", "q~", "."]) {
			expect(stateOfFolder("cs", folder)).toEqual(PLAIN_LISTING);
		}
		expect(readListingState("cs", new URLSearchParams())).toEqual(PLAIN_LISTING);
	});
});
