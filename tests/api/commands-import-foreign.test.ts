import { describe, expect, test } from "vitest";
import { expectRefused, productOf, shop, withCommandShop, writeFile } from "#tests/support/command-shop.ts";

withCommandShop();

describe("a file as Czech programs save it", () => {
	const CSV = "Handle;Title;Variant Price\r\ncz-kun;Žluťoučký kůň;1 299,00 Kč\r\n";
	/** The letters of the text above in windows-1250. */
	const BYTES: Record<string, number> = { Ž: 0x8e, ť: 0x9d, č: 0xe8, ý: 0xfd, ů: 0xf9, ň: 0xf2 };
	const cp1250 = (text: string) => Buffer.from([...text].map((letter) => BYTES[letter] ?? letter.charCodeAt(0)));

	test("windows-1250 is recognised and said, unless it is named", async () => {
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

	test("a file in another encoding than was named, and a name of none, are refused", async () => {
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
