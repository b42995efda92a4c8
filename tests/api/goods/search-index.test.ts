import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { relist } from "#lib/shop/goods/catalogue/relist.ts";
import { findProducts } from "#lib/shop/goods/search-index/find-products.ts";
import { indexAllForSearch, indexForSearch } from "#lib/shop/goods/search-index/index-for-search.ts";
import { indexTexts } from "#lib/shop/goods/search-index/index-texts.ts";
import { type Database, transaction } from "#lib/shop/kernel/db/client.ts";
import { aProduct } from "#tests/support/shop/builders.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const idsFor = async (text: string, locale: "cs" | "en" = "cs") =>
	(await findProducts(testShop.shop.db, locale, text, 50)).ids;

/** A change of products and what must follow it. */
const change = (ids: number[], statement: ReturnType<typeof sql>) =>
	transaction(testShop.shop.db, async (tx) => {
		await tx.execute(statement);
		await relist(tx, ids);
		await indexForSearch(tx, ids);
	});

const rename = (id: number, name: string) =>
	change([id], sql`update product_translations set name = ${name} where product_id = ${id} and locale = 'cs'`);

/** Everything that search reads, as it stands. */
const state = async (db: Database) =>
	(
		await db.execute(sql`
			select md5(string_agg(s::text, '|' order by product_id, locale)) as goods,
				(select md5(string_agg(w::text, '|' order by locale, word)) from search_words w) as words,
				(select md5(string_agg(t::text, '|' order by kind, ref_id, locale)) from search_texts t) as texts
			from product_search s`)
	).rows[0];

describe("a product", () => {
	test("is found by its new name and no longer by its old one, in the language that changed", async () => {
		const { id } = await aProduct(testShop);
		await rename(id, "Krokodýlí tlamička");
		expect(await idsFor("krokodýlí tlamičky")).toEqual([id]);
		expect(await idsFor("krokodyli tlamicka", "en")).not.toContain(id);
		await rename(id, "Hroší tlamička");
		expect(await idsFor("krokodýlí")).toEqual([]);
		expect(await idsFor("hroší tlamička")).toEqual([id]);
	});

	test("is found by misspellings of its new words", async () => {
		const { id } = await aProduct(testShop);
		await rename(id, "Zvláštnost ornitoptéra");
		expect(await findProducts(testShop.shop.db, "cs", "ornitoptera zvlasnost", 5)).toEqual({
			ids: [id],
			isCut: false,
			corrected: "ornitoptera zvlastnost",
		});
	});

	test("is found by its brand, categories, attributes, variants, codes and description", async () => {
		const { id, variantId, code } = await aProduct(testShop);
		await change(
			[id],
			sql`
			with d as (update product_translations set description = 'Popis s bumerangem' where product_id = ${id}),
				v as (insert into variant_translations (variant_id, locale, name) values (${variantId}, 'cs', 'Obojživelná')),
				b as (insert into brands (slug, name) values ('mantikora', 'Mantikora') returning id)
			update products set brand_id = (select id from b) where id = ${id}`,
		);
		await change([id], sql`update variants set ean = '8590001234567' where id = ${variantId}`);
		for (const text of ["bumerang", "obojživelné", "mantikora", code, code.toLowerCase(), "8590001234567"])
			expect(await idsFor(text), text).toEqual([id]);
		expect(await idsFor(`mantikora zboží balónky`)).toEqual([id]);
	});

	test("is found by a code without digits, and by the beginning of one with signs in it, in capitals or not", async () => {
		const [chain, notebook, plain] = [await aProduct(testShop), await aProduct(testShop), await aProduct(testShop)];
		await change([chain.id], sql`update variants set code = 'VCHAINX-BRACELET-BLUE' where id = ${chain.variantId}`);
		await change([notebook.id], sql`update variants set code = 'QB-S' where id = ${notebook.variantId}`);
		await change([plain.id], sql`update variants set code = 'KRUMPAC' where id = ${plain.variantId}`);
		for (const text of [
			"VCHAINX-BRACELET-BLUE",
			"vchainx-bracelet-blue",
			"vchainx-brac",
			"VChainX-",
			"VCHAINX_BRACELET",
		]) {
			expect(await idsFor(text), text).toEqual([chain.id]);
		}
		for (const text of ["QB-S", "qb-s", " qb_s "]) expect((await idsFor(text))[0], text).toBe(notebook.id);
		for (const text of ["KRUMPAC", "krumpáč"]) expect(await idsFor(text), text).toEqual([plain.id]);
		expect((await findProducts(testShop.shop.db, "cs", "qb-s", 5, { isTyping: true })).ids[0]).toBe(notebook.id);
	});

	test("whose name has words joined by a sign is found while the last of them is typed", async () => {
		const [dinosaur, hero] = [await aProduct(testShop), await aProduct(testShop)];
		await rename(dinosaur.id, "Ještěr Q-Rex");
		await rename(hero.id, "Figurka Spudor-Man");
		for (const [text, { id }] of [
			["q-re", dinosaur],
			["spudor-ma", hero],
		] as const) {
			const found = await findProducts(testShop.shop.db, "cs", text, 5, { isTyping: true });
			expect([found.ids[0], found.corrected], text).toEqual([id, null]);
		}
	});

	test("that is hidden is not found, and is found again when it is shown", async () => {
		const { id, code } = await aProduct(testShop);
		expect(await idsFor(code)).toEqual([id]);
		await change([id], sql`update products set is_active = false where id = ${id}`);
		expect(await idsFor(code)).toEqual([]);
		expect(await countRows(testShop, "product_search", `product_id = ${id}`)).toBe(0);
		await change([id], sql`update products set is_active = true where id = ${id}`);
		expect(await idsFor(code)).toEqual([id]);
	});

	test("that was sold out is listed after one in stock", async () => {
		const [one, other] = [await aProduct(testShop), await aProduct(testShop)];
		await rename(one.id, "Jabberwocky");
		await rename(other.id, "Jabberwocky");
		expect(await idsFor("jabberwocky")).toEqual([one.id, other.id]);
		await change([one.id], sql`update stock set quantity = 0 where variant_id = ${one.variantId}`);
		expect(await idsFor("jabberwocky")).toEqual([other.id, one.id]);
	});

	test("with signs of every kind in its texts is indexed", async () => {
		const { id } = await aProduct(testShop);
		await rename(id, "'); drop table \\ & | ! :* <-> ﬁ 😀 ﷺ Kvakvakva");
		expect(await idsFor("kvakvakva")).toEqual([id]);
	});
});

