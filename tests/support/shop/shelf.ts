import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect } from "vitest";
import type { ProductCard } from "#lib/contract/schemas/catalogue.ts";
import { type Listing, listing } from "#lib/contract/schemas/listing.ts";
import { aBrand, aCategory, aListedProduct, type GoodsTraits, type TestBrand } from "../goods/goods.ts";
import { openTestShop, type TestShop } from "./test-shop.ts";

const DAY_MS = 86_400_000;
const BRANCHES = { praha: 1, brno: 2 };

/** The shop of the test file that calls `withShelf`. */
export let testShop: TestShop;
/** A category with the goods A to F; what each is stands below. */
export let shelf: number;
export let north: TestBrand;
export let south: TestBrand;
const letters = new Map<number, string>();

/** Opens a shop with the shelf before the tests of the file that calls this, and closes it after them. */
export function withShelf(): void {
	beforeAll(async () => {
		testShop = await openTestShop();
		letters.clear();
		const { rows } = await testShop.shop.db.execute<{ slug: string }>(
			sql`select slug from branches order by id limit 2`,
		);
		expect(rows.map(({ slug }) => slug)).toEqual(Object.keys(BRANCHES));
		shelf = await aCategory(testShop);
		north = await aBrand(testShop);
		south = await aBrand(testShop);
		const days = (count: number) => new Date(testShop.shop.now().getTime() - count * DAY_MS);
		const goods: Record<string, GoodsTraits> = {
			A: {
				priceMinor: 10_000,
				brandId: north.id,
				labels: ["new"],
				values: ["barva:cervena", "material:latex"],
				stars: [5, 5],
				createdAt: days(1),
				popularity: 10,
			},
			B: {
				priceMinor: 20_000,
				brandId: north.id,
				labels: ["gift"],
				values: ["barva:modra", "material:latex"],
				stock: 0,
				branches: { [BRANCHES.praha]: 2 },
				stars: [4, 3],
				createdAt: days(2),
				popularity: 90,
			},
			C: {
				priceMinor: 30_000,
				saleMinor: 25_000,
				brandId: south.id,
				labels: ["new", "gift"],
				values: ["barva:cervena", "barva:modra", "material:folie"],
				branches: { [BRANCHES.praha]: 1, [BRANCHES.brno]: 1 },
				stars: [4],
				createdAt: days(3),
				popularity: 50,
			},
			D: {
				priceMinor: 40_000,
				values: ["material:latex"],
				stock: 0,
				isRestocked: true,
				createdAt: days(4),
				popularity: 99,
			},
			E: {
				priceMinor: 50_000,
				brandId: south.id,
				stock: 0,
				isRestocked: false,
				stars: [1],
				createdAt: days(5),
				popularity: 5,
			},
			F: {
				priceMinor: 50_000,
				saleMinor: 49_900,
				values: ["barva:bila"],
				branches: { [BRANCHES.brno]: 3 },
				createdAt: days(6),
				popularity: 20,
			},
		};
		for (const [letter, traits] of Object.entries(goods)) {
			const { id } = await aListedProduct(testShop, { ...traits, categoryId: shelf });
			letters.set(id, letter);
		}
	});
	afterAll(() => testShop.close());
}

/** One call of the API. */
export const get = (path: string) => testShop.call("GET", path);
/** A listing that must come, checked against the contract. */
export const list = async (query: string, locale = "cs"): Promise<Listing> => {
	const { status, body } = await get(`/catalog/products/${locale}?${query}`);
	expect(status, query).toBe(200);
	expect(listing.parse(body)).toEqual(body);
	return body;
};
const lettersOf = (cards: ProductCard[]) => cards.map(({ id }) => letters.get(id) ?? "?").join("");
/** Letters of the shelf's goods that a query leaves, in its order. */
export const onShelf = async (query: string, locale = "cs") => {
	const { products, total } = await list(`category=${shelf}&${query}`, locale);
	expect(total).toBe(products.length);
	return lettersOf(products);
};
/** Letters in the order of the alphabet. */
export const sorted = (text: string) => [...text].toSorted().join("");

/** Every page of a listing, one after another. */
export async function allPages(query: string): Promise<ProductCard[]> {
	const first = await list(`${query}&per_page=48`);
	const cards = [...first.products];
	for (let page = 2; page <= first.pages; page++)
		cards.push(...(await list(`${query}&per_page=48&page=${page}`)).products);
	expect(cards).toHaveLength(first.total);
	expect(new Set(cards.map((card) => card.id)).size).toBe(first.total);
	return cards;
}
