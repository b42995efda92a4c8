import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	type CategoryNode,
	category,
	type Listing,
	listing,
	type ProductCard,
	product,
} from "#lib/contract/catalogue.ts";
import { categoryNode } from "#lib/contract/routes/catalogue.ts";
import { aProduct } from "#tests/support/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/test-shop.ts";

const NOT_FOUND = { error: "not_found" };

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const get = (path: string) => testShop.call("GET", path);
const list = async (query: string, locale = "cs"): Promise<Listing> => {
	const { status, body } = await get(`/catalog/products/${locale}?${query}`);
	expect(status).toBe(200);
	return listing.parse(body);
};

/** Every page of a listing, one after another. */
async function allPages(query: string): Promise<ProductCard[]> {
	const first = await list(`${query}&per_page=48`);
	const cards = [...first.products];
	for (let page = 2; page <= first.pages; page++)
		cards.push(...(await list(`${query}&per_page=48&page=${page}`)).products);
	expect(cards).toHaveLength(first.total);
	expect(new Set(cards.map((card) => card.id)).size).toBe(first.total);
	return cards;
}

const flat = (nodes: CategoryNode[]): CategoryNode[] => nodes.flatMap((node) => [node, ...flat(node.subcategories)]);

describe("GET /catalog/category/{locale}", () => {
	test("the tree has all categories once, with the number of goods that their listings have", async () => {
		const { status, body } = await get("/catalog/category/cs");
		expect(status).toBe(200);
		const nodes = flat(categoryNode.array().parse(body));
		expect(nodes).toHaveLength(await countRows(testShop, "categories"));
		expect(new Set(nodes.map((node) => node.id)).size).toBe(nodes.length);
		for (const node of nodes) {
			expect(node.url).toBe(`/${node.id}/${node.slug}`);
			expect((await list(`category=${node.id}&per_page=1`)).total, node.slug).toBe(node.count);
		}
	});

	test("English categories have the same ids and English addresses", async () => {
		const [cs, en] = [flat((await get("/catalog/category/cs")).body), flat((await get("/catalog/category/en")).body)];
		expect(en.map((node) => node.id)).toEqual(cs.map((node) => node.id));
		for (const node of en) expect(node.url).toBe(`/en/${node.id}/${node.slug}`);
	});

	test("an unknown language is 404", async () => {
		await expectRefused(testShop, () => get("/catalog/category/de"), 404, NOT_FOUND);
	});
});

describe("GET /catalog/category/{locale}/{id}", () => {
	test("a category below another has its way from the top and both addresses", async () => {
		const [top] = categoryNode.array().parse((await get("/catalog/category/cs")).body);
		const below = top?.subcategories[0];
		const { status, body } = await get(`/catalog/category/cs/${below?.id}`);
		expect(status).toBe(200);
		expect(category.parse(body)).toEqual(body);
		expect(body.breadcrumb.map((step: { id: number }) => step.id)).toEqual([top?.id, below?.id]);
		expect(body.urls).toEqual({ cs: body.url, en: expect.stringMatching(new RegExp(`^/en/${below?.id}/`)) });
	});

	test("a hidden one is 404, its parent's listing goes on", async () => {
		const id = (await get("/catalog/category/cs")).body.at(-1).id;
		await testShop.shop.db.execute(sql`update categories set is_active = false where id = ${id}`);
		await expectRefused(testShop, () => get(`/catalog/category/cs/${id}`), 404, NOT_FOUND);
		await testShop.shop.db.execute(sql`update categories set is_active = true where id = ${id}`);
	});
});

describe("GET /catalog/products/{locale}", () => {
	test("24 goods a page unless asked otherwise", async () => {
		const answer = await list("");
		expect(answer.products).toHaveLength(24);
		expect(answer).toMatchObject({
			page: 1,
			per_page: 24,
			total: await countRows(testShop, "products"),
			pages: Math.ceil(answer.total / 24),
		});
	});

	test("cheapest and dearest go by the price that is shown", async () => {
		const cheapest = (await allPages("sort=cheapest")).map((card) => card.price_with_tax);
		expect(cheapest).toEqual(cheapest.toSorted((a, b) => a - b));
		const dearest = (await allPages("sort=dearest")).map((card) => card.price_with_tax);
		expect(dearest).toEqual(dearest.toSorted((a, b) => b - a));
	});

	test("recommended shows what is in stock before what is not", async () => {
		const stocked = (await allPages("sort=recommended")).map((card) => card.stock > 0);
		expect(stocked).toEqual(stocked.toSorted((a, b) => Number(b) - Number(a)));
		expect(stocked).toContain(false);
	});

	test("newest goes by the day of adding", async () => {
		const ids = (await allPages("sort=newest")).map((card) => card.id);
		const { rows } = await testShop.shop.db.execute<{ id: number }>(
			sql`select id from products order by created_at desc, id desc`,
		);
		expect(ids).toEqual(rows.map((row) => row.id));
	});

	test.each(["rating", "recommended", "newest", "dearest"])(
		"sort=%s shows the same goods as the default",
		async (sort) => {
			const ids = async (query: string) => (await allPages(query)).map((card) => card.id).toSorted((a, b) => a - b);
			expect(await ids(`sort=${sort}&category=1001`)).toEqual(await ids("category=1001"));
		},
	);

	test("list=sale has reduced goods only, with the lowest price of 30 days", async () => {
		const cards = await allPages("list=sale");
		expect(cards.length).toBe(
			await countRows(
				testShop,
				"products p",
				"exists (select from variants v where v.product_id = p.id and v.net_sale_price is not null)",
			),
		);
		for (const card of cards) {
			expect(card.labels.isDiscount, card.code).toBe(true);
			expect(card.original_price_with_tax, card.code).toBeGreaterThan(card.price_with_tax);
			expect(card.lowest_price_with_tax, card.code).toBe(card.original_price_with_tax);
		}
	});

	test("list=new has new goods only", async () => {
		const cards = await allPages("list=new");
		expect(cards.every((card) => card.labels.isNew)).toBe(true);
		expect(cards.length).toBe(await countRows(testShop, "product_labels", "label = 'new'"));
	});

	test("a page past the end is empty, and so is a category that does not exist", async () => {
		expect(await list("page=10000")).toMatchObject({ products: [], page: 10_000 });
		expect(await list("category=999999")).toEqual({ products: [], total: 0, page: 1, pages: 1, per_page: 24 });
	});

	test("goods that are not sold are not listed", async () => {
		const { total } = await list("per_page=1");
		await aProduct(testShop, { isActive: false });
		expect((await list("per_page=1")).total).toBe(total);
	});

	test.each([
		["sort=price", { sort: ["invalid"] }],
		["sort=cheapest;drop table products", { sort: ["invalid"] }],
		["page=0", { page: ["invalid"] }],
		["page=-1", { page: ["invalid"] }],
		["page=1.5", { page: ["invalid"] }],
		["page=x", { page: ["invalid"] }],
		["page=10001", { page: ["invalid"] }],
		["per_page=49", { per_page: ["invalid"] }],
		["category=2147483648", { category: ["invalid"] }],
		["list=all", { list: ["invalid"] }],
	])("%s is 422", async (query, errors) => {
		await expectRefused(testShop, () => get(`/catalog/products/cs?${query}`), 422, { error: "invalid", errors });
	});

	test("an unknown language is 404", async () => {
		await expectRefused(testShop, () => get("/catalog/products/de"), 404, NOT_FOUND);
	});
});

