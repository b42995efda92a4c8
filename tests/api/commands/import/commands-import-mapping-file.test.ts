import { lstatSync, mkdirSync, readFileSync, symlinkSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { runShopCommand } from "#lib/cli/shop-commands/commands.ts";
import { folder, rowsOf, shop, testShop, withCommandShop, writeFile } from "#tests/support/shop/command-shop.ts";
import { heurekaFeed } from "#tests/support/shop/lantern-feed.ts";

withCommandShop();

describe("the mapping file", () => {
	const feed = Array.from({ length: 7 }, (_, index) => ({ id: `F${index}`, category: `Šest | A${index}` }));
	const file = () => writeFile("feed.xml", heurekaFeed(feed));
	const mine = ["categories:", "  - { path: Šest, category: new, cs: Šest }", ""];
	const path = () => join(folder, "words.yaml");
	const read = (name: string) => readFileSync(join(folder, name), "utf8");

	test("keeps what is typed into it during a dry run; the new lines go to a file beside it", async () => {
		const typed = mine.join("\n").replace("cs: Šest", "cs: Šestka, en: Six");
		const mapping = writeFile("words.yaml", mine.join("\n"));
		const out: string[] = [];
		const code = await runShopCommand(["import", file(), "--mapping", mapping, "--dry-run"], {
			print: (line) => out.push(line),
			complain: (line) => out.push(line),
			withDatabase: (run) => {
				writeFile("words.yaml", typed);
				return run({ databaseUrl: testShop.databaseUrl, dataDir: folder, shopUrl: "https://konfety.test" });
			},
		});
		expect([code, out.at(-2)]).toEqual([
			0,
			`The mapping ${path()} was changed meanwhile and is left alone. What it had, and what the file has more, is in ${path()}.new: categories: 7, properties: 0.`,
		]);
		expect(read("words.yaml")).toBe(typed);
		expect(read("words.yaml.new")).toContain("Šest | A6");
		unlinkSync(`${path()}.new`);
	});

	test("is written to the target of a symbolic link", async () => {
		const target = writeFile("elsewhere.yaml", mine.join("\n"));
		unlinkSync(path());
		symlinkSync(target, path());
		expect((await shop("import", file(), "--mapping", path(), "--dry-run")).code).toBe(0);
		expect(lstatSync(path()).isSymbolicLink()).toBe(true);
		expect(readFileSync(target, "utf8")).toContain("Šest | A6");
		unlinkSync(path());
	});

	test("that cannot be written is reported in a sentence", async () => {
		const mapping = writeFile("words.yaml", mine.join("\n"));
		mkdirSync(`${path()}.new`);
		const { code, err } = await shop("import", file(), "--mapping", mapping, "--dry-run");
		expect([code, err]).toEqual([1, [expect.stringContaining(`${path()} cannot be written (EISDIR`)]]);
		expect(read("words.yaml")).toBe(mine.join("\n"));
	});

	test("makes no category for imported goods when all that it skips has no goods", async () => {
		const items = [{ id: "G1", category: "Balónky" }];
		const mapping = writeFile("skip.yaml", "categories:\n  - { path: Nic, category: skip }\n");
		await shop("import", writeFile("skip.xml", heurekaFeed(items)), "--mapping", mapping);
		expect(await rowsOf(sql`select id from categories where key = 'import'`)).toEqual([]);
	});

	test("is not recommended for a property that it skips, and goods keep the values that they had of it", async () => {
		const items = (kov: string) => [{ id: "H1", params: { Kov: kov, Cizí: "x" } }];
		const feed = (kov: string) => writeFile("metal.xml", heurekaFeed(items(kov)));
		await shop("import", feed("cín"), "--create-attributes");
		const mapping = writeFile(
			"metal.yaml",
			"properties:\n  - { property: Kov, attribute: skip }\n  - { property: Cizí, attribute: skip }\n",
		);
		const { out } = await shop("import", feed("měď"), "--mapping", mapping);
		expect(out).toEqual(["0 changed (0 created, 0 updated), 1 unchanged"]);
		expect(
			await rowsOf(sql`
				select t.name from product_attributes pa join products p on p.id = pa.product_id and p.import_handle = 'heureka:H1'
				join attribute_value_translations t on t.value_id = pa.value_id and t.locale = 'cs' order by 1`),
		).toEqual([{ name: "cín" }, { name: "x" }]);
	});
});
