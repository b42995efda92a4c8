import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { aCategory, aListedProduct, aVariant } from "#tests/support/goods/goods.ts";
import { allPages, get, list, onShelf, shelf, testShop, withShelf } from "#tests/support/shop/shelf.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";

withShelf();

const NOT_FOUND = { error: "not_found" };

describe("a page of goods", () => {
	test("has 24 of them unless asked otherwise", async () => {
		const answer = await list("");
		expect(answer.products).toHaveLength(24);
		expect(answer).toMatchObject({
			page: 1,
			per_page: 24,
			total: await countRows(testShop, "products"),
			pages: Math.ceil(answer.total / 24),
			counts_may_be_old: false,
			is_cut: false,
			corrected: null,
			facets: null,
		});
		expect((await list("per_page=48")).products).toHaveLength(48);
		expect((await list("per_page=1")).products).toHaveLength(1);
	});

	test("past the end is empty, and so is a category that does not exist", async () => {
		expect(await list("page=100000")).toMatchObject({ products: [], page: 100_000 });
		const none = {
			products: [],
			total: 0,
			page: 1,
			pages: 1,
			per_page: 24,
			counts_may_be_old: false,
			is_cut: false,
			corrected: null,
		};
		expect(await list("category=999999")).toEqual({ ...none, facets: null });
		expect(await list("category=2147483647&brand_id=2147483647")).toEqual({ ...none, facets: null });
		const { price, ...facets } = (await list("category=999999&facets=1")).facets ?? {};
		expect(price).toBeNull();
		expect(Object.keys(facets)).toContain("label");
		expect(Object.values(facets).flat()).toEqual([]);
	});

	test("has nothing that is not on sale", async () => {
		const inactive = await aListedProduct(testShop, { categoryId: shelf, isActive: false });
		const bare = await aListedProduct(testShop, { categoryId: shelf });
		await testShop.shop.db.execute(sql`update variants set is_active = false where product_id = ${bare.id}`);
		const ids = (await list(`category=${shelf}`)).products.map(({ id }) => id);
		expect(ids).not.toContain(inactive.id);
		expect(ids).not.toContain(bare.id);
		await testShop.shop.db.execute(sql`delete from products where id in (${inactive.id}, ${bare.id})`);
	});

	test("holds the goods of the subcategories, each once", async () => {
		const below = await aCategory(testShop, { parentId: await aCategory(testShop) });
		const { rows } = await testShop.shop.db.execute<{ parent_id: number }>(
			sql`select parent_id from categories where id = ${below}`,
		);
		const above = rows[0]?.parent_id ?? 0;
		const product = await aListedProduct(testShop, { categoryId: below });
		for (const id of [above, below]) {
			expect((await list(`category=${id}`)).products.map((card) => card.id)).toEqual([product.id]);
		}
	});

	test("shows the lowest price of goods with variants, and the variant to add when there is only one", async () => {
		const categoryId = await aCategory(testShop);
		const [one, same, many] = [
			await aListedProduct(testShop, { categoryId }),
			await aListedProduct(testShop, { categoryId }),
			await aListedProduct(testShop, { categoryId, priceMinor: 20_000 }),
		];
		await aVariant(testShop, same);
		await aVariant(testShop, many, { priceMinor: 15_000 });
		await aVariant(testShop, many, { priceMinor: 1_000, isActive: false });
		const { products } = await list(`category=${categoryId}&sort=cheapest`);
		expect(
			products.map(({ id, price_with_tax, is_price_from, only_variant_id }) => [
				id,
				price_with_tax,
				is_price_from,
				only_variant_id,
			]),
		).toEqual([
			[one.id, 10_000, false, one.variantId],
			[same.id, 10_000, false, null],
			[many.id, 15_000, true, null],
		]);
	});

	test("is in the language asked for; an unknown one is 404", async () => {
		const [czech, english] = [await list(`category=${shelf}`), await list(`category=${shelf}`, "en")];
		expect(english.products.map(({ id }) => id)).toEqual(czech.products.map(({ id }) => id));
		expect(english.products[0]).toMatchObject({
			name: czech.products[0]?.name.replace("Zboží", "Goods"),
			url: expect.stringMatching(/^\/en\/\d+\/shelf-\d+\/goods-\d+$/),
			brand: { url: expect.stringMatching(/^\/en\/brand\/\d+\//) },
		});
		await expectRefused(testShop, () => get("/catalog/products/de"), 404, NOT_FOUND);
	});
});

describe("the order", () => {
	test.each([
		["", "BCFADE"],
		["sort=recommended", "BCFADE"],
		["sort=cheapest", "ABCDFE"],
		["sort=dearest", "EFDCBA"],
		["sort=newest", "ABCDEF"],
		["sort=rating", "ACBEDF"],
	])("%s is %s", async (query, expected) => {
		expect(await onShelf(query)).toBe(expected);
	});

	test("by rating sorts equal stars by the number of ratings, then by popularity", async () => {
		const categoryId = await aCategory(testShop);
		const made: number[] = [];
		for (const traits of [
			{ stars: [4] },
			{ stars: [4, 4] },
			{ popularity: 3 },
			{ popularity: 7 },
			{ stars: [4], popularity: 2 },
		])
			made.push((await aListedProduct(testShop, { ...traits, categoryId })).id);
		const { products } = await list(`category=${categoryId}&sort=rating`);
		expect(products.map(({ id }) => made.indexOf(id))).toEqual([1, 4, 0, 3, 2]);
		expect(products.map(({ rating }) => rating)).toEqual([
			{ average: 4, count: 2 },
			{ average: 4, count: 1 },
			{ average: 4, count: 1 },
			null,
			null,
		]);
	});

	test("by price uses the price that is shown", async () => {
		const cheapest = (await allPages("sort=cheapest")).map((card) => card.price_with_tax);
		expect(cheapest).toEqual(cheapest.toSorted((a, b) => a - b));
		const dearest = (await allPages("sort=dearest")).map((card) => card.price_with_tax);
		expect(dearest).toEqual(dearest.toSorted((a, b) => b - a));
	});

	test("recommended shows goods in stock first, newest sorts by the day of adding", async () => {
		const stocked = (await allPages("sort=recommended")).map((card) => card.stock > 0);
		expect(stocked).toEqual(stocked.toSorted((a, b) => Number(b) - Number(a)));
		expect(stocked).toContain(false);
		const { rows } = await testShop.shop.db.execute<{ id: number }>(sql`
			select p.id from products p join listed_products l on l.product_id = p.id order by p.created_at desc, p.id desc`);
		expect((await allPages("sort=newest")).map((card) => card.id)).toEqual(rows.map((row) => row.id));
	});

	test.each(["rating", "recommended", "newest", "dearest", "cheapest"])(
		"%s loses no goods and shows none twice",
		async (sort) => {
			const { rows } = await testShop.shop.db.execute<{ id: number }>(sql`
			select product_id as id from product_categories where category_id in (
				with recursive below as (
					select 1001 as id union all select c.id from below join categories c on c.parent_id = below.id
				) select id from below
			) group by 1 order by 1`);
			const ids = (await allPages(`sort=${sort}&category=1001`)).map((card) => card.id).toSorted((a, b) => a - b);
			expect(ids).toEqual(rows.map(({ id }) => id));
		},
	);
});

describe("a filtered list", () => {
	test.each(["recommended", "cheapest", "newest", "rating"])(
		"by %s has the same goods on its pages as in one piece",
		async (sort) => {
			const query = `category=1001&availability=in_stock&price_from=3000&sort=${sort}`;
			const whole = await allPages(query);
			expect(whole.length).toBeGreaterThan(20);
			const paged: number[] = [];
			for (let page = 1; page <= Math.ceil(whole.length / 7); page++) {
				const facets = page % 2;
				const { products, total, pages } = await list(`${query}&per_page=7&page=${page}&facets=${facets}`);
				expect([total, pages]).toEqual([whole.length, Math.ceil(whole.length / 7)]);
				paged.push(...products.map(({ id }) => id));
			}
			expect(paged).toEqual(whole.map(({ id }) => id));
		},
	);
});

describe("a listing is refused", () => {
	test.each([
		["sort=price", "sort"],
		["sort=cheapest;drop table products", "sort"],
		["page=0", "page"],
		["page=-1", "page"],
		["page=1.5", "page"],
		["page=x", "page"],
		["page=100001", "page"],
		["per_page=0", "per_page"],
		["per_page=49", "per_page"],
		["category=2147483648", "category"],
		["category=abc", "category"],
		["brand_id=0", "brand_id"],
		["list=all", "list"],
		["price_from=-1", "price_from"],
		["price_from=1.5", "price_from"],
		["price_to=2147483648", "price_to"],
		["price_to=x", "price_to"],
		["rating_from=0", "rating_from"],
		["rating_from=6", "rating_from"],
		["rating_from=4.5", "rating_from"],
		["facets=2", "facets"],
	])("for %s: 422", async (query, field) => {
		await expectRefused(testShop, () => get(`/catalog/products/cs?${query}`), 422, {
			error: "invalid",
			errors: { [field]: ["invalid"] },
		});
	});

	test.each(["brand", "availability", "branch", "label", "attributes", "q"])(
		"for a %s of 601 characters: 422",
		async (field) => {
			await expectRefused(testShop, () => get(`/catalog/products/cs?${field}=${"x".repeat(601)}`), 422, {
				error: "invalid",
				errors: { [field]: ["invalid"] },
			});
		},
	);
});

test("goods are on sale when any variant is; the card shows the price of the cheapest one, reduced or not", async () => {
	const categoryId = await aCategory(testShop);
	const product = await aListedProduct(testShop, { categoryId, priceMinor: 5_000 });
	await aVariant(testShop, product, { priceMinor: 9_000, saleMinor: 8_000 });
	const shown = async () => (await list(`category=${categoryId}&list=sale&label=sale`)).products;
	expect(await shown()).toMatchObject([
		{ id: product.id, price_with_tax: 5_000, is_price_sale_active: false, labels: { isDiscount: true } },
	]);
	await aVariant(testShop, product, { priceMinor: 9_000, saleMinor: 4_900 });
	expect(await shown()).toMatchObject([
		{ price_with_tax: 4_900, original_price_with_tax: 9_000, labels: { isDiscount: true } },
	]);
});
