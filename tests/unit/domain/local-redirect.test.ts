import { describe, expect, test } from "vitest";
import { localRedirect } from "#lib/domain/local-redirect.ts";

describe("the redirect after a login", () => {
	test.each([
		["/", "/"],
		["/kosik", "/kosik"],
		["/en/cart", "/en/cart"],
		["/1001/balonky?barva=cervena,modra&strana=2#zbozi", "/1001/balonky?barva=cervena,modra&strana=2#zbozi"],
		["/hledani?q=http://evil.test", "/hledani?q=http://evil.test"],
		["/hledani?q=50%25", "/hledani?q=50%25"],
		["/prihlaseni?redirect=//evil.test", "/prihlaseni?redirect=//evil.test"],
		["/prihlaseni?redirect=/%5cevil.test", "/prihlaseni?redirect=/%5cevil.test"],
		["/a/../kosik", "/kosik"],
		["/kosík", "/kos%C3%ADk"],
	])("%s", (target, path) => expect(localRedirect(target)).toBe(path));

	test.each([
		"//evil.test",
		"///evil.test",
		"/\\evil.test",
		"\\/\\/evil.test",
		"\\\\evil.test",
		"https:evil.test",
		"https://evil.test",
		"/%2f%2fevil.test",
		"/%2Fevil.test",
		"/%5cevil.test",
		"/%5C%5Cevil.test",
		"javascript:alert(1)",
		"data:text/html,x",
		"javascript:alert(document.cookie)//",
		"JaVaScRiPt:alert(1)",
		"vbscript:x",
		"blob:https://evil.test/x",
		"//evil.test/%2f..",
		"/\u0085/evil.test",
		"/%7f/evil.test",
		"/\t/evil.test",
		"/\n/evil.test",
		"/%09/evil.test",
		"/%0d%0aSet-Cookie:x=1",
		"/%00",
		"/%1f/evil.test",
		"/./\\evil.test",
		"/.//evil.test",
		"/x/..//evil.test",
		"/%2e%2e//evil.test",
		"http://127.0.0.1:3000@evil.test",
		"evil.test",
		" /kosik",
		"?x",
		"#x",
		"",
		`/${"x".repeat(10_000)}`,
	])("%j is refused", (target) => expect(localRedirect(target)).toBeNull());

	test("an address may have 2000 characters at most", () => {
		const longest = `/${"x".repeat(1999)}`;
		expect([localRedirect(longest), localRedirect(`${longest}x`)]).toEqual([longest, null]);
	});

	test("a missing address is refused", () =>
		expect([localRedirect(null), localRedirect(undefined)]).toEqual([null, null]));
});
