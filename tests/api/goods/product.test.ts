import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { product } from "#lib/contract/schemas/catalogue.ts";
import { aBrand, aCategory, aListedProduct, aSizeTable, aVariant } from "#tests/support/goods/goods.ts";
import { aProduct, type TestProduct } from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const NOT_FOUND = { error: "not_found" };

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const get = (path: string) => testShop.call("GET", path);
const read = async ({ id }: Pick<TestProduct, "id">, locale = "cs") => {
	const { status, body } = await get(`/catalog/product/${locale}/${id}`);
	expect(status).toBe(200);
	expect(product.parse(body)).toEqual(body);
	return product.parse(body);
};

describe("GET /catalog/product/{locale}/{id}", () => {
	test("a costume that branches lend says what hiring costs, and its sizes from the first to the last", async () => {
		const { db } = testShop.shop;
		const made = await aProduct(testShop);
		const named = async (variantId: number, name: string) =>
			db.execute(sql`
				insert into variant_translations (variant_id, locale, name) values (${variantId}, 'cs', ${name})
				on conflict (variant_id, locale) do update set name = excluded.name`);
		await named(made.variantId, "98–104 cm");
		await named((await aVariant(testShop, made)).variantId, "134–140 cm");
		await db.execute(sql`
			insert into rental_costumes (product_id, short_minor, week_minor, extra_day_minor, deposit_minor)
			values (${made.id}, 29000, 49000, 9000, 100000)`);
		expect((await read(made)).hire).toBeUndefined();
		await db.execute(sql`
			insert into rental_assets (code, variant_id, branch_id) values ('HANGER-1', ${made.variantId}, 1)`);
		expect((await read(made)).hire).toEqual({ from_with_tax: 29_000, sizes: "98–140 cm" });
		await db.execute(sql`update rental_assets set is_retired = true where code = 'HANGER-1'`);
		expect((await read(made)).hire).toBeUndefined();
	});

	test("has its variants, places and both addresses", async () => {
		const made = await aProduct(testShop, {
			priceMinor: 4_900,
			saleMinor: 3_900,
			stock: 3,
			branches: { 1: 2, 5: 0 },
			minimumAge: 18,
		});
		await testShop.shop.db.execute(sql`update variants set ean = '2000000000015' where id = ${made.variantId}`);
		const body = await read(made);
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
			brand: null,
			rating: null,
			manufacturer: null,
			responsible_person: null,
			withdrawal_exemption: null,
			parts: [],
			parts_with_tax: null,
			variants: [
				{
					id: made.variantId,
					ean: "2000000000015",
					warehouse: 3,
					stock: 5,
					branches: [{ id: 1, city: "Praha 5", is_prague: true, stock: 2 }],
				},
			],
		});
		expect(body.urls).toEqual({
			cs: body.url,
			en: expect.stringMatching(new RegExp(`^/en/${made.id}/[a-z-]+/goods-`)),
		});
		expect((await read(made, "en")).urls).toEqual(body.urls);
		expect(body.breadcrumb.at(-1)?.id).toBe(body.default_category.id);
	});

	test.each([
		[{ stock: 0, isRestocked: true }, "temporarily_sold_out"],
		[{ stock: 0, isRestocked: false }, "sold_out"],
		[{ stock: 1 }, "in_stock"],
		[{ stock: 0, branches: { 3: 1 } }, "in_stock"],
	] as const)("%j is %s", async (traits, availability) => {
		const made = await aProduct(testShop, traits);
		const { availability: own, variants } = await read(made);
		expect([own, variants[0]?.availability]).toEqual([availability, availability]);
	});

	test("variants are in the shop's order, sold-out ones too, those not on sale are left out", async () => {
		const made = await aListedProduct(testShop, { stock: 0, isRestocked: false });
		const full = await aVariant(testShop, made, { stock: 4, priceMinor: 12_000 });
		await aVariant(testShop, made, { isActive: false });
		const body = await read(made);
		expect(body.variants.map(({ code, availability, stock }) => [code, availability, stock])).toEqual([
			[made.code, "sold_out", 0],
			[full.code, "in_stock", 4],
		]);
		expect(body).toMatchObject({ availability: "in_stock", stock: 4, price_with_tax: 10_000, is_price_from: true });
	});

	test("a branch that is closed does not offer its pieces", async () => {
		const made = await aProduct(testShop, { stock: 0, branches: { 12: 3, 13: 2 } });
		await testShop.shop.db.execute(sql`update branches set is_active = false where id = 13`);
		const { variants } = await read(made);
		await testShop.shop.db.execute(sql`update branches set is_active = true where id = 13`);
		expect(variants[0]?.branches.map(({ id, stock }) => [id, stock])).toEqual([[12, 3]]);
	});

	test("goods are 404 when they, or all their variants, are not on sale", async () => {
		const made = await aProduct(testShop, { isActive: false });
		const bare = await aProduct(testShop);
		await testShop.shop.db.execute(sql`update variants set is_active = false where id = ${bare.variantId}`);
		for (const { id } of [made, bare]) {
			await expectRefused(testShop, () => get(`/catalog/product/cs/${id}`), 404, NOT_FOUND);
			await expectRefused(testShop, () => get(`/catalog/product/cs/${id}/related`), 404, NOT_FOUND);
		}
		await expectRefused(testShop, () => get(`/catalog/product/de/${made.id}`), 404, NOT_FOUND);
		await expectRefused(testShop, () => get(`/catalog/product/de/${made.id}/related`), 404, NOT_FOUND);
	});
});

