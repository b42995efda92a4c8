import { expect, test } from "vitest";
import { withQuery } from "#lib/server/keep-query.ts";

test.each([
	["nothing was asked with", "/1001/balonky", "/1001/jinak", "/1001/balonky"],
	[
		"a campaign's marks and a variant stay",
		"/7/balonky/srdce",
		"/7/x/y?varianta=5&utm_source=a%20b",
		"/7/balonky/srdce?varianta=5&utm_source=a+b",
	],
	[
		"what the page says itself stays as it says it",
		"/1001/balonky?strana=2",
		"/1001/x?strana=002&ref=1",
		"/1001/balonky?strana=2&ref=1",
	],
	["repeated keys stay repeated", "/1001/balonky", "/1001/x?barva=a&barva=b,c", "/1001/balonky?barva=a&barva=b,c"],
	["the router's own mark goes", "/1001/balonky", "/1001/x?_rsc=abc", "/1001/balonky"],
	["what stands behind # stays behind", "/blog/1/a#konec", "/blog/1/b?x=1", "/blog/1/a?x=1#konec"],
	["a broken query is still a query", "/blog/1/a", "/blog/1/b?%ff=%0d%0aX:1", "/blog/1/a?%EF%BF%BD=%0D%0AX%3A1"],
	["another site's address is not ours to change", "https://evil.test/a", "/x?a=1", "https://evil.test/a"],
	["nor one without a scheme", "//evil.test/a", "/x?a=1", "//evil.test/a"],
])("%s", (_, location, asked, whole) => {
	expect(withQuery(location, asked)).toBe(whole);
});
