import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { searchGroups, suggestions } from "#lib/contract/schemas/search.ts";
import { SEARCH_QUERY_MAX_LENGTH } from "#lib/domain/goods/goods-limits.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";
import { HOSTILE_TEXTS } from "#tests/support/texts/hostile-texts.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const asked = (q: string) => new URLSearchParams({ q });

async function groups(q: string, locale = "cs") {
	const { status, body } = await testShop.call("GET", `/catalog/search/${locale}?${asked(q)}`);
	expect(status, q).toBe(200);
	return searchGroups.parse(body);
}

async function suggest(q: string, locale = "cs") {
	const { status, body } = await testShop.call("GET", `/catalog/suggest/${locale}?${asked(q)}`);
	expect(status, q).toBe(200);
	return suggestions.parse(body);
}

describe("GET /catalog/search/{locale}", () => {
	test("finds categories, brands, articles and pages with their addresses", async () => {
		const found = await groups("balónky");
		expect(found.categories[0]).toEqual({ id: 1001, name: "Balónky", url: "/1001/balonky" });
		expect(found.articles[0]).toMatchObject({ url: expect.stringMatching(/^\/blog\/\d+\/[a-z0-9-]+$/) });
		expect((await groups("balloons", "en")).categories[0]?.url).toBe("/en/1001/balloons");
	});

	test("every brand that has goods is found by its name, in any form of letters", async () => {
		const { rows } = await testShop.shop.db.execute<{ id: number; name: string; slug: string }>(sql`
			select id, name, slug from brands b where exists (select from listed_products l where l.brand_id = b.id)`);
		expect(rows.length).toBeGreaterThan(3);
		for (const { id, name, slug } of rows) {
			for (const q of [name, name.toUpperCase(), slug])
				expect((await groups(q)).brands, q).toContainEqual({ id, name, url: `/znacka/${id}/${slug}` });
		}
	});

	test("a page is found by its title and by what is in it", async () => {
		const { rows } = await testShop.shop.db.execute<{ title: string; id: number }>(
			sql`select title, page_id as id from page_translations where locale = 'cs'`,
		);
		for (const { title, id } of rows) {
			const { body } = await testShop.call("GET", `/pages/cs/id/${id}`);
			expect((await groups(title)).pages, title).toContainEqual(
				expect.objectContaining({ name: title, url: body.urls.cs }),
			);
		}
		expect((await groups("půjčovna kostýmů")).pages[0]?.url).toBe("/info/pujcovna-kostymu");
	});

	test.each([
		["cs", "poukaz"],
		["cs", "kupón"],
		["cs", "voucher"],
		["en", "coupon"],
		["en", "poukaz"],
	])("%s: %s finds where vouchers are explained", async (locale, q) => {
		const { pages } = await groups(q, locale);
		expect(pages.map(({ url }) => url)).toContain(
			locale === "cs" ? "/info/doprava-a-platba" : "/en/info/delivery-and-payment",
		);
	});

	test("finds at most twenty of each kind, the closest first", async () => {
		for (const q of ["a", "balónky dekorace kostým párty sady", "na"]) {
			for (const found of Object.values(await groups(q))) expect(found.length).toBeLessThanOrEqual(20);
		}
		const { categories } = await groups("fóliové balónky");
		expect(categories[0]?.name).toBe("Fóliové balónky");
		expect(categories.map(({ name }) => name)).toContain("Balónky");
	});

	test("understands misspelt words", async () => {
		expect((await groups("baloky")).categories[0]?.name).toBe("Balónky");
	});

	test("an article is found once it is published", async () => {
		const { db } = testShop.shop;
		const later = new Date(testShop.shop.now().getTime() + 60_000);
		const [{ id, title } = { id: 0, title: "" }] = (
			await db.execute<{ id: number; title: string }>(sql`
				select p.id, t.title from posts p join post_translations t on t.post_id = p.id and t.locale = 'cs' order by p.id limit 1`)
		).rows;
		await db.execute(sql`update posts set published_at = ${later} where id = ${id}`);
		expect((await groups(title)).articles.map((one) => one.id)).not.toContain(id);
		testShop.passMs(120_000);
		expect((await groups(title)).articles[0]?.id).toBe(id);
	});
});