describe("indexing everything anew", () => {
	test("changes nothing that was kept up to date", async () => {
		const { db } = testShop.shop;
		const before = await state(db);
		const progress: [number, number][] = [];
		await indexAllForSearch(db, (done, total) => progress.push([done, total]));
		await indexTexts(db);
		expect(await state(db)).toEqual(before);
		const total = await countRows(testShop, "products");
		expect(progress.at(-1)).toEqual([total, total]);
	});

	test("has every product on sale in both languages, and no others", async () => {
		expect(await countRows(testShop, "product_search")).toBe(2 * (await countRows(testShop, "listed_products")));
		const { rows } = await testShop.shop.db.execute(sql`
			select s.product_id from product_search s left join listed_products l using (product_id)
			where l.product_id is null or (s.is_in_stock, s.popularity) is distinct from (l.is_in_stock, l.popularity)`);
		expect(rows).toEqual([]);
	});

	test("transactions that index the same goods at once wait for each other", async () => {
		const ids = [(await aProduct(testShop)).id, (await aProduct(testShop)).id];
		const write = (name: string, among: number[]) =>
			change(
				among,
				sql`update product_translations set name = ${name} where product_id in (
					select id from products where id = any(${sql.param(among)}::int[]) order by id for no key update)`,
			);
		await Promise.all([write("Xylokarp", ids), write("Zvurkl", ids.toReversed()), write("Xylokarp", ids)]);
		const names = await testShop.shop.db.execute<{ name: string }>(
			sql`select name from product_translations where product_id = ${ids[0]} and locale = 'cs'`,
		);
		expect(await idsFor(names.rows[0]?.name ?? "")).toEqual(ids);
	});

	test("transactions that index the same words at once do not deadlock", async () => {
		const words = Array.from(
			{ length: 5000 },
			(_, index) =>
				`slovo${String.fromCharCode(97 + (index % 26))}${index.toString(26).replace(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)] ?? "")}`,
		);
		const orders = [words, words.toReversed(), words, words.toReversed()];
		const made = await Promise.all(orders.map(() => aProduct(testShop)));
		let waiting = orders.length;
		const { promise: allAreReady, resolve: start } = Promise.withResolvers<void>();
		// Without the retry of `transaction`, so that a deadlock is seen.
		const write = (order: string[], id: number) =>
			testShop.shop.db.transaction(async (tx) => {
				await tx.execute(
					sql`update product_translations set name = ${order.join(" ")} where product_id = ${id} and locale = 'cs'`,
				);
				if (--waiting === 0) start();
				await allAreReady;
				await indexForSearch(tx, [id]);
			});
		await Promise.all(orders.map((order, index) => write(order, made[index]?.id ?? 0)));
		expect(await countRows(testShop, "search_words", "locale = 'cs' and word like 'slovo%'")).toBeGreaterThanOrEqual(
			400,
		);
	});

	test("two runs over all texts at once leave one row of each", async () => {
		const { db } = testShop.shop;
		const before = await state(db);
		await Promise.all([indexTexts(db), indexTexts(db), indexTexts(db)]);
		expect(await state(db)).toEqual(before);
	});
});
