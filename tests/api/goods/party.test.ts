import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { partyPlan } from "#lib/contract/schemas/party.ts";
import { relist } from "#lib/shop/goods/catalogue/relist.ts";
import { aCategory, aListedProduct, aVariant, type GoodsTraits } from "#tests/support/goods/goods.ts";
import { aListedSet } from "#tests/support/goods/sets.ts";
import { aMember } from "#tests/support/people/members.ts";
import type { TestProduct } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const idOfKey = async (key: string) => {
	const { rows } = await testShop.shop.db.execute<{ id: number }>(sql`select id from categories where key = ${key}`);
	return rows[0]?.id ?? 0;
};
const aTheme = async () => aCategory(testShop, { parentId: await idOfKey("temata") });

/** Goods whose own category has this key, offered by the theme too. */
async function offered(theme: number, key: string, pieces: string, traits: GoodsTraits = {}): Promise<TestProduct> {
	const product = await aListedProduct(testShop, {
		categoryId: await idOfKey(key),
		values: [`kusu-v-baleni:${pieces}`],
		...traits,
	});
	await testShop.shop.db.execute(
		sql`insert into product_categories (product_id, category_id) values (${product.id}, ${theme})`,
	);
	return product;
}
const plates = (theme: number, traits: GoodsTraits = {}) => offered(theme, "taliry-a-misky", "8", traits);

const ask = (theme: number | string, query = "?guests=12", options: { token?: string; locale?: string } = {}) => {
	const { locale = "cs", ...more } = options;
	return testShop.call("GET", `/catalog/party/${locale}/${theme}${query}`, more);
};
const plan = async (...asked: Parameters<typeof ask>) => {
	const { status, body } = await ask(...asked);
	expect(status).toBe(200);
	expect(partyPlan.parse(body)).toEqual(body);
	return partyPlan.parse(body);
};
const codes = async (...asked: Parameters<typeof ask>) =>
	(await plan(...asked)).items.map(({ variant, packs }) => [variant.code, packs]);

