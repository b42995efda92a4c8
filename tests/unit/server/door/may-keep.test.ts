import { describe, expect, test } from "vitest";
import { PERSONAL, PUBLIC } from "#lib/server/app/public-pages.ts";
import { keptNames, lastingOf, varyingHead } from "#lib/server/door/may-keep.ts";
import { QUERY_RULE_HEADER } from "#lib/server/query-rule.ts";

const MB = 1024 * 1024;
const lasts = (cacheControl: string, ...more: string[]) => ["Cache-Control", cacheControl, ...more];

test.each<[string, number, string[], "page" | "final" | null]>([
	["a public page of the shop", 200, lasts(PUBLIC), "page"],
	["what is public for a second", 200, lasts("public, s-maxage=1"), "page"],
	["a file that never changes", 200, lasts("public, max-age=31536000, immutable"), "final"],
	["what varies as Next's pages do", 200, lasts(PUBLIC, "Vary", "RSC, Next-Router-Prefetch, Accept-Encoding"), "page"],
	["a picture by its format", 200, lasts("public, immutable", "Vary", "Accept"), "final"],
	["a page of 2 MB", 200, lasts(PUBLIC, "Content-Length", String(2 * MB)), "page"],
	["a longer page", 200, lasts(PUBLIC, "Content-Length", String(2 * MB + 1)), null],
	["what sets a cookie", 200, lasts(PUBLIC, "Set-Cookie", "a=1"), null],
	["what is personal", 200, lasts(PERSONAL), null],
	["what is private for a time", 200, lasts("private, s-maxage=9"), null],
	["what says nothing", 200, [], null],
	["what shared caches have no time for", 200, lasts("public, max-age=60"), null],
	["what shared caches may have for no second", 200, lasts("public, s-maxage=0"), null],
	["what does not change but is not said to be public", 200, lasts("max-age=9, immutable"), null],
	["what varies by cookies", 200, lasts(PUBLIC, "Vary", "rsc, Cookie"), null],
	["what varies by everything", 200, lasts(PUBLIC, "Vary", "*"), null],
	["what varies by the language", 200, lasts(PUBLIC, "Vary", "Accept-Language"), null],
	["what varies by cookies in another line", 200, lasts(PUBLIC, "Vary", "rsc", "Vary", "Cookie"), null],
	["what is personal in another line", 200, lasts(PUBLIC, "Cache-Control", "private"), null],
	["what nobody may store after all", 200, lasts("public, s-maxage=1, no-store"), null],
	["what must be asked for each time", 200, lasts("public, no-cache, s-maxage=1"), null],
	["what says it in capitals", 200, lasts("Public, S-MaxAge=1"), "page"],
	["a redirect", 308, lasts(PUBLIC), null],
	["a part", 206, lasts(PUBLIC), null],
	["a page that a browser has", 304, lasts(PUBLIC), null],
	["a missing page", 404, lasts(PUBLIC), null],
	["a fault", 500, lasts(PUBLIC), null],
])("%s is kept as it says", (_, status, head, lasting) => {
	expect(lastingOf(status, head)).toBe(lasting);
});

describe("the name under which an answer is kept", () => {
	const names = keptNames();
	const nameOf = (target: string, headers = {}) => names.nameOf(target, headers);
	names.learn("/learnt?x=1", [QUERY_RULE_HEADER, "only strana"]);
	names.learn("/goods", [QUERY_RULE_HEADER, "not utm_source gclid"]);
	names.learn("/other", ["X-Other", "only strana"]);

	test.each([
		["another path", "/a", "/b", false],
		["another query at a path of which nothing is known", "/a?x=1", "/a?x=2", false],
		["none at such a path", "/a?x=1", "/a", false],
		["another at a path whose answer said no rule", "/other?x=1", "/other?x=2", false],
		["invented keys", "/learnt?x=1&y=2", "/learnt?z", true],
		["invented keys and none", "/learnt?x=1", "/learnt", true],
		["a key that matters", "/learnt?strana=2&x=1", "/learnt?strana=2", true],
		["another value of a key that matters", "/learnt?strana=2", "/learnt?strana=3", false],
		["a campaign", "/goods?utm_source=a&barva=modra", "/goods?gclid=7&barva=modra", true],
		["a filter", "/goods?barva=modra", "/goods?barva=bila", false],
		["the router's mark", "/a?_rsc=1", "/a?_rsc=2", true],
		["the router's mark and none", "/a?x=1&_rsc=1", "/a?x=1", true],
	])("%s: %s and %s have one name: %s", (_, one, other, isOne) => {
		expect(nameOf(one) === nameOf(other)).toBe(isOne);
	});

	test.each([
		["the router's data, not its page", "/a", { rsc: "1" }, {}, false],
		["data fetched beforehand", "/a", { rsc: "1" }, { rsc: "1", "next-router-prefetch": "1" }, false],
		["a part of it", "/a", { rsc: "1" }, { rsc: "1", "next-router-segment-prefetch": "/_tree" }, false],
		["the same mark of another header", "/a", { rsc: "1" }, { "next-router-prefetch": "1" }, false],
		["a page, for whoever asks", "/a", { cookie: "a=1", "accept-language": "cs" }, { accept: "image/avif" }, true],
		["a picture by its formats", "/media/a/800", { accept: "image/avif,image/webp,*/*" }, { accept: "*/*" }, false],
		["a picture by one format", "/media/a/800", { accept: "image/webp" }, { accept: "image/avif" }, false],
		[
			"a picture, for browsers that know the same formats",
			"/media/a/800",
			{ accept: "image/avif,image/webp,image/apng" },
			{ accept: "text/html,image/avif,image/webp;q=0.9" },
			true,
		],
	])("%s: %s for %j and %j has one name: %s", (_, target, one, other, isOne) => {
		expect(nameOf(target, one) === nameOf(target, other)).toBe(isOne);
	});

	test.each(["/%61", "/cs/%C5%99", "/a%2Fb?x=1"])("there is none for the encoded path %s", (target) => {
		expect(nameOf(target)).toBeNull();
	});

	test.each([
		{ rsc: "2" },
		{ "next-router-prefetch": "x" },
		{ rsc: "1", "next-router-segment-prefetch": "a" },
		{ rsc: "1", "next-router-segment-prefetch": `/${"a".repeat(300)}` },
	])("there is none for headers that no router sends: %j", (headers) => {
		expect(nameOf("/a", headers)).toBeNull();
	});

	test("there is one for an encoded query", () => {
		expect(nameOf("/hledani?q=%C5%99")).not.toBeNull();
	});
});

test("an answer is asked for anew with the headers by which it may differ, and no others", () => {
	const headers = { rsc: "1", "next-router-prefetch": "1", accept: "*/*", cookie: "a=1", authorization: "b" };
	expect(varyingHead(headers)).toEqual(["rsc", "1", "next-router-prefetch", "1", "accept", "*/*"]);
});
