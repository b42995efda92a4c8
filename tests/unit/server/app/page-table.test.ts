import { readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { PAGES, questionAt } from "#lib/server/app/page-table.ts";

const APP = join(import.meta.dirname, "../../../../app/[locale]");

test("every page of the shop is in the table, and nothing else", () => {
	const folders = readdirSync(APP, { recursive: true, withFileTypes: true })
		.filter(({ name }) => name === "page.tsx")
		.map(({ parentPath }) => relative(APP, parentPath));
	expect(PAGES.map(({ folder }) => folder).sort()).toEqual(folders.sort());
	expect(dirname(APP)).toMatch(/app$/);
});

const HASH = "a".repeat(32);
const SECRET = "s".repeat(43);

describe("the shop's calls that decide whether a page exists", () => {
	test.each([
		["the home page", "", []],
		["a screen", "kosik/souhrn", []],
		["a word", "obchodni-podminky", ["/pages/cs/obchodni-podminky"]],
		["a category", "1001/balonky", ["/catalog/entry/cs/1001"]],
		["a product", "7/balonky/srdce", ["/catalog/entry/cs/7"]],
		["a list with a query", "vypis/strana~2/1001/balonky", ["/catalog/entry/cs/1001"]],
		["a search", "vypis/q~YQ/hledani", []],
		["a list of a brand", "vypis/strana~2/znacka/3/fiesta", ["/catalog/brand/cs/3"]],
		["a page of articles", "vypis/strana~2/blog", []],
		["articles of a category", "vypis/strana~2/blog/kategorie/5/tipy", ["/blog/posts/cs?category=5"]],
		["what a party takes", "oslava/1032/pirati", ["/catalog/category/cs/1032"]],
		["a brand", "znacka/3/fiesta", ["/catalog/brand/cs/3"]],
		["an article", "blog/9/napady", ["/blog/posts/cs/9"]],
		["an event", "eventy/4/dilna", ["/events/cs/4"]],
		["the form for an event", "eventy/novy", []],
		["a service", "sluzby/2/pujcovna", ["/services/cs/2"]],
		["a job", "kariera/2/prodavac", ["/careers/cs/2"]],
		["a branch", "prodejny/3", ["/stores/cs/3"]],
		["a person", "contacts/3", ["/contacts/3"]],
		["an info page with a word", "info/o-nas", []],
		["an info page with a number", "info/12/neco", ["/pages/cs/id/12"]],
		["the shop by a category's word", "eshop/balónky", ["/catalog/slug/cs/category/bal%C3%B3nky"]],
		[
			"an address of an earlier shop",
			"backup-products/12/balonky/srdce",
			["/catalog/entry/cs/12", "/catalog/slug/cs/product/srdce", "/catalog/slug/cs/category/srdce"],
		],
	])("for %s", (_, path, calls) => {
		expect(questionAt("cs", path.split("/").filter(Boolean))).toEqual({ calls, of: "everybody" });
	});

	test.each([
		["an order", `shrnuti/1/${HASH}`, `/order/1/${HASH}`],
		["its withdrawal", `shrnuti/1/${HASH}/odstoupeni`, `/order/1/${HASH}`],
		["a request", `pozadavek/1/${HASH}`, `/requests/1/${HASH}`],
		["a newsletter", `newsletter/${HASH}`, `/subscriber/${HASH}`],
	])("for %s, by its link", (_, path, call) => {
		expect(questionAt("cs", path.split("/"))).toEqual({ calls: [call], of: "link" });
	});

	test("for a new password, by its link; the page itself explains a dead link", () => {
		const calls = [`/auth/password-reset/${SECRET}`];
		expect(questionAt("cs", ["zmena-hesla", SECRET])).toEqual({ calls, of: "link", tellsItself: true });
	});

	test.each([
		["an order of the account", "ucet/objednavka/5", "/account/orders/5"],
		["a video of the account", "account/video/5", "/account/videos/cs/5"],
	])("for %s, as its customer", (_, path, call) => {
		expect(questionAt("cs", path.split("/"))).toEqual({ calls: [call], of: "customer" });
	});

	test.each([
		["too deep", "a/b/c/d"],
		["an address without an id", "balonky/srdce"],
		["an article without an id", "blog/x/y"],
		["an article without its name", "blog/5"],
		["an unknown info page", "info/nikde"],
		["a link without a valid secret", "zmena-hesla/abc"],
		["an order without a valid hash", "shrnuti/1/abc"],
		["an unknown page of an order", `shrnuti/1/${HASH}/jinam`],
		["a list of a page without one", "vypis/strana~2/kosik"],
		["an address below a video", "account/video/5/6"],
		["the page for what does not exist", "nenalezeno"],
	])("none for an address of no page: %s", (_, path) => {
		expect(questionAt("cs", path.split("/"))).toBeNull();
	});
});
