import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Listing, listing } from "#lib/contract/schemas/listing.ts";
import { findProducts } from "#lib/shop/goods/search-index/find-products.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const asked = (q: string) => new URLSearchParams({ q });

async function find(q: string, locale = "cs"): Promise<Listing> {
	const { status, body } = await testShop.call("GET", `/catalog/products/${locale}?${asked(q)}&per_page=48`);
	expect(status, q).toBe(200);
	return listing.parse(body);
}
const namesOf = ({ products }: Listing) => products.map(({ name }) => name);
const firstOf = async (q: string, count: number, locale = "cs") => namesOf(await find(q, locale)).slice(0, count);

describe("what a search finds first", () => {
	test.each(["balonky", "balónky", "BALÓNKY", "balónek", "balónků", "baloky", "balonk", "balónly", "blaónky"])(
		"%s finds the balloons",
		async (q) => {
			const found = namesOf(await find(q));
			expect(found.length).toBe(48);
			for (const name of found.slice(0, 24)) expect(name).toMatch(/balón/i);
			expect(found).toEqual(namesOf(await find("balónky")));
		},
	);

	test.each([
		["kostým piráta", /kostým .*pirát/i],
		["pirátský kostým", /kostým .*pirát/i],
		["kostýmy pirátů", /kostým .*pirát/i],
		["svíčky", /svíčk/i],
		["svíce", /svíčk/i],
		["svicky", /svíčk/i],
		["dort svíčky", /(svíčk|fontán).* dort/i],
		["ubrouski", /ubrousky/i],
		["talíř", /talíř/i],
		["talire", /talíř/i],
		["kelímek", /kelímk/i],
		["kelimky", /kelímk/i],
		["girlandy zlaté", /girland.*zlat/i],
		["zlatá girlanda", /girland.*zlat/i],
		["jednorozec", /jednorož/i],
		["jednorožci", /jednorož/i],
		["pumpička", /pumpička/i],
		["kostum princezna", /kostým.*princezn/i],
	])("%s", async (q, expected) => {
		expect(await firstOf(q, 1)).toEqual([expect.stringMatching(expected)]);
	});

	test.each(["číslo 30", "cislo 30", "fóliové číslo 45"])(
		"%s finds the numbers that are sold by the digit",
		async (q) => {
			expect(await firstOf(q, 6)).toContain("Fóliové číslo 86\u00a0cm zlaté");
		},
	);

	test.each(["balonky 30", "balónky 30 let", "balónky k 30. narozeninám"])(
		"%s finds numbers by the digit before balloons of that size",
		async (q) => {
			const found = await firstOf(q, 24);
			expect(found[0]).toMatch(/číslo/);
			const sized = found.findIndex((name) => /30\u00a0cm/.test(name));
			expect(sized === -1 || found.slice(sized).every((name) => !/^Fóliové číslo/.test(name))).toBe(true);
		},
	);

	test("balónky 30 cm finds balloons of that size", async () => {
		expect(await firstOf("balónky 30 cm", 1)).toEqual([expect.stringMatching(/30\u00a0cm/)]);
	});

	test.each([
		["cs", "unicorn", "jednorožec"],
		["cs", "unicorns", "jednorožec"],
		["cs", "candles", "svíčky"],
		["cs", "slámky", "brčka"],
		["en", "jednorožec", "unicorn"],
		["en", "balónky", "balloons"],
		["en", "svíčka", "candle"],
	])("%s: %s finds what is found by %s", async (locale, typed, called) => {
		const found = await find(typed, locale);
		expect(found.corrected).toBeNull();
		expect(namesOf(found).slice(0, 3)).toEqual(await firstOf(called, 3, locale));
	});

	test("goods that are the searched thing come before goods that are for it", async () => {
		const found = namesOf(await find("balónky"));
		const pump = namesOf(await find("pumpička na balónky"));
		expect(pump[0]).toMatch(/pumpička na balónky/i);
		expect(found).not.toContain(pump[0]);
	});

	test("the order of the words and small words between them do not matter", async () => {
		const plain = namesOf(await find("svíčky dort"));
		for (const q of ["dort svíčky", "svíčky na dort", "na dort svíčky", "SVÍČKY, dort!"])
			expect(namesOf(await find(q)), q).toEqual(plain);
	});

	test("the number in a variant's name counts", async () => {
		const [first] = await firstOf("cislo 5", 1);
		expect(first).toMatch(/číslo/i);
		expect((await find("čísla")).total).toBeGreaterThan(3);
	});

	test("English goods are found by English words", async () => {
		for (const q of ["balloons", "balloon", "BALLOONS", "baloons"]) {
			for (const name of await firstOf(q, 24, "en")) expect(name, q).toMatch(/balloon/i);
		}
		expect(await firstOf("pirate costumes", 1, "en")).toEqual([expect.stringMatching(/pirate/i)]);
	});
});

