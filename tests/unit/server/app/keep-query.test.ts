import { expect, test } from "vitest";
import { withQuery } from "#lib/server/app/keep-query.ts";

test.each([
	["an address without a query stays", "/1001/balonky", "/1001/jinak", "/1001/balonky"],
	[
		"a campaign's parameters and a variant are kept",
		"/7/balonky/srdce",
		"/7/x/y?varianta=5&utm_source=a%20b",
		"/7/balonky/srdce?varianta=5&utm_source=a+b",
	],
	[
		"parameters of the redirect's own target win",
		"/1001/balonky?strana=2",
		"/1001/x?strana=002&ref=1",
		"/1001/balonky?strana=2&ref=1",
	],
	["repeated keys stay repeated", "/1001/balonky", "/1001/x?barva=a&barva=b,c", "/1001/balonky?barva=a&barva=b,c"],
	["the router's own parameter is dropped", "/1001/balonky", "/1001/x?_rsc=abc", "/1001/balonky"],
	["the fragment stays at the end", "/blog/1/a#konec", "/blog/1/b?x=1", "/blog/1/a?x=1#konec"],
	["a malformed query is kept", "/blog/1/a", "/blog/1/b?%ff=%0d%0aX:1", "/blog/1/a?%EF%BF%BD=%0D%0AX%3A1"],
	["another site's address is not changed", "https://evil.test/a", "/x?a=1", "https://evil.test/a"],
	["another site's address without a scheme is not changed", "//evil.test/a", "/x?a=1", "//evil.test/a"],
])("%s", (_, location, asked, whole) => {
	expect(withQuery(location, asked)).toBe(whole);
});
