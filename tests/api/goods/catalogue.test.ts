import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { categoryNode } from "#lib/contract/routes/catalogue.ts";
import { type CategoryNode, catalogueEntry, category } from "#lib/contract/schemas/catalogue.ts";
import { THEMES } from "#lib/domain/goods/theme-accents.ts";
import { aCategory, aListedProduct, listedRow } from "#tests/support/goods/goods.ts";
import { aProduct } from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const NOT_FOUND = { error: "not_found" };

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const get = (path: string) => testShop.call("GET", path);
const treeOf = async (query = "", locale = "cs") => {
	const { status, body } = await get(`/catalog/category/${locale}${query}`);
	expect(status).toBe(200);
	const nodes = categoryNode.array().parse(body);
	expect(nodes).toEqual(body);
	return nodes;
};
const flat = (nodes: CategoryNode[]): CategoryNode[] => nodes.flatMap((node) => [node, ...flat(node.subcategories)]);
const deepest = (nodes: CategoryNode[]): number => Math.max(0, ...nodes.map((node) => 1 + deepest(node.subcategories)));

describe("GET /catalog/category/{locale}", () => {
	test("the tree has every category once, below the right one, in menu order", async () => {
		const nodes = flat(await treeOf());
		expect(nodes).toHaveLength(await countRows(testShop, "categories"));
		const { rows } = await testShop.shop.db.execute<{ id: number; children: number[] }>(sql`
			select c.id, array(select x.id from categories x where x.parent_id = c.id order by x.position, x.id) as children
			from categories c`);
		const children = new Map(rows.map((row) => [row.id, row.children]));
		for (const node of nodes) {
			expect(node.url).toBe(`/${node.id}/${node.slug}`);
			expect(
				node.subcategories.map(({ id }) => id),
				node.slug,
			).toEqual(children.get(node.id));
		}
	});

	test("the demo shop has at least 40 categories on two levels or more, each with goods", async () => {
		const tree = await treeOf();
		expect(flat(tree).length).toBeGreaterThanOrEqual(40);
		expect(deepest(tree)).toBeGreaterThanOrEqual(2);
		for (const { id, slug } of flat(tree))
			expect((await get(`/catalog/products/cs?category=${id}&per_page=1`)).body.total, slug).toBeGreaterThan(0);
	});

	test("depth limits the number of levels", async () => {
		const child = await aCategory(testShop, { parentId: (await treeOf("?depth=1"))[0]?.id ?? 0 });
		const grandchild = await aCategory(testShop, { parentId: child });
		const [one, two, all] = [await treeOf("?depth=1"), await treeOf("?depth=2"), await treeOf("?depth=10")];
		expect([deepest(one), deepest(two)]).toEqual([1, 2]);
		expect(one.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
		expect(flat(two).map(({ id }) => id)).toContain(child);
		expect(flat(two).map(({ id }) => id)).not.toContain(grandchild);
		expect(flat(all).map(({ id }) => id)).toContain(grandchild);
		expect(all).toEqual(await treeOf());
		await testShop.shop.db.execute(sql`delete from categories where id = ${grandchild}`);
		await testShop.shop.db.execute(sql`delete from categories where id = ${child}`);
	});

	test.each(["0", "11", "-1", "1.5", "x", "1e99"])("depth=%s is 422", async (depth) => {
		await expectRefused(testShop, () => get(`/catalog/category/cs?depth=${depth}`), 422, {
			error: "invalid",
			errors: { depth: ["invalid"] },
		});
	});

	test("English categories have the same ids and English addresses", async () => {
		const [cs, en] = [flat(await treeOf()), flat(await treeOf("", "en"))];
		expect(en.map((node) => node.id)).toEqual(cs.map((node) => node.id));
		for (const node of en) expect(node.url).toBe(`/en/${node.id}/${node.slug}`);
	});

	test("an unknown language is 404", async () => {
		await expectRefused(testShop, () => get("/catalog/category/de"), 404, NOT_FOUND);
	});
});

describe("GET /catalog/category/{locale}/{id}", () => {
	test("each of the demo shop's themes tells the paper it has, with a tint of its own; other categories have none", async () => {
		const tree = await treeOf();
		const themes = tree.find(({ key }) => key === "temata")?.subcategories ?? [];
		expect(themes.map(({ key }) => key)).toEqual(THEMES);
		expect(new Set(themes.map(({ tint }) => tint)).size).toBe(THEMES.length);
		for (const { id, key } of themes) expect((await get(`/catalog/category/cs/${id}`)).body.theme).toBe(key);
		expect((await get(`/catalog/category/cs/${tree[0]?.id}`)).body.theme).toBeNull();
	});

	test("a department tells its strip, which what is below it has too", async () => {
		const tree = await treeOf();
		const stripOf = async (id?: number) => (await get(`/catalog/category/cs/${id}`)).body.strip;
		for (const { id, key } of tree) expect(await stripOf(id)).toBe(key);
		expect(await stripOf(tree[0]?.subcategories[0]?.id)).toBe("balonky");
		expect(await stripOf(tree.find(({ key }) => key === "temata")?.subcategories[0]?.id)).toBe("pirati");
	});

	test("a subcategory has its path from the top, its children and both addresses", async () => {
		const [top] = await treeOf();
		const below = top?.subcategories[0];
		const [child, second] = [
			await aCategory(testShop, { parentId: below?.id ?? 0 }),
			await aCategory(testShop, { parentId: below?.id ?? 0 }),
		];
		await aCategory(testShop, { parentId: below?.id ?? 0, isActive: false });
		const { status, body } = await get(`/catalog/category/cs/${below?.id}`);
		expect(status).toBe(200);
		expect(category.parse(body)).toEqual(body);
		const idsOf = (links: { id: number }[]) => links.map(({ id }) => id);
		expect(idsOf(body.breadcrumb)).toEqual([top?.id, below?.id]);
		expect(idsOf(body.subcategories).slice(-2)).toEqual([child, second]);
		expect(body.urls).toEqual({ cs: body.url, en: expect.stringMatching(new RegExp(`^/en/${below?.id}/`)) });
		const english = (await get(`/catalog/category/en/${below?.id}`)).body;
		expect([english.url, english.urls]).toEqual([body.urls.en, body.urls]);
		expect(idsOf((await get(`/catalog/category/cs/${child}`)).body.breadcrumb)).toEqual([top?.id, below?.id, child]);
	});

	test("a hidden category is 404 and not in the tree, its goods stay in its parent's listing", async () => {
		const parentId = await aCategory(testShop);
		const id = await aCategory(testShop, { parentId });
		const product = await aListedProduct(testShop, { categoryId: id });
		await testShop.shop.db.execute(sql`update categories set is_active = false where id = ${id}`);
		await expectRefused(testShop, () => get(`/catalog/category/cs/${id}`), 404, NOT_FOUND);
		expect(flat(await treeOf()).map((node) => node.id)).not.toContain(id);
		expect((await get(`/catalog/category/cs/${parentId}`)).body.subcategories).toEqual([]);
		const { products } = (await get(`/catalog/products/cs?category=${parentId}`)).body;
		expect(products.map((card: { id: number }) => card.id)).toEqual([product.id]);
	});
});

describe("GET /catalog/entry/{locale}/{id}", () => {
	test("names a category or a product with its canonical address", async () => {
		const made = await aProduct(testShop);
		const { url } = (await get(`/catalog/product/en/${made.id}`)).body;
		const answer = await get(`/catalog/entry/en/${made.id}`);
		expect({ status: answer.status, body: answer.body }).toEqual({
			status: 200,
			body: { type: "product", id: made.id, url },
		});
		expect(catalogueEntry.parse((await get("/catalog/entry/cs/1001")).body)).toEqual({
			type: "category",
			id: 1001,
			url: expect.stringMatching(/^\/1001\//),
		});
	});

	test("a product's id is not found as a category, nor the other way round", async () => {
		const made = await aProduct(testShop);
		await expectRefused(testShop, () => get(`/catalog/category/cs/${made.id}`), 404, NOT_FOUND);
		await expectRefused(testShop, () => get("/catalog/product/cs/1001"), 404, NOT_FOUND);
	});

	test("goods that are not sold are 404", async () => {
		const made = await aProduct(testShop, { isActive: false });
		await expectRefused(testShop, () => get(`/catalog/entry/cs/${made.id}`), 404, NOT_FOUND);
	});
});

describe("GET /catalog/slug/{locale}/{type}/{slug}", () => {
	const slugsOf = async (table: string, id: number) => {
		const { rows } = await testShop.shop.db.execute<{ cs: string; en: string }>(sql`
			select max(slug) filter (where locale = 'cs') as cs, max(slug) filter (where locale = 'en') as en
			from ${sql.raw(`${table}_translations`)} where ${sql.raw(`${table}_id`)} = ${id}`);
		return rows[0] ?? { cs: "", en: "" };
	};

	test("names the product or the category with this slug, each in its language", async () => {
		const [product, categoryId] = [await aProduct(testShop), await aCategory(testShop)];
		for (const [type, id] of [["product", product.id] as const, ["category", categoryId] as const]) {
			const slugs = await slugsOf(type, id);
			for (const locale of ["cs", "en"] as const) {
				const { status, body } = await get(`/catalog/slug/${locale}/${type}/${slugs[locale]}`);
				const entry = (await get(`/catalog/entry/${locale}/${id}`)).body;
				expect({ status, body }).toEqual({ status: 200, body: entry });
				expect(body).toMatchObject({ type, id });
			}
		}
	});

	test("a slug of the other language, of the other kind, or an unknown one is 404", async () => {
		const product = await aProduct(testShop);
		const { cs, en } = await slugsOf("product", product.id);
		const paths = [
			`cs/product/${en}`,
			`en/product/${cs}`,
			`cs/category/${cs}`,
			`cs/product/${cs}-x`,
			"cs/brand/amscan",
		];
		for (const path of [
			...paths,
			"cs/category/x",
			`de/product/${cs}`,
			"cs/product/",
			"cs/product/%00",
			"cs/product/%FF",
		])
			await expectRefused(testShop, () => get(`/catalog/slug/${path}`), 404, NOT_FOUND);
		for (const slug of ["Balonky", "a b", "' or true", "ž", "%", "a_b", "x".repeat(81), "x".repeat(5_000)]) {
			const path = `/catalog/slug/cs/product/${encodeURIComponent(slug)}`;
			await expectRefused(testShop, () => get(path), 404, NOT_FOUND);
		}
	});

	test("names the older of two products with the same slug", async () => {
		const [first, second] = [await aProduct(testShop), await aProduct(testShop)];
		await testShop.shop.db.execute(sql`
			update product_translations set slug = 'dvojce' where product_id in (${second.id}, ${first.id}) and locale = 'cs'`);
		expect((await get("/catalog/slug/cs/product/dvojce")).body.id).toBe(Math.min(first.id, second.id));
	});

	test("products that are not on sale and hidden categories are 404; the next product with the same slug is named instead", async () => {
		const [hidden, shown] = [await aProduct(testShop, { isActive: false }), await aProduct(testShop)];
		expect(await listedRow(testShop, hidden.id)).toBeUndefined();
		await testShop.shop.db.execute(sql`
			update product_translations set slug = 'kdysi' where product_id = ${hidden.id} and locale = 'cs'`);
		await expectRefused(testShop, () => get("/catalog/slug/cs/product/kdysi"), 404, NOT_FOUND);
		await testShop.shop.db.execute(sql`
			update product_translations set slug = 'kdysi' where product_id = ${shown.id} and locale = 'cs'`);
		expect((await get("/catalog/slug/cs/product/kdysi")).body.id).toBe(shown.id);
		const categoryId = await aCategory(testShop, { isActive: false });
		const { cs } = await slugsOf("category", categoryId);
		await expectRefused(testShop, () => get(`/catalog/slug/cs/category/${cs}`), 404, NOT_FOUND);
		const next = await aCategory(testShop);
		await testShop.shop.db.execute(sql`
			update category_translations set slug = ${cs} where category_id = ${next} and locale = 'cs'`);
		expect((await get(`/catalog/slug/cs/category/${cs}`)).body.id).toBe(next);
	});
});

describe.each(["category/cs", "product/cs", "entry/cs", "brand/cs", "related"])("GET /catalog/%s/{id}", (call) => {
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
	])("with the made-up id %s is 404", async (id) => {
		const path = call === "related" ? `/catalog/product/cs/${id}/related` : `/catalog/${call}/${id}`;
		await expectRefused(testShop, () => get(path), 404, NOT_FOUND);
	});
});