describe("the size table of a product", () => {
	test("is its own, else its category's, else that of the nearest category above", async () => {
		const titles = ["Nahoře", "Níže", "Vlastní"] as const;
		const [above, below, own] = [
			await aSizeTable(testShop, titles[0]),
			await aSizeTable(testShop, titles[1]),
			await aSizeTable(testShop, titles[2]),
		];
		const top = await aCategory(testShop, { sizeTableId: above });
		const plain = await aCategory(testShop, { parentId: await aCategory(testShop, { parentId: top }) });
		const measured = await aCategory(testShop, { parentId: plain, sizeTableId: below });
		const titleOf = async (made: TestProduct) => (await read(made)).size_table?.title;
		const inherited = await aListedProduct(testShop, { categoryId: plain });
		expect(await titleOf(inherited)).toBe("Nahoře");
		expect(await titleOf(await aListedProduct(testShop, { categoryId: measured }))).toBe("Níže");
		const special = await aListedProduct(testShop, { categoryId: measured });
		await testShop.shop.db.execute(sql`update products set size_table_id = ${own} where id = ${special.id}`);
		expect(await titleOf(special)).toBe("Vlastní");
		expect(
			(await read(await aListedProduct(testShop, { categoryId: await aCategory(testShop) }))).size_table,
		).toBeNull();
		expect((await read(inherited, "en")).size_table).toEqual({
			title: "Nahoře (en)",
			note: "Měřeno v cm. (en)",
			columns: ["Velikost (en)", "Výška (en)"],
			rows: [
				["S", "98–104"],
				["M", "110–116"],
			],
		});
	});
});

describe("the safety text of a product", () => {
	test("is its own, else its category's, else that of the nearest category above", async () => {
		const top = await aCategory(testShop, { safety: "Nahoře" });
		const middle = await aCategory(testShop, { parentId: top });
		const below = await aCategory(testShop, { parentId: middle, safety: "Níže" });
		const textOf = async (made: TestProduct, locale = "cs") => (await read(made, locale)).safety;
		expect(await textOf(await aListedProduct(testShop, { categoryId: top }))).toBe("Nahoře");
		expect(await textOf(await aListedProduct(testShop, { categoryId: middle }))).toBe("Nahoře");
		const special = await aListedProduct(testShop, { categoryId: below });
		expect([await textOf(special), await textOf(special, "en")]).toEqual(["Níže", "Níže (en)"]);
		await testShop.shop.db.execute(sql`
			update product_translations set safety = 'Vlastní' where product_id = ${special.id} and locale = 'cs'`);
		expect([await textOf(special), await textOf(special, "en")]).toEqual(["Vlastní", "Níže (en)"]);
		expect(await textOf(await aListedProduct(testShop, { categoryId: await aCategory(testShop) }))).toBe("");
	});

	test("is there for all goods of the demo shop, in both languages", async () => {
		const { rows } = await testShop.shop.db.execute<{ id: number }>(sql`
			select distinct on (default_category_id) id from products where code not like 'TEST-%' order by default_category_id, id`);
		expect(rows.length).toBeGreaterThan(25);
		for (const { id } of rows)
			for (const locale of ["cs", "en"])
				expect((await read({ id }, locale)).safety, `${locale} ${id}`).toMatch(/^\p{Lu}.{20,}/su);
	});
});

