import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
	dump,
	expectRefused,
	productOf,
	rowsOf,
	shop,
	tagsDuring,
	testShop,
	withCommandShop,
	writeFile,
} from "#tests/support/shop/command-shop.ts";

withCommandShop();

const COLUMNS = "Handle,Title,Body (HTML),Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Image Src";
const fileOf = (...rows: string[]) => writeFile("language.csv", [COLUMNS, ...rows].join("\n"));
const CZECH = [
	"lg-lampion,Papírový lampion,Svítí v noci,Malý,LG-S,100,5,https://pictures.example/l.jpg",
	"lg-lampion,,,Velký,LG-L,150,5,",
	"lg-klobouk,Slaměný klobouk,Na léto,Černý,,80,3,",
	"lg-klobouk,,,Bílý,,90,3,",
];
const ENGLISH = [
	"lg-lampion,Paper lantern,Shines at night,Small,LG-S,4.90,99,https://pictures.example/other.jpg",
	"lg-lampion,,,Large,LG-L,5.90,99,",
	"lg-klobouk,Straw hat,For summer,Black,,3.90,99,",
	"lg-klobouk,,,White,,3.90,99,",
];

type Variant = { name: string };
const textsOf = async (handle: string, locale: string) => {
	const { name, slug, description, variants } = await productOf(handle, locale);
	return [name, slug, description, ...variants.map((variant: Variant) => variant.name)];
};
const found = async (q: string, locale: string) => {
	const { body } = await testShop.call("GET", `/catalog/products/${locale}?${new URLSearchParams({ q })}`);
	return body.products.map(({ name }: { name: string }) => name);
};
/** Everything but texts and what is made of them. */
async function restOfShop() {
	const { "public.product_translations": _a, "public.variant_translations": _b, ...rest } = await dump();
	const { "public.product_search": _c, "public.products": _d, "public.listed_products": _e, ...others } = rest;
	return others;
}
const ONLY_TEXTS = "Names and descriptions in English were taken; the rest of the file was left alone.";

