// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { keepLeft, takeLeft } from "#lib/storefront/cart/cart-left.ts";

afterEach(() => sessionStorage.clear());

const WISH = { line: { id: 10, variantId: 100, parentId: null }, quantity: 3, base: 2, note: "na pátek" };

test("a change left unsent a moment ago is taken up once", () => {
	keepLeft([WISH], 1_000);
	expect(takeLeft(10_999)).toEqual([WISH]);
	expect(takeLeft(10_999)).toEqual([]);
});

test("a change left unsent longer ago is forgotten", () => {
	keepLeft([WISH], 1_000);
	expect(takeLeft(11_000)).toEqual([]);
	expect(sessionStorage.length).toBe(0);
});

test.each([
	"{",
	"null",
	"[]",
	'{"nowMs":"0","wishes":[]}',
	'{"nowMs":0,"wishes":[null,1,{"line":{"id":"1","variantId":1,"parentId":null},"quantity":1,"base":0}]}',
	'{"nowMs":0,"wishes":[{"line":{"id":1,"variantId":1,"parentId":null},"quantity":-1,"base":0}]}',
])("%s in the storage counts as no change", (text) => {
	sessionStorage.setItem("cart-left", text);
	expect(takeLeft(0)).toEqual([]);
});
