import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
	expectRefused,
	productOf,
	rowsOf,
	shop,
	withCommandShop,
	writeFile,
} from "#tests/support/shop/command-shop.ts";

withCommandShop();

const csvOf = (...rows: string[]) =>
	writeFile("euro.csv", ["Handle;Title;Variant Price;Variant Compare At Price", ...rows].join("\n"));
const feedOf = (inner: string, price = "12,50") =>
	writeFile(
		"euro.xml",
		`<SHOP><SHOPITEM><ITEM_ID>EU-F</ITEM_ID><PRODUCTNAME>Sviečka</PRODUCTNAME>\n<PRICE_VAT>${price}</PRICE_VAT>${inner}</SHOPITEM></SHOP>`,
	);
const pricesOf = async (handle: string) => {
	const { price_with_tax, original_price_with_tax } = await productOf(handle);
	return [price_with_tax, original_price_with_tax];
};

describe("prices in another currency", () => {
	test("are converted to crowns at the typed rate, in whole haléře, and the command says so", async () => {
		const path = csvOf("eu-a;A;12,50 €;", "eu-b;B;0.01;9,99 EUR");
		const result = await shop("import", path, "--currency", "eur", "--rate", "24,5");
		expect(result).toMatchObject({ code: 0, err: [] });
		expect(result.out).toContain("Prices are converted from EUR at 24.5 CZK for one, rounded to haléře.");
		expect([await pricesOf("eu-a"), await pricesOf("eu-b")]).toEqual([
			[30_625, null],
			[25, 24_476],
		]);
		expect((await shop("import", path, "--currency", "EUR", "--rate", "24.50")).out.at(-1)).toBe(
			"0 changed (0 created, 0 updated), 2 unchanged",
		);
	});

	test("are converted to crowns at the shop's own rate", async () => {
		const [{ rate = "" } = {}] = await rowsOf<{ rate: string }>(
			sql`select rate::text from currencies where code = 'EUR'`,
		);
		const { out } = await shop("import", csvOf("eu-a;A;10;"), "--currency", "EUR", "--rate", "shop");
		expect(out[0]).toMatch(/^Prices are converted from EUR at 2\d[\d.]* CZK for one, rounded to haléře\.$/);
		expect(await pricesOf("eu-a")).toEqual([Math.round(1000 / Number(rate)), null]);
	});

	test("are refused with their line when no currency, or another one, was named", async () => {
		const end = "Nothing was imported. Correct the file and import it again.";
		const path = csvOf("eu-a;A;10 €;");
		await expectRefused(["import", path], 1, ['line 2: Variant Price is in another currency: "10 €"', end]);
		await expectRefused(["import", path, "--currency", "PLN", "--rate", "5.8"], 1, [
			'line 2: Variant Price is in another currency: "10 €"',
			end,
		]);
	});

	test("are refused when they are too high, or 0, in crowns", async () => {
		const typed = ["--currency", "EUR", "--rate", "24.5"];
		expect((await shop("import", csvOf("eu-c;C;500000;"), ...typed)).err[0]).toBe(
			"line 2: Variant Price is above 9999999.99 in crowns",
		);
		expect((await shop("import", csvOf("eu-c;C;0.01;"), "--currency", "HUF", "--rate", "0.06")).err[0]).toBe(
			"line 2: Variant Price is 0, so the goods would cost nothing; if that is meant, add --allow-free",
		);
	});
});

describe("a Slovak feed", () => {
	const sentence = (why: string) =>
		`line 2: ${why}, so its prices may be in euros: add --currency EUR --rate …, or --currency CZK if they are crowns`;

	test.each([
		["<CATEGORYTEXT>Heureka.sk | Párty</CATEGORYTEXT>", 'CATEGORYTEXT begins with "Heureka.sk"'],
		["<URL>https://obchod.sk/sviecka</URL>", 'URL is at "obchod.sk"'],
	])("that is recognised by %s is refused until the currency is named", async (inner, why) => {
		await expectRefused(["import", feedOf(inner)], 1, [
			sentence(why),
			"Nothing was imported. Correct the file and import it again.",
		]);
		expect((await shop("import", feedOf(inner), "--currency", "EUR", "--rate", "24", "--dry-run")).code).toBe(0);
	});

	test("is imported in euros or in crowns, as the option says", async () => {
		const path = feedOf("<URL>https://obchod.sk/sviecka</URL>");
		expect((await shop("import", path, "--currency", "EUR", "--rate", "24")).code).toBe(0);
		expect(await pricesOf("heureka:EU-F")).toEqual([30_000, null]);
		expect((await shop("import", path, "--currency", "CZK")).out[0]).toMatch(/^Left out/);
		expect(await pricesOf("heureka:EU-F")).toEqual([1250, null]);
	});
});

test.each([
	[["--currency", "XYZ"], '--currency takes one of CZK, EUR, USD, GBP, PLN, HUF, not "XYZ".'],
	[["--currency", "EUR"], "Say how many crowns one EUR costs: --rate 24.5, or --rate shop for the shop's own rate."],
	[["--rate", "24"], "--rate belongs to a --currency other than CZK."],
	[["--currency", "CZK", "--rate", "24"], "--rate belongs to a --currency other than CZK."],
	[
		["--currency", "EUR", "--rate", "0"],
		'"0" is no rate. Write how many crowns one unit costs, above zero: 24.7 or 24,7.',
	],
])("%j is not understood", async (typed, sentence) => {
	const { code, err } = await shop("import", csvOf("eu-a;A;10;"), ...typed);
	expect([code, err[0]]).toEqual([2, sentence]);
});

test("the shop's rate of an unknown currency is refused", async () => {
	await expectRefused(["import", csvOf("eu-a;A;10;"), "--currency", "HUF", "--rate", "shop"], 1, [
		"The shop has no rate of HUF, only of EUR; type it behind --rate.",
	]);
	await rowsOf(sql`delete from currencies where code <> 'CZK'`);
	await expectRefused(["import", csvOf("eu-a;A;10;"), "--currency", "EUR", "--rate", "shop"], 1, [
		"The shop has no rate of EUR; type it behind --rate.",
	]);
});
