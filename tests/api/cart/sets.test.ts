import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runShopCommand } from "#lib/cli/shop-commands/commands.ts";
import { product, type SetPart } from "#lib/contract/schemas/catalogue.ts";
import { relist } from "#lib/shop/goods/catalogue/relist.ts";
import { setPrice } from "#lib/shop/goods/catalogue/set-price.ts";
import { setStock } from "#lib/shop/goods/catalogue/set-stock.ts";
import { listedRow } from "#tests/support/goods/goods.ts";
import { aTable, piecesOf } from "#tests/support/goods/sets.ts";
import { tagsDuring } from "#tests/support/shop/announced.ts";
import type { TestProduct } from "#tests/support/shop/builders.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const get = (path: string) => testShop.call("GET", path);
const read = async ({ id }: TestProduct, locale = "cs") => {
	const { status, body } = await get(`/catalog/product/${locale}/${id}`);
	expect(status).toBe(200);
	return product.parse(body);
};

describe("the stock of a set", () => {
	test("is, at each place, as much as its scarcest part allows", async () => {
		const { set } = await aTable(
			testShop,
			{ stock: 5, branches: { 1: 4, 2: 1, 4: 2 } },
			{ stock: 9, branches: { 1: 1, 2: 5, 3: 9 } },
		);
		const body = await read(set);
		expect(body).toMatchObject({ availability: "in_stock", stock: 3, only_variant_id: set.variantId });
		expect(body.variants).toMatchObject([
			{ warehouse: 2, stock: 3, availability: "in_stock", branches: [{ id: 1, stock: 1 }] },
		]);
		expect(body.variants[0]?.branches).toHaveLength(1);
		expect(await listedRow(testShop, set.id)).toMatchObject({
			availability: "in_stock",
			is_in_stock: true,
			branch_ids: [1],
		});
		const { body: listing } = await get(`/catalog/products/cs?category=1001&branch=praha&sort=newest&per_page=48`);
		expect(listing.products.find(({ id }: { id: number }) => id === set.id)).toMatchObject({ stock: 3 });
	});

	test("is 0 when no single place has all of its parts", async () => {
		const { set } = await aTable(testShop, { stock: 9 }, { stock: 0, branches: { 1: 9 } });
		expect(await read(set)).toMatchObject({ availability: "temporarily_sold_out", stock: 0 });
		expect(await listedRow(testShop, set.id)).toMatchObject({ is_in_stock: false, branch_ids: [] });
	});

	test("is 0 when a part is in no place, or when its variant or product is no longer on sale", async () => {
		const { plate, cup, set } = await aTable(testShop);
		const { db } = testShop.shop;
		const stockOf = async () => (await read(set)).stock;
		expect(await stockOf()).toBe(6);
		await db.execute(sql`delete from stock where variant_id = ${cup.variantId}`);
		expect(await stockOf()).toBe(0);
		await db.execute(sql`
			insert into stock (variant_id, place_id, quantity) select ${cup.variantId}, id, 5 from places where kind = 'warehouse'`);
		expect(await stockOf()).toBe(5);
		for (const [off, on] of [
			[
				sql`update variants set is_active = false where id = ${plate.variantId}`,
				sql`update variants set is_active = true where id = ${plate.variantId}`,
			],
			[
				sql`update products set is_active = false where id = ${cup.id}`,
				sql`update products set is_active = true where id = ${cup.id}`,
			],
		] as const) {
			await db.execute(off);
			expect(await stockOf()).toBe(0);
			await relist(db, [set.id]);
			expect(await listedRow(testShop, set.id)).toMatchObject({ availability: "temporarily_sold_out" });
			await db.execute(on);
			expect(await stockOf()).toBe(5);
		}
	});

	test("that is 0 is sold out for good or for a time by the set's own setting", async () => {
		const { set } = await aTable(testShop, { stock: 1 });
		expect((await read(set)).availability).toBe("temporarily_sold_out");
		await testShop.shop.db.execute(sql`update products set is_restocked = false where id = ${set.id}`);
		expect((await read(set)).availability).toBe("sold_out");
	});

	test("is shown beside the parts, in their order, with their own stock and prices", async () => {
		const { plate, cup, set } = await aTable(
			testShop,
			{ stock: 7, branches: { 3: 2 } },
			{ stock: 0, saleMinor: 2_500, isRestocked: false },
		);
		const body = await read(set);
		const urlOf = async (part: TestProduct, locale: string) => (await read(part, locale)).url;
		expect(body.parts).toEqual([
			{
				product: { id: plate.id, slug: expect.any(String), name: plate.name, url: await urlOf(plate, "cs") },
				variant: { id: plate.variantId, name: "", code: plate.code },
				quantity: 2,
				price_with_tax: 4_000,
				availability: "in_stock",
				stock: 9,
				image: null,
			},
			{
				product: { id: cup.id, slug: expect.any(String), name: cup.name, url: await urlOf(cup, "cs") },
				variant: { id: cup.variantId, name: "", code: cup.code },
				quantity: 1,
				price_with_tax: 2_500,
				availability: "sold_out",
				stock: 0,
				image: null,
			},
		] satisfies SetPart[]);
		expect(body.parts_with_tax).toBe(2 * 4_000 + 2_500);
		expect((await read(set, "en")).parts[0]?.product.url).toBe(await urlOf(plate, "en"));
		await testShop.shop.db.execute(sql`update variants set is_active = false where id = ${cup.variantId}`);
		expect((await read(set)).parts[1]?.availability).toBe("not_active");
	});

	test("cannot be set, only that of its parts", async () => {
		const { plate, cup, set } = await aTable(testShop);
		const refused = await setStock(testShop.shop, { code: set.code, quantity: 5, place: "warehouse" });
		expect(refused).toEqual({ ok: false, error: "is_set", value: `${plate.code}, ${cup.code}` });
		expect(await piecesOf(testShop, set)).toEqual({});
		const complaints: string[] = [];
		const code = await runShopCommand(["stock", "set", set.code, "5"], {
			print: () => {},
			complain: (line) => complaints.push(line),
			withDatabase: (run) => run({ databaseUrl: testShop.databaseUrl, dataDir: "", shopUrl: "" }),
		});
		expect([code, complaints]).toEqual([
			1,
			[
				`${set.code} is a set: there are as many as its parts allow. Set the pieces of a part: ${plate.code}, ${cup.code}.`,
			],
		]);
	});

	test("follows a new stock of a part, and listings and pages are refreshed", async () => {
		const { plate, cup, set } = await aTable(testShop);
		const tags = await tagsDuring(testShop, () =>
			setStock(testShop.shop, { code: plate.code, quantity: 1, place: "warehouse" }),
		);
		expect(tags).toEqual(["listings", `product:${plate.id}`, `product:${set.id}`].toSorted());
		expect(await listedRow(testShop, set.id)).toMatchObject({ is_in_stock: false });
		expect(await listedRow(testShop, plate.id)).toMatchObject({ is_in_stock: true });
		await setStock(testShop.shop, { code: plate.code, quantity: 2, place: "praha" });
		expect(await listedRow(testShop, set.id)).toMatchObject({ is_in_stock: false });
		await setStock(testShop.shop, { code: cup.code, quantity: 1, place: "praha" });
		expect(await listedRow(testShop, set.id)).toMatchObject({ is_in_stock: true, branch_ids: [1] });
	});
});