describe("GET /catalog/party/{locale}/{id}", () => {
	test("says of balloons what branches fill them with helium for", async () => {
		const theme = await aTheme();
		await plates(theme);
		const balloons = await offered(theme, "latexove-balonky", "10");
		const filling = await aListedProduct(testShop, { priceMinor: 2_900, stock: 0, branches: { 1: 5 } });
		await testShop.shop.db.execute(sql`
			update products set withdrawal_exemption = 'perishable' where id = ${filling.id}`);
		await testShop.shop.db.execute(sql`
			insert into product_companions (product_id, companion_id, position, is_addon)
			values (${balloons.id}, ${filling.id}, 0, true)`);
		const { items } = await plan(theme);
		expect(items.map((item) => [item.kind, item.filling_with_tax])).toEqual([
			["plates", null],
			["balloons", 2_900],
		]);
	});

	test("says of each kind what a party takes, how many packs, their price and where they are", async () => {
		const theme = await aTheme();
		const made = await plates(theme, { priceMinor: 7_900, stock: 3, branches: { 1: 2, 5: 0 } });
		const body = await plan(theme);
		expect(body.items).toEqual([
			expect.objectContaining({
				...{ kind: "plates", packs: 2, pieces: 8, price_with_tax: 7_900, most: 5, warehouse: 3 },
				...{
					variant: { id: made.variantId, name: "", code: made.code },
					instead_of: null,
					is_short: false,
					is_plain: false,
				},
				product: expect.objectContaining({ id: made.id, name: made.name }),
			}),
		]);
		expect(body.items[0]?.branches.map(({ id, stock }) => [id, stock])).toEqual([[1, 2]]);
		expect(body).toMatchObject({ guests: 12, theme: { id: theme } });
	});

	test.each([
		[1, 1],
		[8, 1],
		[9, 2],
		[99, 13],
	])("%i guests take %i packs of eight plates", async (guests, packs) => {
		const theme = await aTheme();
		const made = await plates(theme);
		expect(await codes(theme, `?guests=${guests}`)).toEqual([[made.code, packs]]);
	});

	test("speaks the language of the address", async () => {
		const theme = await aTheme();
		await plates(theme);
		const { items, missing, ...english } = await plan(theme, "?guests=12", { locale: "en" });
		expect(english.theme.url).toMatch(new RegExp(`^/en/${theme}/shelf-`));
		expect(items[0]?.product).toMatchObject({
			name: expect.stringMatching(/^Goods/),
			url: expect.stringMatching(/^\/en\//),
		});
		expect(missing.map(({ category }) => category?.url)).toEqual([
			expect.stringMatching(/^\/en\/\d+\/cups-and-straws$/),
			expect.stringMatching(/^\/en\/\d+\/napkins-and-tablecloths$/),
		]);
	});

	test("parts of the theme's sets stand in for goods of its own that are sold out, and the sets themselves are not offered", async () => {
		const theme = await aTheme();
		const own = await plates(theme, { stock: 1, popularity: 90 });
		const plain = await aListedProduct(testShop, {
			categoryId: await idOfKey("taliry-a-misky"),
			values: ["kusu-v-baleni:8"],
			popularity: 99,
		});
		const set = await aListedSet(testShop, { product: plain, quantity: 1 });
		await testShop.shop.db.execute(
			sql`insert into product_categories (product_id, category_id) values (${set.id}, ${theme})`,
		);
		expect(await codes(theme, "?guests=8")).toEqual([[own.code, 1]]);
		const { items } = await plan(theme);
		expect(items.map(({ variant, instead_of }) => [variant.code, instead_of])).toEqual([[plain.code, own.name]]);
	});

	test("a set of the theme that is cheaper is offered with what it saves, at the member's price too", async () => {
		const theme = await aTheme();
		const parts = [
			await plates(theme, { priceMinor: 10_000, stock: 5 }),
			await offered(theme, "kelimky-a-brcka", "8", { priceMinor: 8_000, stock: 5 }),
		];
		const set = await aListedSet(testShop, ...parts.map((product) => ({ product, quantity: 1 })));
		await testShop.shop.db.execute(
			sql`insert into product_categories (product_id, category_id) values (${set.id}, ${theme})`,
		);
		const costs = (minor: number) =>
			testShop.shop.db.execute(sql`update variants set net_price = ${minor / 121} where id = ${set.variantId}`);
		await costs(13_000);
		const offer = async (query: string, options: { token?: string } = {}) => (await plan(theme, query, options)).set;
		const shown = await offer("?guests=12");
		const { price_with_tax: price = 0 } = shown ?? {};
		expect(shown).toMatchObject({ kind: "set", packs: 2, for_guests: 16, saves: 2 * 18_000 - 2 * price, warehouse: 5 });
		expect(shown?.variant.id).toBe(set.variantId);
		expect(shown?.besides).toEqual(parts.map(({ variantId }) => ({ variant_id: variantId, packs: 0 })));
		const { token } = await aMember(testShop, "10");
		expect((await offer("?guests=8", { token }))?.saves).toBe(9_000 + 7_200 - Math.round(price * 0.9));
		await costs(30_000);
		expect(await offer("?guests=12")).toBeNull();
	});

	test("no set is offered with a part that asks for an age, nor one of which there is too little", async () => {
		const unfit: GoodsTraits[] = [{ minimumAge: 18 }, { stock: 0 }];
		for (const traits of unfit) {
			const theme = await aTheme();
			const plate = await plates(theme, { priceMinor: 90_000, stock: 5 });
			const other = await offered(theme, "konfety", "1", { priceMinor: 100, stock: 5, ...traits });
			const set = await aListedSet(testShop, { product: plate, quantity: 1 }, { product: other, quantity: 1 });
			await testShop.shop.db.execute(
				sql`insert into product_categories (product_id, category_id) values (${set.id}, ${theme})`,
			);
			const made = await plan(theme, "?guests=8");
			expect(made.items[0]?.variant.code).toBe(plate.code);
			expect(made.set).toBeNull();
		}
	});

	test("of goods with a choice it takes the first variant that there is enough of, and says in place of which", async () => {
		const theme = await aTheme();
		const red = await plates(theme, { stock: 0 });
		const blue = await aVariant(testShop, red, { stock: 2 });
		const { items } = await plan(theme);
		expect(items.map(({ variant, instead_of }) => [variant.code, instead_of])).toEqual([[blue.code, red.name]]);
	});

	test("says what is short, what is sold out and what the theme never had, and where such goods are", async () => {
		const theme = await aTheme();
		await plates(theme, { stock: 1 });
		const cups = await offered(theme, "kelimky-a-brcka", "8", { stock: 0 });
		const { items, missing } = await plan(theme);
		expect(items.map(({ packs, is_short }) => [packs, is_short])).toEqual([[1, true]]);
		expect(missing).toEqual([
			{ kind: "cups", was: cups.name, category: expect.objectContaining({ id: await idOfKey("kelimky-a-brcka") }) },
			{ kind: "napkins", was: null, category: expect.objectContaining({ id: await idOfKey("ubrousky-a-ubrusy") }) },
		]);
	});

	test("plans what one order can have: of two branches' goods those of one, with the warehouse's", async () => {
		const theme = await aTheme();
		const own = await plates(theme, { stock: 1, branches: { 1: 1, 2: 7 } });
		const cups = await offered(theme, "kelimky-a-brcka", "8", { stock: 0, branches: { 1: 2 } });
		const napkins = await offered(theme, "ubrousky-a-ubrusy", "20", { stock: 0, branches: { 2: 5 } });
		const { items, missing } = await plan(theme);
		expect(items.map(({ variant, packs, most }) => [variant.code, packs, most])).toEqual([
			[own.code, 2, 8],
			[cups.code, 2, 2],
		]);
		expect(missing.map(({ kind, was }) => [kind, was])).toEqual([["napkins", napkins.name]]);
	});

	test("a shop without pickup at branches plans what its warehouse has", async () => {
		const theme = await aTheme();
		const own = await plates(theme, { stock: 1, branches: { 1: 5 } });
		const { db } = testShop.shop;
		await db.execute(sql`update delivery_methods set is_active = false where kind = 'branch'`);
		expect((await plan(theme)).items.map(({ variant, packs, most }) => [variant.code, packs, most])).toEqual([
			[own.code, 1, 1],
		]);
		await db.execute(sql`update delivery_methods set is_active = true where kind = 'branch'`);
	});

	test("plain goods in the theme's colour stand in for what it lacks, goods of other themes do not", async () => {
		const theme = await aTheme();
		const colour = "barva:ruzove-zlata";
		await aListedProduct(testShop, { categoryId: theme, values: [colour] });
		const plain = async (key: string, traits: GoodsTraits = {}) =>
			aListedProduct(testShop, {
				...{ categoryId: await idOfKey(key), values: [colour, "kusu-v-baleni:8"], popularity: 100 },
				...traits,
			});
		const own = await plain("taliry-a-misky");
		const cups = await offered(await aTheme(), "kelimky-a-brcka", "8", { popularity: 100 });
		await testShop.shop.db.execute(
			sql`insert into product_attributes (product_id, value_id)
				select ${cups.id}, av.id from attribute_values av where av.key = 'ruzove-zlata'`,
		);
		const { items, missing } = await plan(theme);
		expect(
			items.filter(({ kind }) => kind === "plates").map(({ variant, is_plain }) => [variant.code, is_plain]),
		).toEqual([[own.code, true]]);
		expect(items.map(({ product }) => product.id)).not.toContain(cups.id);
		expect(missing.every(({ was }) => was === null)).toBe(true);
	});

	test("a variant of plain goods has its own colour, not all those that its product lists", async () => {
		const theme = await aTheme();
		await aListedProduct(testShop, { categoryId: theme, values: ["barva:hneda"] });
		const plain = await aListedProduct(testShop, {
			...{ categoryId: await idOfKey("taliry-a-misky"), values: ["kusu-v-baleni:8", "barva:hneda"], popularity: 100 },
		});
		const green = await aVariant(testShop, plain, { values: ["barva:zelena"] });
		await testShop.shop.db.execute(sql`update variants set is_active = false where id = ${plain.variantId}`);
		expect((await plan(theme)).items.map(({ variant }) => variant.code)).not.toContain(green.code);
		const brown = await aVariant(testShop, plain, { values: ["barva:hneda"] });
		expect((await plan(theme)).items.map(({ variant }) => variant.code)).toContain(brown.code);
	});

	test("colours of costumes do not count where the theme's goods for parties have any", async () => {
		const theme = await aTheme();
		for (const _ of [1, 2]) await aListedProduct(testShop, { categoryId: theme, values: ["barva:bezova"] });
		await offered(theme, "girlandy", "1", { values: ["barva:stribrna"] });
		const plain = async (colour: string, popularity: number) =>
			aListedProduct(testShop, {
				...{ categoryId: await idOfKey("taliry-a-misky"), values: ["kusu-v-baleni:8", colour], popularity },
			});
		const [costumes, garlands] = [await plain("barva:bezova", 2000), await plain("barva:stribrna", 1000)];
		const codes = (await plan(theme)).items.map(({ variant }) => variant.code);
		expect(codes).toContain(garlands.code);
		expect(codes).not.toContain(costumes.code);
	});

	test("of the theme's own goods it takes the variant in the colour that most of its goods have", async () => {
		const theme = await aTheme();
		for (const _ of [1, 2]) await aListedProduct(testShop, { categoryId: theme, values: ["barva:zlata"] });
		const balloon = await offered(theme, "foliove-balonky", "1", { popularity: 90 });
		const gold = await aVariant(testShop, balloon, { values: ["barva:zlata"] });
		const foil = (await plan(theme)).items.find(({ kind }) => kind === "foil");
		expect([foil?.variant.code, foil?.instead_of]).toEqual([gold.code, null]);
	});

	test("leaves out what is not sold any more, and what asks for an age", async () => {
		const theme = await aTheme();
		await plates(theme, { minimumAge: 18 });
		const gone = await plates(theme);
		await testShop.shop.db.execute(sql`update products set is_active = false where id = ${gone.id}`);
		await relist(testShop.shop.db, [gone.id]);
		const one = await plates(theme);
		await testShop.shop.db.execute(sql`update variants set is_active = false where id = ${one.variantId}`);
		await relist(testShop.shop.db, [one.id]);
		expect(await codes(theme)).toEqual([]);
	});

	test("a member pays the member's price, also of a sale", async () => {
		const theme = await aTheme();
		await plates(theme, { priceMinor: 10_000, saleMinor: 8_000 });
		const { token } = await aMember(testShop, "10");
		const priceOf = async (options: { token?: string } = {}) =>
			(await plan(theme, "?guests=8", options)).items[0]?.price_with_tax;
		expect([await priceOf(), await priceOf({ token })]).toEqual([8_000, 7_200]);
	});

	test.each(["", "?guests=0", "?guests=100", "?guests=-1", "?guests=2.5", "?guests=moc", "?guests="])(
		"refuses %s as a number of guests",
		async (query) => {
			const { status, body } = await ask(await aTheme(), query);
			expect([status, body.error, Object.keys(body.errors)]).toEqual([422, "invalid", ["guests"]]);
		},
	);

	test("knows themes alone: no other category, no hidden one, no product, nothing malformed", async () => {
		const theme = await aTheme();
		await testShop.shop.db.execute(sql`update categories set is_active = false where id = ${theme}`);
		const { id } = await aListedProduct(testShop);
		for (const other of [theme, await idOfKey("balonky"), await idOfKey("temata"), id, 999_999, "x", "0"]) {
			const { status, body } = await ask(other);
			expect([status, body]).toEqual([404, { error: "not_found" }]);
		}
	});

	test("a token that is none is refused", async () => {
		expect((await ask(await aTheme(), "?guests=8", { token: "nothing" })).status).toBe(401);
	});
});
