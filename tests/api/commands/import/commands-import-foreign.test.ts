import { describe, expect, test } from "vitest";
import { expectRefused, productOf, shop, withCommandShop, writeFile } from "#tests/support/shop/command-shop.ts";

withCommandShop();

describe("a file as Czech programs save it", () => {
	const CSV = "Handle;Title;Variant Price\r\ncz-kun;Žluťoučký kůň;1 299,00 Kč\r\n";
	/** The letters of the text above in windows-1250. */
	const BYTES: Record<string, number> = { Ž: 0x8e, ť: 0x9d, č: 0xe8, ý: 0xfd, ů: 0xf9, ň: 0xf2 };
	const cp1250 = (text: string) => Buffer.from([...text].map((letter) => BYTES[letter] ?? letter.charCodeAt(0)));

	test("in windows-1250 is recognised, and the command says so unless the encoding was named", async () => {
		const path = writeFile("cp1250.csv", cp1250(CSV));
		expect((await shop("import", path)).out[0]).toBe(
			"The file is read as windows-1250, for it is not in UTF-8; --encoding names another one.",
		);
		expect(await productOf("cz-kun")).toMatchObject({ name: "Žluťoučký kůň", price_with_tax: 129_900 });
		expect(await shop("import", path, "--encoding", "windows-1250")).toEqual({
			code: 0,
			out: ["0 changed (0 created, 0 updated), 1 unchanged"],
			err: [],
		});
	});

	test("in windows-1250 has its categories made with the decoded names, and its prices converted", async () => {
		const file = CSV.replace("Title;", "Type;Title;").replace("kun;", "kun2;Kůň;").replace("Kč", "EUR");
		const path = writeFile("cp1250-type.csv", cp1250(file));
		const typed = [path, "--create-categories", "--currency", "EUR", "--rate", "25"];
		expect((await shop("import", ...typed, "--dry-run")).out).toContainEqual(expect.stringMatching(/Kůň/));
		expect(await shop("import", ...typed)).toMatchObject({ code: 0, err: [] });
		expect((await shop("categories", "list")).out).toContainEqual(expect.stringMatching(/Kůň/));
	});

	test("in another encoding than was named is refused, and so is an unknown encoding", async () => {
		const path = writeFile("cp1250.csv", cp1250(CSV));
		await expectRefused(["import", path, "--encoding", "utf-8"], 1, [
			"line 2: the text is not in UTF-8; save the file in UTF-8",
			"Nothing was imported. Correct the file and import it again.",
		]);
		expect((await shop("import", path, "--encoding", "cp852")).err[0]).toBe(
			'There is no encoding "cp852". Encodings: utf-8, windows-1250, iso-8859-2, utf-16le.',
		);
	});
});

describe("goods that would cost nothing", () => {
	const COLUMNS = "Handle,Title,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price";
	const FILE = [COLUMNS, "fr-a,A,,FR-A,0,", "fr-b,B,S,FR-S,10,", "fr-b,,M,FR-M,0.00,99", "fr-c,C,,FR-C,0.01,"].join(
		"\n",
	);
	const sentence = (line: number) =>
		`line ${line}: Variant Price is 0, so the goods would cost nothing; if that is meant, add --allow-free`;

	test("are refused, each line named, without --allow-free; with it the file may be imported repeatedly", async () => {
		const path = writeFile("free.csv", FILE);
		await expectRefused(["import", path], 1, [
			sentence(2),
			sentence(4),
			"Nothing was imported. Correct the file and import it again.",
		]);
		expect(await shop("import", path, "--allow-free")).toMatchObject({ code: 0, err: [] });
		expect(await productOf("fr-a")).toMatchObject({ price_with_tax: 0 });
		expect((await shop("import", path)).out.at(-1)).toBe("0 changed (0 created, 0 updated), 3 unchanged");
	});

	test("are refused in a feed, too", async () => {
		const item = "<ITEM_ID>FR-X</ITEM_ID><PRODUCTNAME>X</PRODUCTNAME>\n<PRICE_VAT>0</PRICE_VAT>";
		const path = writeFile("free.xml", `<SHOP><SHOPITEM>${item}</SHOPITEM></SHOP>`);
		expect((await shop("import", path)).err[0]).toBe(
			"line 1: PRICE_VAT is 0, so the goods would cost nothing; if that is meant, add --allow-free",
		);
		expect((await shop("import", path, "--allow-free")).code).toBe(0);
	});
});
