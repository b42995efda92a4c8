import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { aCategory, aListedProduct } from "#tests/support/goods/goods.ts";
import { list, north, shelf, south, testShop, withShelf } from "#tests/support/shop/shelf.ts";

withShelf();

describe("facets", () => {
	const facetsOf = async (query: string, locale = "cs") => {
		const { facets } = await list(`category=${shelf}&facets=1&${query}`, locale);
		if (!facets) throw new Error("No facets came");
		return facets;
	};
	const counts = (values: { slug?: string; value?: string; from?: number; count: number }[]) =>
		Object.fromEntries(values.map(({ slug, value, from, count }) => [slug ?? value ?? from, count]));

	test("are there only when asked for", async () => {
		expect((await list(`category=${shelf}`)).facets).toBeNull();
		expect((await list(`category=${shelf}&facets=0`)).facets).toBeNull();
		expect((await list(`category=${shelf}&facets=1`)).facets).not.toBeNull();
	});

	test("count every value of the goods listed, in the shop's order", async () => {
		const { brands, ...facets } = await facetsOf("");
		expect(counts(brands)).toEqual({ [north.slug]: 2, [south.slug]: 2 });
		expect(facets).toMatchObject({
			price: { min: 10_000, max: 50_000 },
			categories: [],
			availability: [
				{ value: "in_stock", count: 4 },
				{ value: "temporarily_sold_out", count: 1 },
				{ value: "sold_out", count: 1 },
			],
			branches: [
				{ slug: "praha", count: 2 },
				{ slug: "brno", count: 2 },
			],
			label: [
				{ value: "new", count: 2 },
				{ value: "sale", count: 2 },
				{ value: "gift", count: 2 },
			],
			ratings: [
				{ from: 4, count: 2 },
				{ from: 3, count: 3 },
				{ from: 2, count: 3 },
				{ from: 1, count: 4 },
			],
		});
		const { rows } = await testShop.shop.db.execute<{ slug: string }>(sql`
			select t.slug from attributes a join attribute_translations t on t.attribute_id = a.id and t.locale = 'cs'
			where t.slug in ('barva', 'material') order by a.position`);
		expect(facets.attributes.map(({ slug }) => slug)).toEqual(rows.map(({ slug }) => slug));
		expect(Object.fromEntries(facets.attributes.map(({ slug, values }) => [slug, counts(values)]))).toEqual({
			barva: { cervena: 2, modra: 2, bila: 1 },
			material: { latex: 3, folie: 1 },
		});
	});

	test("of a filter with a chosen value count what other values would add; other facets count under the filter", async () => {
		const facets = await facetsOf("attributes=barva:cervena");
		const attributes = Object.fromEntries(facets.attributes.map(({ slug, values }) => [slug, counts(values)]));
		expect(attributes).toEqual({ barva: { cervena: 2, modra: 2, bila: 1 }, material: { latex: 1, folie: 1 } });
		expect(facets.price).toEqual({ min: 10_000, max: 25_000 });
		expect(counts(facets.label)).toEqual({ new: 2, sale: 1, gift: 1 });
	});

	test("keep a chosen value without goods, with 0, so that it can be unchecked", async () => {
		const facets = await facetsOf(
			`price_from=50000&brand=${north.slug}&availability=in_stock&branch=praha&label=gift&rating_from=5&attributes=barva:matova`,
		);
		expect(counts(facets.brands)).toEqual({ [north.slug]: 0 });
		expect(counts(facets.availability)).toEqual({ in_stock: 0 });
		expect(counts(facets.branches)).toEqual({ praha: 0 });
		expect(counts(facets.label)).toEqual({ gift: 0 });
		expect(facets.attributes.map(({ slug, values }) => [slug, counts(values)])).toEqual([["barva", { matova: 0 }]]);
		expect(facets.price).toBeNull();
	});

	test("are named and ordered in the language asked for", async () => {
		const facets = await facetsOf("attributes=colour:red", "en");
		const colour = facets.attributes.find(({ slug }) => slug === "colour");
		expect(colour).toMatchObject({ name: "Colour" });
		expect(colour?.values).toContainEqual({ slug: "red", name: "red", count: 2 });
		const czech = await facetsOf("attributes=barva:cervena");
		expect(czech.attributes.find(({ slug }) => slug === "barva")?.values).toContainEqual({
			slug: "cervena",
			name: "červená",
			count: 2,
		});
	});

	test("list the direct subcategories with their counts under all filters", async () => {
		const parentId = await aCategory(testShop);
		const [one, two, hidden] = [
			await aCategory(testShop, { parentId }),
			await aCategory(testShop, { parentId }),
			await aCategory(testShop, { parentId, isActive: false }),
		];
		const deep = await aCategory(testShop, { parentId: one });
		for (const categoryId of [one, deep, two, hidden]) await aListedProduct(testShop, { categoryId });
		await aListedProduct(testShop, { categoryId: two, labels: ["new"] });
		const countsOf = async (query: string) =>
			(await list(`category=${parentId}&facets=1&${query}`)).facets?.categories.map(({ id, count }) => [id, count]);
		expect(await countsOf("")).toEqual([
			[one, 2],
			[two, 2],
		]);
		expect(await countsOf("label=new")).toEqual([[two, 1]]);
	});
});
