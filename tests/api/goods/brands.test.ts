import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brand, brandCount } from "#lib/contract/schemas/catalogue.ts";
import { aBrand, aListedProduct } from "#tests/support/goods/goods.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const NOT_FOUND = { error: "not_found" };

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const get = (path: string) => testShop.call("GET", path);
const brandsIn = async (locale = "cs") => {
	const { status, body } = await get(`/catalog/brands/${locale}`);
	expect(status).toBe(200);
	expect(brandCount.array().parse(body)).toEqual(body);
	return brandCount.array().parse(body);
};

describe("GET /catalog/brands/{locale}", () => {
	test("every brand of the demo shop counts as many goods as its listing has", async () => {
		const brands = await brandsIn();
		expect(brands).toHaveLength(await countRows(testShop, "brands"));
		for (const { id, slug, count, url } of brands) {
			expect((await get(`/catalog/products/cs?brand_id=${id}&per_page=1`)).body.total, slug).toBe(count);
			expect((await get(`/catalog/products/cs?brand=${slug}&per_page=1`)).body.total, slug).toBe(count);
			expect(url).toBe(`/znacka/${id}/${slug}`);
		}
		expect((await brandsIn("en")).find(({ id }) => id === brands[0]?.id)?.url).toBe(
			`/en/brand/${brands[0]?.id}/${brands[0]?.slug}`,
		);
	});

	test("a brand counts goods on sale alone and leaves the list with the last of them", async () => {
		const made = await aBrand(testShop);
		const countOf = async () => (await brandsIn()).find(({ id }) => id === made.id)?.count;
		expect(await countOf()).toBeUndefined();
		const [first, second] = [
			await aListedProduct(testShop, { brandId: made.id }),
			await aListedProduct(testShop, { brandId: made.id, stock: 0 }),
		];
		await aListedProduct(testShop, { brandId: made.id, isActive: false });
		expect(await countOf()).toBe(2);
		await testShop.shop.db.execute(sql`delete from products where id in (${first.id}, ${second.id})`);
		expect(await countOf()).toBeUndefined();
	});

	test("brands are sorted as the language sorts them", async () => {
		const names = ["Zebra test", "Čáp test", "Cihla test", "Chobot test", "Ďas test"];
		for (const name of names) await aListedProduct(testShop, { brandId: (await aBrand(testShop, name)).id });
		const ours = async (locale: string) =>
			(await brandsIn(locale)).map(({ name }) => name).filter((name) => names.includes(name));
		expect(await ours("cs")).toEqual(["Cihla test", "Čáp test", "Ďas test", "Chobot test", "Zebra test"]);
		expect(await ours("en")).toEqual(["Čáp test", "Chobot test", "Cihla test", "Ďas test", "Zebra test"]);
	});

	test("an unknown language is 404", async () => {
		await expectRefused(testShop, () => get("/catalog/brands/de"), 404, NOT_FOUND);
	});
});

describe("GET /catalog/brand/{locale}/{id}", () => {
	test("has its text, its manufacturer and both addresses", async () => {
		const { id, slug, name } = await aBrand(testShop);
		const bare = (await get(`/catalog/brand/cs/${id}`)).body;
		const urls = { cs: `/znacka/${id}/${slug}`, en: `/en/brand/${id}/${slug}` };
		expect(brand.parse(bare)).toEqual({ id, slug, name, url: urls.cs, description: "", manufacturer: null, urls });
		await testShop.shop.db.execute(sql`
			insert into brand_translations (brand_id, locale, description) values (${id}, 'cs', 'Česky'), (${id}, 'en', 'English')`);
		await testShop.shop.db.execute(sql`
			update brands set manufacturer_name = 'Výrobce', manufacturer_contact = 'a@b.cz' where id = ${id}`);
		const { status, body } = await get(`/catalog/brand/en/${id}`);
		expect({ status, body }).toEqual({
			status: 200,
			body: {
				...bare,
				url: urls.en,
				description: "English",
				manufacturer: { name: "Výrobce", address: "", contact: "a@b.cz" },
			},
		});
		expect((await get(`/catalog/brand/cs/${id}`)).body.description).toBe("Česky");
	});

	test("every brand of the demo shop says who makes its goods, in both languages", async () => {
		for (const { id, slug } of (await brandsIn()).filter((one) => !one.slug.startsWith("znacka-test")))
			for (const locale of ["cs", "en"]) {
				const { body } = await get(`/catalog/brand/${locale}/${id}`);
				expect(body.description.length, `${locale} ${slug}`).toBeGreaterThan(20);
				expect(body.manufacturer, slug).toEqual({
					name: expect.stringMatching(/./),
					address: expect.stringMatching(/./),
					contact: expect.stringMatching(/./),
				});
			}
	});

	test("an unknown brand is 404, in a known and in an unknown language", async () => {
		const { id } = await aBrand(testShop);
		await expectRefused(testShop, () => get(`/catalog/brand/cs/${id + 1000}`), 404, NOT_FOUND);
		await expectRefused(testShop, () => get(`/catalog/brand/de/${id}`), 404, NOT_FOUND);
	});
});
