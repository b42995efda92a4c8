import { expect, test } from "vitest";
import { markPublic, PUBLIC } from "#lib/server/app/public-pages.ts";
import { lastingOf } from "#lib/server/door/may-keep.ts";
import { openServer } from "#tests/support/servers/loopback.ts";

type Locale = Parameters<typeof markPublic>[1];

/** Headers of a page with these words, marked as everybody's. */
async function markedPage(locale: Locale, words: string[], vary?: string | string[]) {
	const { send } = await openServer((_, response) => {
		response.setHeader("Cache-Control", "s-maxage=3600");
		if (vary !== undefined) response.setHeader("Vary", vary);
		markPublic(response, locale, words);
		response.end();
	});
	return send("/");
}

test("a page that is everybody's may be kept by shared caches for a second, by browsers not at all", async () => {
	const { headers, status, rawHeaders } = await markedPage("cs", []);
	expect(headers["cache-control"]).toBe(PUBLIC);
	expect(PUBLIC.split(", ")).toEqual(expect.arrayContaining(["public", "max-age=0", "s-maxage=1"]));
	expect(lastingOf(status, rawHeaders)).toBe("page");
});

const CAMPAIGN = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "utm_id"];

test.each([
	["the home page", "cs", [], "only"],
	["a product", "cs", ["1001"], "only"],
	["a page of text", "en", ["kontakt"], "only"],
	["the blog", "cs", ["blog"], "only strana"],
	["the blog in English", "en", ["blog"], "only page"],
	["the party finder", "cs", ["oslava"], "only tema"],
	["the party finder in English", "en", ["oslava"], "only theme"],
	["what a party takes", "cs", ["oslava", "1032", "pirati"], "only"],
	["a later page of the blog", "cs", ["vypis", "strana-2", "blog"], "only strana"],
] as const)("of the query, %s (%s) depends on: %s %s", async (_, locale, words, rule) => {
	expect((await markedPage(locale, [...words])).headers["x-query-rule"]).toBe(rule);
});

test.each([
	["a category", ["1001", "balonky"]],
	["a search", ["hledani"]],
	["a category with filters", ["vypis", "razeni-nazev", "1001", "balonky"]],
])("%s depends on the whole query but for campaigns, since any key may be an attribute", async (_, words) => {
	const [kind, ...keys] = String((await markedPage("cs", words)).headers["x-query-rule"]).split(" ");
	expect(kind).toBe("not");
	expect(keys).toEqual(expect.arrayContaining([...CAMPAIGN, "gclid", "fbclid"]));
	for (const key of ["strana", "razeni", "q"]) expect(keys).not.toContain(key);
});

test.each([
	["rsc, next-router-state-tree, next-router-prefetch", "rsc, next-router-prefetch"],
	[["rsc", "next-router-state-tree,Cookie"], "rsc, Cookie"],
	["rsc", "rsc"],
])("Vary %j without what makes no difference to a static page is %s", async (vary, rest) => {
	expect((await markedPage("cs", [], vary)).headers.vary).toBe(rest);
});
