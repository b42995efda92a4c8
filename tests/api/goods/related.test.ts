import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { relatedProducts } from "#lib/contract/schemas/catalogue.ts";
import { relist } from "#lib/shop/goods/catalogue/relist.ts";
import { aCategory, aListedProduct } from "#tests/support/goods/goods.ts";
import type { TestProduct } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const get = (path: string) => testShop.call("GET", path);

describe("GET /catalog/product/{locale}/{id}/related", () => {
	const relatedTo = async ({ id }: TestProduct, locale = "cs") => {
		const { status, body } = await get(`/catalog/product/${locale}/${id}/related`);
		expect(status).toBe(200);
		const groups = relatedProducts.parse(body);
		expect(groups).toEqual(body);
		return groups;
	};
	const companion = (of: TestProduct, other: TestProduct, position: number) =>
		testShop.shop.db.execute(sql`
			insert into product_companions (product_id, companion_id, position) values (${of.id}, ${other.id}, ${position})`);
	const addon = async (of: TestProduct, other: TestProduct, exemption: string | null) => {
		await testShop.shop.db.execute(sql`
			update products set withdrawal_exemption = ${exemption}::withdrawal_exemption where id = ${other.id}`);
		await testShop.shop.db.execute(sql`
			insert into product_companions (product_id, companion_id, position, is_addon) values (${of.id}, ${other.id}, 0, true)`);
	};
	const idsOf = (cards: { id: number }[]) => cards.map(({ id }) => id);
	/** A motif that no goods have yet. */
	const newMotif = async (word: string) => {
		await testShop.shop.db.execute(sql`
			with v as (
				insert into attribute_values (attribute_id, key) select id, ${word} from attributes where is_motif returning id
			)
			insert into attribute_value_translations (value_id, locale, slug, name)
			select v.id, l::locale, ${word}, ${word} from v, unnest(array['cs', 'en']) l`);
		return [`motiv:${word}`];
	};

	test("groups goods of the same motif, companions as chosen, and goods of the same category, the best first", async () => {
		const [home, other] = [await aCategory(testShop), await aCategory(testShop)];
		const values = await newMotif("robot");
		const make = (traits: Parameters<typeof aListedProduct>[1]) => aListedProduct(testShop, traits);
		const subject = await make({ categoryId: home, values: [...values, "barva:cervena"] });
		const soldOut = await make({ categoryId: other, values, stock: 0, popularity: 99 });
		const weak = await make({ categoryId: other, values, popularity: 5 });
		const strong = await make({ categoryId: other, values, popularity: 80 });
		await make({ categoryId: other, values: ["barva:cervena"] });
		const [sibling, popular] = [await make({ categoryId: home }), await make({ categoryId: home, popularity: 3 })];
		const [second, first] = [await make({ categoryId: other }), await make({ categoryId: other })];
		await companion(subject, second, 2);
		await companion(subject, first, 1);
		const groups = await relatedTo(subject);
		expect(idsOf(groups.same_motif)).toEqual([strong.id, weak.id, soldOut.id]);
		expect(idsOf(groups.companions)).toEqual([first.id, second.id]);
		expect(idsOf(groups.related)).toEqual([popular.id, sibling.id]);
		const english = await relatedTo(subject, "en");
		expect(idsOf(english.companions)).toEqual([first.id, second.id]);
		expect(english.companions[0]?.url).toMatch(/^\/en\//);
	});

	test("of several motifs it shows the one that the fewest goods have", async () => {
		const [home, other] = [await aCategory(testShop), await aCategory(testShop)];
		const [common, telling] = [await newMotif("oslavenec"), await newMotif("veverka")];
		const make = (values: string[]) => aListedProduct(testShop, { categoryId: other, values });
		const subject = await aListedProduct(testShop, { categoryId: home, values: [...common, ...telling] });
		for (let number = 0; number < 3; number++) await make(common);
		const [squirrel] = [await make(telling)];
		expect(idsOf((await relatedTo(subject)).same_motif)).toEqual([squirrel.id]);
	});

	test("shows no product twice, never the product itself, and nothing that is not on sale", async () => {
		const home = await aCategory(testShop);
		const values = await newMotif("drak");
		const make = () => aListedProduct(testShop, { categoryId: home, values });
		const subject = await make();
		const [chosen, same, hidden] = [await make(), await make(), await make()];
		await testShop.shop.db.execute(sql`update products set is_active = false where id = ${hidden.id}`);
		await relist(testShop.shop.db, [hidden.id]);
		for (const [position, one] of [hidden, subject, chosen].entries()) await companion(subject, one, position);
		const groups = await relatedTo(subject);
		expect({
			same_motif: idsOf(groups.same_motif),
			companions: idsOf(groups.companions),
			related: idsOf(groups.related),
		}).toEqual({ same_motif: [same.id], companions: [chosen.id], related: [] });
	});

	test("shows eight products of each group at most, and empty groups for a product without related goods", async () => {
		const home = await aCategory(testShop);
		const values = await newMotif("klaun");
		const all = [];
		for (let number = 0; number < 20; number++)
			all.push(await aListedProduct(testShop, { categoryId: home, values, popularity: 20 - number }));
		const [subject] = all;
		if (!subject) throw new Error("No goods were made");
		const groups = await relatedTo(subject);
		expect(idsOf(groups.same_motif)).toEqual(idsOf(all.slice(1, 9)));
		expect(idsOf(groups.related)).toEqual(idsOf(all.slice(9, 17)));
		const alone = await aListedProduct(testShop, { categoryId: await aCategory(testShop) });
		expect(await relatedTo(alone)).toEqual({
			same_motif: [],
			companions: [],
			related: [],
			substitutes: [],
			filling: null,
		});
	});

	test("says what branches fill balloons with helium for: their cheapest add-on that perishes and is not sent", async () => {
		const categoryId = await aCategory(testShop);
		const make = (priceMinor: number, traits: Parameters<typeof aListedProduct>[1] = {}) =>
			aListedProduct(testShop, { categoryId, priceMinor, stock: 0, branches: { 1: 5 }, ...traits });
		const [balloon, plain] = [await make(9_900), await make(9_900)];
		const filling = await make(2_900);
		await addon(balloon, filling, "perishable");
		await addon(balloon, await make(3_900), "perishable");
		// A ribbon that the warehouse has sold out, and what is sent after all.
		await addon(balloon, await make(900), null);
		await addon(balloon, await make(1_900, { stock: 3 }), "perishable");
		await addon(balloon, await make(1_900, { branches: {} }), "perishable");
		await addon(plain, await make(900), null);
		expect((await relatedTo(balloon)).filling).toEqual({ id: filling.id, price_with_tax: 2_900 });
		expect((await relatedTo(plain)).filling).toBeNull();
	});

	test("instead of sold-out goods it offers three in stock: of its category first, with its motif, of the nearest price", async () => {
		const [home, other] = [await aCategory(testShop), await aCategory(testShop)];
		const values = await newMotif("mravenec");
		const make = (traits: Parameters<typeof aListedProduct>[1]) => aListedProduct(testShop, traits);
		const subject = await make({ categoryId: home, values, stock: 0, priceMinor: 100_00 });
		const far = await make({ categoryId: home, priceMinor: 300_00 });
		const near = await make({ categoryId: home, priceMinor: 90_00 });
		const sameMotif = await make({ categoryId: home, values, priceMinor: 900_00 });
		await make({ categoryId: home, values, stock: 0, priceMinor: 100_00 });
		const elsewhere = await make({ categoryId: other, values, priceMinor: 100_00 });
		const groups = await relatedTo(subject);
		expect(idsOf(groups.substitutes)).toEqual([sameMotif.id, near.id, far.id]);
		expect(idsOf(groups.same_motif)).toContain(elsewhere.id);
		expect((await relatedTo(near)).substitutes).toEqual([]);
	});

	test("goods of the same motif stand in where the category has too few in stock", async () => {
		const [home, other] = [await aCategory(testShop), await aCategory(testShop)];
		const values = await newMotif("slon");
		const subject = await aListedProduct(testShop, { categoryId: home, values, stock: 0, priceMinor: 100_00 });
		const [far, near] = [
			await aListedProduct(testShop, { categoryId: other, values, priceMinor: 50_000 }),
			await aListedProduct(testShop, { categoryId: other, values, priceMinor: 12_000 }),
		];
		const only = await aListedProduct(testShop, { categoryId: home, priceMinor: 900_00 });
		expect(idsOf((await relatedTo(subject)).substitutes)).toEqual([only.id, near.id, far.id]);
	});

	test("shows for every product of the demo shop something, nothing twice and never itself", async () => {
		const { rows } = await testShop.shop.db.execute<{ id: number }>(sql`
			select product_id as id from listed_products l join products p on p.id = l.product_id and p.code not like 'TEST-%'
			order by md5(p.code) limit 40`);
		for (const { id } of rows) {
			const { body } = await get(`/catalog/product/cs/${id}/related`);
			const ids = [body.same_motif, body.companions, body.related, body.substitutes].flatMap(idsOf);
			expect(new Set([id, ...ids]).size, String(id)).toBe(ids.length + 1);
			expect(ids.length, String(id)).toBeGreaterThan(0);
		}
	});
});