describe("GET /catalog/suggest/{locale}", () => {
	test("suggests a few of each kind, goods with picture and price", async () => {
		const found = await suggest("balon");
		expect(found.products).toHaveLength(6);
		const [first] = found.products;
		expect(first).toMatchObject({
			url: expect.stringMatching(/^\/\d+\/[a-z-]+\/[a-z0-9-]+$/),
			image: { src: expect.stringMatching(/^\/media\//) },
		});
		expect(first?.price_with_tax).toBeGreaterThan(0);
		for (const kind of ["categories", "brands", "articles", "pages"] as const)
			expect(found[kind].length, kind).toBeLessThanOrEqual(3);
		expect(found.categories[0]?.name).toBe("Balónky");
	});

	test.each(["ba", "bal", "balo", "balon", "balonk", "balónky"])(
		"%s suggests the balloons while it is typed",
		async (q) => {
			const { products } = await suggest(q);
			expect(products.length).toBeGreaterThan(0);
			for (const { name } of products) expect(name, q).toMatch(/(^|\s)ba/i);
		},
	);

	test("understands misspelt words, and says how", async () => {
		expect(await suggest("baloky")).toMatchObject({ corrected: "balonky", categories: [{ name: "Balónky" }, {}, {}] });
	});

	test("takes only the last word as unfinished", async () => {
		const { products } = await suggest("dětský kos");
		for (const { name } of products) expect(name).toMatch(/dětský kostým/i);
	});

	test.each([
		["bílo-zl", /bílo-zlat/],
		["černo-z", /černo-zlat/],
	])("suggests words joined by a sign while the last one is typed: %s", async (q, name) => {
		expect((await suggest(q)).products[0]?.name).toMatch(name);
	});

	test("suggests best sellers that begin with a single letter", async () => {
		const { products } = await suggest("k");
		expect(products.length).toBeGreaterThan(0);
		for (const { name } of products) expect(name).toMatch(/(^|\s|„)k/i);
	});
});

test.each(["qwertyuiop", "!?!", "😀", "–", "", "   "])("%j finds nothing", async (q) => {
	const nothing = { categories: [], brands: [], articles: [], pages: [] };
	expect(await groups(q)).toEqual(nothing);
	expect(await suggest(q)).toEqual({ ...nothing, products: [], corrected: null });
});

describe.each(["/catalog/search", "/catalog/suggest"])("GET %s", (path) => {
	const get = (rest: string) => () => testShop.call("GET", `${path}${rest}`);

	test("without a query is 422", async () => {
		await expectRefused(testShop, get("/cs"), 422, { error: "invalid", errors: { q: ["invalid"] } });
	});

	test("a query of 201 characters is 422, of 200 it is answered", async () => {
		const errors = { q: ["invalid"] };
		const long = "x".repeat(SEARCH_QUERY_MAX_LENGTH);
		await expectRefused(testShop, get(`/cs?q=${long}x`), 422, { error: "invalid", errors });
		expect((await get(`/cs?q=${long}`)()).status).toBe(200);
	});

	test("in an unknown language is 404", async () => {
		await expectRefused(testShop, get("/de?q=a"), 404, { error: "not_found" });
	});
});

describe("any text is safe", () => {
	test.each(HOSTILE_TEXTS.map((text, index) => [index, text] as const))("no. %i: %j", async (_, text) => {
		const before = await countRows(testShop, "products");
		for (const locale of ["cs", "en"] as const) {
			for (const path of ["products", "search", "suggest"]) {
				const { status } = await testShop.call("GET", `/catalog/${path}/${locale}?${asked(text)}`);
				expect(status, path).toBe(200);
			}
		}
		expect(await countRows(testShop, "products")).toBe(before);
	});

	test.each(["%00", "%ff%fe", "%ed%a0%80", "%", "%zz", "a%00b"])("the bytes %s in the address", async (bytes) => {
		for (const path of ["products", "search", "suggest"])
			expect((await testShop.call("GET", `/catalog/${path}/cs?q=${bytes}`)).status, path).toBe(200);
	});
});