describe("texts of two languages in two files", () => {
	test("the first file gives both languages its texts", async () => {
		expect((await shop("import", fileOf(...CZECH), "--language", "cs")).code).toBe(0);
		const texts = ["Papírový lampion", "papirovy-lampion", "Svítí v noci", "Malý", "Velký"];
		expect(await textsOf("lg-lampion", "cs")).toEqual(texts);
		expect(await textsOf("lg-lampion", "en")).toEqual(texts);
	});

	test("the English file sets English names, descriptions and variants alone, and search finds them", async () => {
		const before = await restOfShop();
		const tags = await tagsDuring(async () => {
			expect((await shop("import", fileOf(...ENGLISH), "--language", "en")).out.slice(-2)).toEqual([
				ONLY_TEXTS,
				"2 changed (0 created, 2 updated), 0 unchanged",
			]);
		});
		expect(tags).toEqual(["catalogue", "listings"]);
		expect(await textsOf("lg-lampion", "en")).toEqual([
			"Paper lantern",
			"paper-lantern",
			"Shines at night",
			"Small",
			"Large",
		]);
		// Without SKUs variants are taken in their order.
		expect(await textsOf("lg-klobouk", "en")).toEqual(["Straw hat", "straw-hat", "For summer", "Black", "White"]);
		expect(await textsOf("lg-lampion", "cs")).toEqual([
			"Papírový lampion",
			"papirovy-lampion",
			"Svítí v noci",
			"Malý",
			"Velký",
		]);
		expect(await restOfShop()).toEqual(before);
		expect((await found("straw hat", "en"))[0]).toBe("Straw hat");
		expect((await found("slaměný klobouk", "cs"))[0]).toBe("Slaměný klobouk");
	});

	test("either file again changes nothing, and a Czech change leaves the English texts", async () => {
		const before = await dump();
		for (const [rows, language] of [
			[ENGLISH, "en"],
			[CZECH, "cs"],
		] as const) {
			expect((await shop("import", fileOf(...rows), "--language", language)).out.at(-1)).toBe(
				"0 changed (0 created, 0 updated), 2 unchanged",
			);
		}
		expect(await dump()).toEqual(before);
		const changed = CZECH.map((row) => row.replace("Papírový", "Hedvábný").replace("Malý", "Maličký"));
		expect((await shop("import", fileOf(...changed), "--language", "cs", "--dry-run")).out.slice(0, 3)).toEqual([
			"~ LG-LAMPION  Hedvábný lampion",
			"    name: Papírový lampion → Hedvábný lampion",
			"    name of LG-S: Malý → Maličký",
		]);
		await shop("import", fileOf(...changed), "--language", "cs");
		expect((await textsOf("lg-lampion", "cs"))[3]).toBe("Maličký");
		expect((await textsOf("lg-lampion", "en"))[3]).toBe("Small");
	});

	test("goods and variants that the shop does not have are left out and named", async () => {
		const before = await dump();
		const rows = [
			"lg-none,Nothing,,,,1,,",
			"lg-lampion,Paper lantern,Shines at night,Small,LG-S,1,,",
			"lg-lampion,,,Huge,LG-XL,1,,",
		];
		const { out } = await shop("import", fileOf(...rows), "--language", "en");
		expect(out.slice(-5)).toEqual([
			"Left out or assumed, for the shop has no counterpart:",
			"  1× goods that the shop does not have: Nothing (line 2)",
			"  1× variant that its goods do not have: Huge (line 4)",
			ONLY_TEXTS,
			"0 changed (0 created, 0 updated), 1 unchanged",
		]);
		expect(await dump()).toEqual(before);
	});

	test("a feed of items that make one product is matched by its codes", async () => {
		const feed = (names: string[]) =>
			writeFile(
				"language.xml",
				`<SHOP>${names.map((name, index) => `<SHOPITEM><ITEM_ID>LGF-${index}</ITEM_ID><ITEMGROUP_ID>LGF</ITEMGROUP_ID><PRODUCTNAME>${name}</PRODUCTNAME><PRICE_VAT>${10 + index}</PRICE_VAT><IMGURL>https://pictures.example/lgf-${name.length}.jpg</IMGURL><PARAM><PARAM_NAME>Neznámé</PARAM_NAME><VAL>${name}</VAL></PARAM></SHOPITEM>`).join("\n")}</SHOP>`,
			);
		await shop("import", feed(["Svíčka malá", "Svíčka velká"]));
		const pictures = async () =>
			(await productOf("heureka:LGF")).images.map(({ src }: { src: string }) => src.replace(/\?.*/, ""));
		const before = await pictures();
		const { out } = await shop("import", feed(["Candle small", "Candle large"]), "--language", "en");
		expect(await pictures()).toEqual(before);
		expect(out).toEqual([ONLY_TEXTS, "1 changed (0 created, 1 updated), 0 unchanged"]);
		expect(await textsOf("heureka:LGF", "en")).toEqual(["Candle", "candle", "", "Candle small", "Candle large"]);
		expect((await textsOf("heureka:LGF", "cs"))[0]).toBe("Svíčka");
		expect(await rowsOf(sql`select net_price from variants where code = 'LGF-1'`)).toEqual([{ net_price: "9.0909" }]);
	});

	test.each([
		[
			"a price in another currency",
			"lg-klobouk,Straw hat,For summer,Black,,4.10 €,99,",
			"lg-klobouk,,,White,,4.10 €,99,",
		],
		["one that may mean two", 'lg-klobouk,Straw hat,For summer,Black,,"1,299",99,', "lg-klobouk,,,White,,3.90,99,"],
		["none", "lg-klobouk,Straw hat,For summer,Black,BLACK,,99,", "lg-klobouk,,,White,WHITE,,99,"],
		[
			"pieces and a picture that are none",
			"lg-klobouk,Straw hat,For summer,Black,,3,many,no",
			"lg-klobouk,,,White,,3,?,no",
		],
	])("what a file of texts does not use is not refused: %s", async (_, ...rows) => {
		const { code, err, out } = await shop("import", fileOf(...rows), "--language", "en");
		expect([code, err, out.slice(0, -2)]).toEqual([0, [], []]);
	});

	test("what a feed of texts does not use is not refused: prices, addresses and codes", async () => {
		const item = (language: string, name: string, rest: string) =>
			writeFile(
				`${language}.xml`,
				`<SHOP><SHOPITEM><ITEM_ID>LGX</ITEM_ID><PRODUCTNAME>${name}</PRODUCTNAME>${rest}</SHOPITEM></SHOP>`,
			);
		await shop("import", item("cs", "Věc", "<PRICE_VAT>9</PRICE_VAT>"), "--language", "cs");
		const rest = "<PRICE_VAT>€ 4</PRICE_VAT><VAT>?</VAT><EAN>1</EAN><IMGURL>x</IMGURL><URL>https://obchod.sk/x</URL>";
		for (const odd of ["", rest]) {
			const { err, out } = await shop("import", item("en", "Thing", odd), "--language", "en");
			expect([err, out.slice(0, -2)]).toEqual([[], []]);
		}
		expect((await textsOf("heureka:LGX", "en"))[0]).toBe("Thing");
	});

	test("an unknown language, and options that are not about texts, are refused", async () => {
		const path = fileOf(...ENGLISH);
		const usage = expect.stringMatching(/^Usage: npm run shop -- import /);
		for (const [typed, sentence] of [
			[["--language", "de"], '--language takes cs or en, not "de".'],
			[["--language", "en", "--set-stock"], "--language en takes texts alone, so there is nothing for --set-stock."],
			[
				["--language", "en", "--category", "balonky"],
				"--language en takes texts alone, so there is nothing for --category.",
			],
		] as const) {
			await expectRefused(["import", path, ...typed], 2, [sentence, usage]);
		}
	});
});
