import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listing, listingQuery } from "#lib/contract/schemas/listing.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";
import { HOSTILE_TEXTS } from "#tests/support/texts/hostile-texts.ts";

/** Texts that break anything, and those that break careless filters. */
const HOSTILE = [
	...HOSTILE_TEXTS,
	"$1",
	"$$",
	"?",
	"{}",
	"{1,2}",
	"ARRAY[1]",
	"[]",
	"null",
	"NaN",
	"Infinity",
	"-0",
	"1e9",
	"0x10",
	"99999999999999999999",
	"-1",
	"1,2;3:4",
	":;,:;,",
	"barva:cervena;drop table products",
	"__proto__",
	"constructor:prototype",
	"x".repeat(300),
	"a,".repeat(250),
	"barva:a;".repeat(60),
	"x".repeat(20_000),
];
const PARAMETERS = Object.keys(listingQuery.shape);

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

/** Percent-encoded byte by byte; `URLSearchParams` would mend a lone surrogate. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

async function expectDecent(path: string) {
	const { status, body } = await testShop.call("GET", path);
	expect([200, 422], `${path.slice(0, 200)}: ${JSON.stringify(body)}`).toContain(status);
	if (status === 200) expect(listing.safeParse(body).success, path.slice(0, 200)).toBe(true);
	else expect(body).toEqual({ error: "invalid", errors: expect.any(Object) });
}

describe("hostile texts never break a listing", () => {
	test.each(PARAMETERS)("in %s", async (parameter) => {
		const before = await countRows(testShop, "products");
		for (const text of HOSTILE) await expectDecent(`/catalog/products/cs?facets=1&${parameter}=${encoded(text)}`);
		expect(await countRows(testShop, "products")).toBe(before);
	});

	test("in an attribute's slug and in its values", async () => {
		for (const text of HOSTILE) {
			await expectDecent(`/catalog/products/cs?attributes=${encoded(`${text}:cervena;barva:${text}`)}`);
		}
	});

	test("in all parameters at once, or in one of them many times", async () => {
		for (const text of HOSTILE) {
			const query = PARAMETERS.map((parameter) => `${parameter}=${encoded(text)}`).join("&");
			await expectDecent(`/catalog/products/en?${query}`);
		}
		await expectDecent(`/catalog/products/cs?${"brand=a&".repeat(500)}`);
		await expectDecent(`/catalog/products/cs?${"attributes=barva:cervena&".repeat(500)}`);
	});

	test.each([
		"%00",
		"%FF",
		"%C3%28",
		"%u0000",
		"a%",
		"%2527",
		"\u0000",
		"+",
		"&&&",
		"=",
		"[]=1",
		"brand[]=x",
		"brand[a]=x",
	])("as a broken address: %j", async (raw) => {
		for (const query of [raw, `brand=${raw}`, `q=${raw}`, `attributes=${raw}`]) {
			await expectDecent(`/catalog/products/cs?${query}`);
		}
	});
});
