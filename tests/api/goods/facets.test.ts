import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Facets, Listing } from "#lib/contract/schemas/listing.ts";
import { LABELS, LISTED_AVAILABILITIES } from "#lib/domain/goods/listing.ts";
import { setPrice } from "#lib/shop/goods/catalogue/set-price.ts";
import { setStock } from "#lib/shop/goods/catalogue/set-stock.ts";
import {
	type Assortment,
	type Choice,
	countByHand,
	type Goods,
	gatherAssortment,
} from "#tests/support/goods/assortment.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let assortment: Assortment;

beforeAll(async () => {
	testShop = await openTestShop();
	assortment = await gatherAssortment(testShop);
});
afterAll(() => testShop.close());

/** What the API says, without values that nothing has (they are shown because they are chosen). */
function plain(facets: Facets) {
	const counts = (rows: { count: number }[], key: (row: never) => string | number) =>
		Object.fromEntries(rows.filter((row) => row.count > 0).map((row) => [key(row as never), row.count]));
	const bySlug = (row: { slug: string }) => row.slug;
	return {
		price: facets.price,
		brands: counts(facets.brands, bySlug),
		availability: counts(facets.availability, (row: { value: string }) => row.value),
		branches: counts(facets.branches, bySlug),
		label: counts(facets.label, (row: { value: string }) => row.value),
		ratings: counts(facets.ratings, (row: { from: number }) => row.from),
		categories: counts(facets.categories, (row: { id: number }) => row.id),
		attributes: Object.fromEntries(
			facets.attributes
				.map((attribute) => [attribute.slug, counts(attribute.values, bySlug)] as const)
				.filter(([, found]) => Object.keys(found).length > 0),
		),
	};
}

function queryOf(choice: Choice): string {
	const query = new URLSearchParams({ facets: "1", per_page: "48" });
	for (const [key, value] of Object.entries(choice)) {
		if (value === undefined || value instanceof Map) continue;
		query.set(key, Array.isArray(value) ? value.join(",") : String(value));
	}
	if (choice.attributes.size > 0) {
		query.set("attributes", [...choice.attributes].map(([key, values]) => `${key}:${values.join(",")}`).join(";"));
	}
	return query.toString();
}

async function everyPage(choice: Choice): Promise<{ ids: number[]; first: Listing }> {
	const page = async (number: number): Promise<Listing> =>
		(await testShop.call("GET", `/catalog/products/cs?${queryOf(choice)}&page=${number}`)).body;
	const first = await page(1);
	const rest = await Promise.all(Array.from({ length: first.pages - 1 }, (_, index) => page(index + 2)));
	return { ids: [first, ...rest].flatMap(({ products }) => products.map(({ id }) => id)), first };
}

/** A generator of numbers from 0 to 1, the same ones at every run (mulberry32). */
function randomOf(seed: number) {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

function randomChoice(seed: number): Choice {
	const { all, brandIds } = assortment;
	const random = randomOf(seed);
	const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
	const some = <Value>(list: readonly Value[]): Value[] => [
		...new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(list))),
	];
	const sample = pick(all);
	const choice: Choice = { attributes: new Map() };
	const base = random();
	if (base < 0.6) choice.category = pick([...sample.categories]);
	else if (base < 0.75) choice.list = pick(["sale", "new"] as const);
	else if (base < 0.85) choice.brand_id = pick([...brandIds.keys()]);
	if (random() < 0.3) choice.price_from = Math.floor(random() * 40_000);
	if (random() < 0.3) choice.price_to = 5_000 + Math.floor(random() * 90_000);
	if (random() < 0.3) choice.brand = some([...brandIds.values()]);
	if (random() < 0.3) choice.availability = some(LISTED_AVAILABILITIES);
	if (random() < 0.3) choice.branch = some([...new Set(all.flatMap((goods) => [...goods.branches]))]);
	if (random() < 0.25) choice.label = some(LABELS);
	if (random() < 0.25) choice.rating_from = pick([1, 2, 3, 4, 5]);
	for (const [key, values] of sample.values) {
		if (random() < 0.25) choice.attributes.set(key, some([...values, ...(pick(all).values.get(key) ?? [])]));
	}
	return choice;
}

async function expectExact(choice: Choice) {
	const { ids, first } = await everyPage(choice);
	const { ids: expected, ...facets } = countByHand(assortment, choice);
	expect([...ids].sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
	expect(first.total).toBe(expected.length);
	expect(first.facets && plain(first.facets)).toEqual(facets);
}

describe("facets are exact: the same as counting over all products", () => {
	test("for all goods, unfiltered", () => expectExact({ attributes: new Map() }));

	test("for every category, unfiltered", async () => {
		for (const category of new Set(assortment.all.flatMap((goods) => [...goods.categories]))) {
			await expectExact({ category, attributes: new Map() });
		}
	});

	test.each(Array.from({ length: 12 }, (_, index) => index))("under 20 random choices, batch %i", async (batch) => {
		for (let number = 0; number < 20; number++) await expectExact(randomChoice(batch * 1000 + number));
	});

	test("after prices, stock, labels and activity have changed", async () => {
		const { all } = assortment;
		const inStock = all.filter((goods) => goods.availability === "in_stock");
		const [cheap, sold] = [inStock[3], inStock[4]];
		const codesOf = async (goods: Goods | undefined) => {
			const { rows } = await testShop.shop.db.execute<{ code: string }>(
				sql`select code from variants where product_id = ${goods?.id ?? 0}`,
			);
			return rows.map(({ code }) => code);
		};
		for (const code of await codesOf(cheap)) await setPrice(testShop.shop, { code, priceMinor: 900, saleMinor: 500 });
		for (const code of await codesOf(sold)) {
			for (const place of ["warehouse", ...(sold?.branches ?? [])]) {
				await setStock(testShop.shop, { code, quantity: 0, place });
			}
		}
		assortment = await gatherAssortment(testShop);
		const now = (goods: Goods | undefined) => assortment.all.find(({ id }) => id === goods?.id);
		expect(now(cheap)?.price).toBe(500);
		expect(now(sold)?.availability).not.toBe("in_stock");
		await expectExact({ attributes: new Map() });
		for (let number = 0; number < 20; number++) await expectExact(randomChoice(77_000 + number));
	});
});