describe("GET /catalog/product/{locale}/{id}", () => {
	test("has its variants, places and both addresses", async () => {
		const made = await aProduct(testShop, {
			priceMinor: 4_900,
			saleMinor: 3_900,
			stock: 3,
			branches: { 1: 2, 5: 0 },
			minimumAge: 18,
		});
		const { status, body } = await get(`/catalog/product/cs/${made.id}`);
		expect(status).toBe(200);
		expect(product.parse(body)).toEqual(body);
		expect(body).toMatchObject({
			price: 40.4959,
			price_sale: 32.2314,
			price_with_tax: 3_900,
			original_price_with_tax: 4_900,
			is_price_sale_active: true,
			availability: "in_stock",
			stock: 5,
			minimum_age: 18,
			only_variant_id: made.variantId,
			labels: { isNew: false, isDiscount: true, hasGifts: false },
			variants: [{ id: made.variantId, warehouse: 3, stock: 5, branches: [{ id: 1, city: "Praha 5", stock: 2 }] }],
		});
		expect(body.urls).toEqual({
			cs: body.url,
			en: expect.stringMatching(new RegExp(`^/en/${made.id}/[a-z-]+/goods-`)),
		});
		expect(body.breadcrumb.at(-1).id).toBe(body.default_category.id);
	});

	test.each([
		[{ stock: 0, isRestocked: true }, "temporarily_sold_out"],
		[{ stock: 0, isRestocked: false }, "sold_out"],
		[{ stock: 1 }, "in_stock"],
		[{ stock: 0, branches: { 3: 1 } }, "in_stock"],
	] as const)("%j is %s", async (traits, availability) => {
		const made = await aProduct(testShop, traits);
		expect((await get(`/catalog/product/cs/${made.id}`)).body.availability).toBe(availability);
	});

	test("goods that are not sold are 404", async () => {
		const made = await aProduct(testShop, { isActive: false });
		await expectRefused(testShop, () => get(`/catalog/product/cs/${made.id}`), 404, NOT_FOUND);
		await expectRefused(testShop, () => get(`/catalog/entry/cs/${made.id}`), 404, NOT_FOUND);
	});
});

describe("GET /catalog/entry/{locale}/{id}", () => {
	test("names a category or a product with its right address", async () => {
		const made = await aProduct(testShop);
		const { url } = (await get(`/catalog/product/en/${made.id}`)).body;
		const answer = await get(`/catalog/entry/en/${made.id}`);
		expect({ status: answer.status, body: answer.body }).toEqual({
			status: 200,
			body: { type: "product", id: made.id, url },
		});
		expect((await get("/catalog/entry/cs/1001")).body).toEqual({
			type: "category",
			id: 1001,
			url: expect.stringMatching(/^\/1001\//),
		});
	});

	test("a product's id is no category and the other way round", async () => {
		const made = await aProduct(testShop);
		await expectRefused(testShop, () => get(`/catalog/category/cs/${made.id}`), 404, NOT_FOUND);
		await expectRefused(testShop, () => get("/catalog/product/cs/1001"), 404, NOT_FOUND);
	});
});

describe.each(["category", "product", "entry"])("GET /catalog/%s with a made-up id", (call) => {
	test.each([
		"999999",
		"0",
		"01",
		"-1",
		"1.5",
		"1e3",
		"abc",
		"2147483648",
		"99999999999999999999",
		"%00",
		"1%27",
		"1001%20",
	])("%s is 404", async (id) => {
		await expectRefused(testShop, () => get(`/catalog/${call}/cs/${id}`), 404, NOT_FOUND);
	});
});
