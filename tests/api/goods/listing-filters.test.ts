import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { relistAll } from "#lib/shop/goods/catalogue/relist.ts";
import { aCategory, aListedProduct, aVariant } from "#tests/support/goods/goods.ts";
import { list, north, onShelf, shelf, sorted, south, testShop, withShelf } from "#tests/support/shop/shelf.ts";

withShelf();

describe("a filter", () => {
	test.each([
		["price_from=20000", "BCDEF"],
		["price_from=20001", "CDEF"],
		["price_to=20000", "AB"],
		["price_to=25000", "ABC"],
		["price_from=25000&price_to=49900", "CDF"],
		["price_from=49901", "E"],
		["price_from=3&price_to=2", ""],
		["price_from=0&price_to=2147483647", "ABCDEF"],
		["brand={north}", "AB"],
		["brand={south}", "CE"],
		["brand={south},{north}", "ABCE"],
		["availability=in_stock", "ABCF"],
		["availability=temporarily_sold_out", "D"],
		["availability=sold_out", "E"],
		["availability=sold_out,temporarily_sold_out", "DE"],
		["branch=praha", "BC"],
		["branch=brno", "CF"],
		["branch=brno,praha", "BCF"],
		["label=new", "AC"],
		["label=sale", "CF"],
		["label=gift", "BC"],
		["label=gift,sale", "BCF"],
		["rating_from=5", "A"],
		["rating_from=4", "AC"],
		["rating_from=3", "ABC"],
		["rating_from=1", "ABCE"],
		["attributes=barva:cervena", "AC"],
		["attributes=barva:cervena,bila", "ACF"],
		["attributes=barva:cervena;material:latex", "A"],
		["attributes=material:folie", "C"],
		["list=sale", "CF"],
		["list=new", "AC"],
		["brand_id={southId}", "CE"],
	])("%s leaves %s", async (query, expected) => {
		const asked = query
			.replace("{northId}", String(north.id))
			.replace("{southId}", String(south.id))
			.replace("{north}", north.slug)
			.replace("{south}", south.slug);
		expect(sorted(await onShelf(asked))).toBe(expected);
		// The facets' way of listing is another statement.
		expect(sorted(await onShelf(`${asked}&facets=1`))).toBe(expected);
	});

	test.each([
		["label=new&availability=in_stock", "AC"],
		["label=new&price_from=20000", "C"],
		["branch=praha&attributes=barva:modra&label=gift", "BC"],
		["branch=praha&attributes=barva:modra&label=gift&rating_from=4", "C"],
		["branch=brno&list=sale&attributes=barva:bila", "F"],
		["availability=sold_out&branch=praha", ""],
	])("is combined with the others: %s leaves %s", async (query, expected) => {
		expect(sorted(await onShelf(query))).toBe(expected);
	});

	test("of each kind can be combined with all the others", async () => {
		const all = `price_from=20000&price_to=26000&brand=${south.slug}&availability=in_stock&branch=brno&label=sale&rating_from=4&attributes=barva:modra;material:folie`;
		expect(await onShelf(`${all}&sort=rating&facets=1`)).toBe("C");
	});

	test("narrows a search, too", async () => {
		const { products } = await list(`category=${shelf}`);
		const [first, ...others] = products;
		const code = encodeURIComponent(first?.code ?? "");
		expect((await list(`q=${code}`)).products.map(({ id }) => id)).toContain(first?.id);
		expect((await list(`q=${code}&price_from=2147483647`)).products).toEqual([]);
		expect(others.length).toBeGreaterThan(0);
	});

	test("and a category together narrow a search, facets included", async () => {
		const other = await aCategory(testShop);
		const { products } = await list(`category=${shelf}`);
		const [card] = products;
		const query = `q=${encodeURIComponent(card?.code ?? "")}`;
		expect((await list(`${query}&category=${shelf}`)).products.map(({ id }) => id)).toEqual([card?.id]);
		for (const facets of ["0", "1"]) expect((await list(`${query}&category=${other}&facets=${facets}`)).total).toBe(0);
		const onSale = card?.labels.isDiscount ? 1 : 0;
		expect((await list(`${query}&list=sale`)).products.filter(({ id }) => id === card?.id)).toHaveLength(onSale);
	});

	test.each([
		"brand=nobody",
		"brand=",
		"brand=,,",
		"brand=Amscan",
		"availability=x",
		"availability=not_active",
		"branch=x",
		"branch=praha%20",
		"label=x",
		"label=NEW",
		"attributes=nic:neco;;:",
		"attributes=barva:",
		"attributes=:cervena",
		"attributes=barva:nic",
		"attributes=barva",
		"attributes=cervena:barva",
		"attributes=__proto__:x;constructor:x;barva:__proto__",
		"nothing=1",
		"razeni=nejlevnejsi",
	])("with only unknown values is ignored: %s", async (query) => {
		expect(sorted(await onShelf(query))).toBe("ABCDEF");
		const { facets } = await list(`category=${shelf}&facets=1&${query}`);
		expect(facets).toEqual((await list(`category=${shelf}&facets=1`)).facets);
	});

	test("keeps its known values beside unknown ones", async () => {
		expect(sorted(await onShelf(`brand=nobody,${north.slug},x`))).toBe("AB");
		expect(sorted(await onShelf("availability=x,sold_out&label=new,old"))).toBe("");
		expect(sorted(await onShelf("label=x,new,%00"))).toBe("AC");
		expect(sorted(await onShelf("attributes=barva:nic,cervena;nic:x"))).toBe("AC");
	});

	test("that is repeated counts once", async () => {
		expect(sorted(await onShelf(`brand=${north.slug},${north.slug}&label=new,new`))).toBe("A");
	});

	test("by attribute takes the slugs of the language", async () => {
		expect(sorted(await onShelf("attributes=colour:red", "en"))).toBe("AC");
		expect(sorted(await onShelf("attributes=colour:red,white;material:foil", "en"))).toBe("C");
		for (const [query, locale] of [
			["attributes=barva:cervena", "en"],
			["attributes=colour:red", "cs"],
			["attributes=barva:red", "cs"],
			["attributes=barva:red", "en"],
			["attributes=colour:cervena", "cs"],
			["attributes=colour:cervena", "en"],
		] as const)
			expect(sorted(await onShelf(query, locale)), query).toBe("ABCDEF");
	});

	test("by attribute considers variants on sale, not hidden ones", async () => {
		const categoryId = await aCategory(testShop);
		const product = await aListedProduct(testShop, { categoryId });
		await aVariant(testShop, product, { values: ["barva:zelena"] });
		await aVariant(testShop, product, { values: ["barva:cerna"], isActive: false });
		const found = async (value: string) => (await list(`category=${categoryId}&attributes=barva:${value}`)).total;
		expect([await found("zelena"), await found("cerna")]).toEqual([1, 0]);
	});

	test("takes up to 20 attributes; further ones are ignored", async () => {
		const categoryId = await aCategory(testShop);
		const words = await attributesOf((await aListedProduct(testShop, { categoryId })).id, 25);
		const without = async (word: string) => {
			await testShop.shop.db.execute(sql`
				delete from product_attributes where value_id in (
					select v.id from attribute_values v join attributes a on a.id = v.attribute_id and a.key = ${word.split(":")[0]}
				)`);
			await relistAll(testShop.shop.db);
		};
		const query = `category=${categoryId}&attributes=${words.join(";")}`;
		for (const facets of ["0", "1"]) expect((await list(`${query}&facets=${facets}`)).total).toBe(1);
		await without(words[20] ?? "");
		for (const facets of ["0", "1"]) expect((await list(`${query}&facets=${facets}`)).total).toBe(1);
		await without(words[19] ?? "");
		expect((await list(query)).total).toBe(0);
		const { total, facets } = await list(`${query}&facets=1`);
		// What fails one filter alone is counted by that very one, with 0, and by no other.
		expect([total, facets?.attributes.flatMap(({ values }) => values.map(({ count }) => count))]).toEqual([
			0,
			Array(20).fill(0),
		]);
	});
});

/** Gives a product one value of each of so many new attributes; returns them as words of a query. */
async function attributesOf(productId: number, count: number): Promise<string[]> {
	const words: string[] = [];
	for (let number = 10; number < 10 + count; number++) {
		await testShop.shop.db.execute(sql`
			with a as (insert into attributes (key, position) values (${`t${number}`}, ${number}) returning id),
			at as (insert into attribute_translations (attribute_id, locale, slug, name)
				select id, l::locale, ${`t${number}`}, ${`T${number}`} from a, unnest(array['cs', 'en']) l),
			v as (insert into attribute_values (attribute_id, key) select id, 'x' from a returning id),
			vt as (insert into attribute_value_translations (value_id, locale, slug, name)
				select id, l::locale, 'x', 'x' from v, unnest(array['cs', 'en']) l)
			insert into product_attributes (product_id, value_id) select ${productId}, id from v`);
		words.push(`t${number}:x`);
	}
	await relistAll(testShop.shop.db);
	return words;
}