test("the page of a set is refreshed when a part's price changes", async () => {
	const { plate, set } = await aTable(testShop);
	const tags = await tagsDuring(testShop, () => setPrice(testShop.shop, { code: plate.code, priceMinor: 4_500 }));
	expect(tags).toEqual(["listings", `product:${plate.id}`, `product:${set.id}`].toSorted());
	expect((await read(set)).parts_with_tax).toBe(2 * 4_500 + 3_000);
});

describe("sets of the demo shop", () => {
	test("cost less than their parts, hold no other sets, have no stock of their own, and are mostly in stock", async () => {
		const { rows } = await testShop.shop.db.execute<{ id: number; code: string }>(sql`
			select distinct p.id, p.code from set_parts sp join variants v on v.id = sp.variant_id join products p on p.id = v.product_id
			where p.code like 'SA-%' order by p.code`);
		expect(rows.length).toBeGreaterThan(20);
		let available = 0;
		for (const { id, code } of rows) {
			const body = product.parse((await get(`/catalog/product/cs/${id}`)).body);
			expect(body.variants, code).toHaveLength(1);
			expect(body.parts.length, code).toBeGreaterThan(1);
			expect(body.price_with_tax, code).toBeLessThan(body.parts_with_tax ?? 0);
			if (body.stock > 0) available++;
		}
		expect(available).toBeGreaterThan(rows.length / 2);
		expect(await countRows(testShop, "stock", "variant_id in (select variant_id from set_parts)")).toBe(0);
		expect(await countRows(testShop, "set_parts", "part_id in (select variant_id from set_parts)")).toBe(0);
	});
});