describe("codes", () => {
	const goodsWith = async (q: string) => (await find(q)).products.map(({ code }) => code);

	test.each(["BL-1001", "bl-1001", "BL1001", "bl 1001", " bl1001 "])(
		"%j finds the product with this code",
		async (q) => {
			expect(await goodsWith(q)).toEqual(["BL-1001"]);
		},
	);

	test("the beginning of a code finds all codes that begin so", async () => {
		const codes = await goodsWith("bl100");
		expect(codes.length).toBeGreaterThan(3);
		for (const code of codes) expect(code).toMatch(/^BL-100/);
	});

	test("a variant's code and an EAN find their product", async () => {
		const { rows } = await testShop.shop.db.execute<{ code: string; ean: string; product: string }>(sql`
			select v.code, v.ean, p.code as product from variants v join products p on p.id = v.product_id
			where v.is_active and v.code <> p.code order by v.id limit 3`);
		expect(rows).toHaveLength(3);
		for (const { code, ean, product } of rows) {
			expect((await goodsWith(code))[0], code).toBe(product);
			expect(await goodsWith(ean), ean).toEqual([product]);
			expect(await goodsWith(`${ean.slice(0, 1)} ${ean.slice(1, 7)} ${ean.slice(7)}`), ean).toEqual([product]);
		}
	});
});

describe("misspelt and unknown words", () => {
	test("the reply says how the query was understood", async () => {
		expect((await find("baloky")).corrected).toBe("balonky");
		expect((await find("dětský kostýn")).corrected).toBe("detsky kostym");
		expect((await find("balónky")).corrected).toBeNull();
	});

	test("two wrong letters are not a misspelling when one of them is the first: doprava does not find výprava", async () => {
		expect(await find("doprava")).toMatchObject({ products: [], corrected: null });
		expect((await find("vyprva")).corrected).toBe("vyprava");
	});

	test("a word that resembles nothing is left out", async () => {
		const found = await find("balónky zlaté qwertyuiop");
		expect(namesOf(found)).toEqual(namesOf(await find("balónky zlaté")));
		expect(found.corrected).toBeNull();
	});

	test("when no goods have all the words, goods with some of them are found, those with more first", async () => {
		const found = await find("helium kostým pirát");
		expect(found.total).toBeGreaterThan(0);
		expect(namesOf(found)[0]).toMatch(/kostým .*pirát/i);
	});

	test.each(["qwertyuiop", "!?!", "😀", "–", "", "   "])("%j finds nothing", async (q) => {
		expect(await find(q)).toMatchObject({ products: [], total: 0, is_cut: false, corrected: null });
	});
});

describe("order and number", () => {
	test("goods equally relevant are in stock first, then best-selling", async () => {
		const { rows } = await testShop.shop.db.execute<{ id: number; in_stock: boolean; popularity: number }>(sql`
			select product_id as id, is_in_stock as in_stock, popularity from product_search where locale = 'cs'`);
		const facts = new Map(rows.map((row) => [row.id, row]));
		const { ids } = await findProducts(testShop.shop.db, "cs", "kostým", 2400);
		const heads = ids.filter((_, index) => index < 40).map((id) => facts.get(id));
		const keys = heads.map((one) => (one?.in_stock ? 1000 : 0) + (one?.popularity ?? 0));
		expect(keys).toEqual(keys.toSorted((a, b) => b - a));
	});

	test("finds at most as many as asked for, and says whether there are more", async () => {
		const all = await findProducts(testShop.shop.db, "cs", "balónky", 2400);
		expect(all).toMatchObject({ isCut: false, corrected: null });
		expect(new Set(all.ids).size).toBe(all.ids.length);
		const few = await findProducts(testShop.shop.db, "cs", "balónky", 10);
		expect(few).toEqual({ ids: all.ids.slice(0, 10), isCut: true, corrected: null });
		const exactly = await findProducts(testShop.shop.db, "cs", "balónky", all.ids.length);
		expect(exactly).toEqual(all);
	});
});
