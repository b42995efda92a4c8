import { expect, test } from "vitest";
import { LOCALES } from "#lib/domain/locale.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import {
	categoryPath,
	localPath,
	orderPath,
	productPath,
	screenPath,
	screenPathIn,
	variantPath,
	withdrawalPath,
} from "#lib/i18n/paths.ts";
import { SCREEN_LIST } from "#lib/i18n/screens.ts";

test.each([
	["", "/", "/en"],
	["/", "/", "/en"],
	["kosik", "/kosik", "/en/kosik"],
	["///kosik", "/kosik", "/en/kosik"],
	["a/b", "/a/b", "/en/a/b"],
])("%j below each language: %s and %s", (path, cs, en) => {
	expect(localPath("cs", path)).toBe(cs);
	expect(localPath("en", path)).toBe(en);
});

test("screens, categories, products and orders have the addresses of promises §2 and decisions 15", () => {
	expect(screenPath("cs", "home")).toBe("/");
	expect(screenPath("en", "home")).toBe("/en");
	expect(screenPath("cs", "cart")).toBe("/kosik");
	expect(screenPath("en", "cart")).toBe("/en/cart");
	expect(screenPath("cs", "checkoutDelivery")).toBe("/kosik/doprava-a-platba");
	expect(screenPath("en", "checkoutDelivery")).toBe("/en/cart/delivery-and-payment");
	expect(screenPath("cs", "checkoutSummary")).toBe("/kosik/souhrn");
	expect(screenPath("en", "checkoutSummary")).toBe("/en/cart/summary");
	expect(screenPath("cs", "sale")).toBe("/produkty/akce");
	expect(screenPath("en", "newProducts")).toBe("/en/products/new");
	expect(categoryPath("cs", { id: 1001, slug: "balonky" })).toBe("/1001/balonky");
	expect(productPath("en", { id: 1039, slug: "heart", categorySlug: "balloons" })).toBe("/en/1039/balloons/heart");
	expect(orderPath("cs", { id: 7, hash: "abc" })).toBe("/shrnuti/7/abc");
	expect(orderPath("en", { id: 7, hash: "abc" })).toBe("/en/summary/7/abc");
	expect(withdrawalPath("cs", { id: 7, hash: "abc" })).toBe("/shrnuti/7/abc/odstoupeni");
	expect(withdrawalPath("en", { id: 7, hash: "abc" })).toBe("/en/summary/7/abc/withdrawal");
});

test("no two screens share an address, and no screen's address looks like a product's", () => {
	for (const locale of LOCALES) {
		const all = SCREEN_LIST.map(([screen]) => LANGUAGES[locale].screens[screen]);
		expect(new Set(all).size).toBe(all.length);
		for (const path of all) expect(path).not.toMatch(/^\d/);
	}
});

test.each([
	["en", "/prihlaseni", "/en/login"],
	["cs", "/en/login", "/prihlaseni"],
	["en", "/zmena-hesla/aBc-1_2", "/en/new-password/aBc-1_2"],
	["cs", "/en/account-confirmation/aBc", "/potvrzeni-uctu/aBc"],
	["en", "/ucet", "/en/account"],
	["en", "/ucet/objednavka/7", "/en/account/order/7"],
	["cs", "/en/account/settings", "/ucet/nastaveni"],
	["cs", "/en/account/influencer", "/account/influencer"],
	["en", "/account/register", "/en/account/register"],
	["en", "/shrnuti/7/abc", "/en/summary/7/abc"],
	["en", "/", null],
	["cs", "/en", null],
	["en", "/uctenka", null],
	["en", "/obchodni-podminky", null],
	["en", "/blog/3/balonky", null],
	["en", "/kontakty", null],
	["en", "/contacts/3", null],
	["en", "/dokumenty", null],
	["en", "/newsletter/aBc", "/en/newsletter/aBc"],
	["en", "/blog", "/en/blog"],
	["en", "/kariera/3/prodavac", null],
	["cs", "/en/events/7/face-painting", null],
	["cs", "/en/events/new", "/eventy/novy"],
	["en", "/info/doprava-a-platba", "/en/info/delivery-and-payment"],
] as const)("in %s, %s is %s", (to, path, other) => expect(screenPathIn(to, path)).toBe(other));

test.each([
	["cs", { id: 31, name: "červená" }, "/5/balonky/srdce?varianta=31"],
	["en", { id: 31, name: "red" }, "/5/balonky/srdce?variant=31"],
	["cs", { id: 31, name: "" }, "/5/balonky/srdce"],
] as const)("in %s, a product's address with a variant chosen: %o", (locale, variant, path) =>
	expect(variantPath(locale, "/5/balonky/srdce", variant)).toBe(path),
);