test("a product names its manufacturer, and the responsible person in the EU when the manufacturer is outside", async () => {
	const { db } = testShop.shop;
	const [plain, ours, theirs] = [await aBrand(testShop), await aBrand(testShop), await aBrand(testShop)];
	await db.execute(sql`
		update brands set manufacturer_name = 'Výrobce', manufacturer_address = 'Ulice 1, Brno', manufacturer_contact = 'a@b.cz'
		where id = ${ours.id}`);
	await db.execute(sql`
		update brands set manufacturer_name = 'Far Ltd', responsible_name = 'Dovozce', responsible_address = 'Ulice 2, Praha',
			responsible_contact = 'c@d.cz' where id = ${theirs.id}`);
	const partiesOf = async (brandId: number) => {
		const { brand, manufacturer, responsible_person } = await read(await aListedProduct(testShop, { brandId }));
		return [brand?.id, manufacturer, responsible_person];
	};
	const manufacturer = { name: "Výrobce", address: "Ulice 1, Brno", contact: "a@b.cz" };
	expect(await partiesOf(plain.id)).toEqual([plain.id, null, null]);
	expect(await partiesOf(ours.id)).toEqual([ours.id, manufacturer, null]);
	expect(await partiesOf(theirs.id)).toEqual([
		theirs.id,
		{ name: "Far Ltd", address: "", contact: "" },
		{ name: "Dovozce", address: "Ulice 2, Praha", contact: "c@d.cz" },
	]);
});

describe("attributes of a product", () => {
	test("are in the shop's order, their values too, once each, in the language asked for", async () => {
		const made = await aListedProduct(testShop, {
			values: ["material:papir", "material:latex", "barva:modra", "barva:cervena", "motiv:pirati"],
		});
		await aVariant(testShop, made, { values: ["barva:cervena", "barva:zelena"] });
		expect((await read(made)).attributes).toEqual([
			{ key: "barva", name: "Barva", values: ["červená", "zelená", "modrá"] },
			{ key: "motiv", name: "Motiv", values: ["piráti"] },
			{ key: "material", name: "Materiál", values: ["latex", "papír"] },
		]);
		expect((await read(made, "en")).attributes).toEqual([
			{ key: "barva", name: "Colour", values: ["red", "green", "blue"] },
			{ key: "motiv", name: "Motif", values: ["pirates"] },
			{ key: "material", name: "Material", values: ["latex", "paper"] },
		]);
	});

	test("that only a variant has are listed at the variant, in the language asked for", async () => {
		const made = await aListedProduct(testShop, { values: ["material:latex", "barva:modra"] });
		await aVariant(testShop, made, { values: ["barva:zelena", "material:papir"] });
		const told = async (locale?: string) => (await read(made, locale)).variants.map(({ attributes }) => attributes);
		expect(await told()).toEqual([
			[],
			[
				{ key: "barva", value: "zelená" },
				{ key: "material", value: "papír" },
			],
		]);
		expect((await told("en"))[1]).toEqual([
			{ key: "barva", value: "green" },
			{ key: "material", value: "paper" },
		]);
	});

	test("leave out those of variants that are not on sale", async () => {
		const made = await aListedProduct(testShop, { values: ["material:latex"] });
		await aVariant(testShop, made, { values: ["barva:zelena"], isActive: false });
		expect((await read(made)).attributes.map(({ key }) => key)).toEqual(["material"]);
	});
});

test.each(["made_to_order", "perishable", "hygiene"] as const)(
	"a product with the exemption %s shows it",
	async (exemption) => {
		const made = await aProduct(testShop);
		await testShop.shop.db.execute(sql`update products set withdrawal_exemption = ${exemption} where id = ${made.id}`);
		expect((await read(made)).withdrawal_exemption).toBe(exemption);
	},
);
