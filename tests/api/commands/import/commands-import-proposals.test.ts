import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { folder, rowsOf, shop, summaryOf, withCommandShop, writeFile } from "#tests/support/shop/command-shop.ts";
import { heurekaFeed } from "#tests/support/shop/lantern-feed.ts";

withCommandShop();

type Items = Parameters<typeof heurekaFeed>[0];
const run = (items: Items, ...options: string[]) =>
	shop("import", writeFile("feed.xml", heurekaFeed(items)), ...options);
const writeMapping = (...lines: string[]) => writeFile("words.yaml", lines.join("\n"));
const added = (before: string[]) =>
	readFileSync(join(folder, "words.yaml"), "utf8")
		.split("\n")
		.filter((line) => line !== "" && !before.includes(line));
const placesOf = async (prefix: string) => {
	const rows = await rowsOf<{ handle: string; key: string }>(sql`
		select replace(p.import_handle, 'heureka:', '') as handle, c.key from products p
		join categories c on c.id = p.default_category_id where p.import_handle like ${`heureka:${prefix}%`} order by 1`);
	return Object.fromEntries(rows.map(({ handle, key }) => [handle, key]));
};

describe("words of a file that equal names which the owner gave to other words", () => {
	const feed: Items = [
		{ id: "A1", category: "Lanterns", params: { Diameter: "Red" } },
		{ id: "A2", category: "Lucerničky", params: { "Průměr kola": "karmínová" } },
		{ id: "A3", category: "Lucerničky | Malé", params: { Diameter: "karmínová" } },
	];
	const lines = [
		"categories:",
		"  - { path: Lanterns, category: new, cs: Lucerničky, en: Lanterns }",
		"properties:",
		"  - property: Diameter",
		"    attribute: new",
		"    cs: Průměr kola",
		"    en: Wheel",
		"    filter: no",
		"    values:",
		"      - { value: Red, cs: karmínová, en: red }",
	];

	test("are proposed as the same category or attribute, and the import does what the dry run writes", async () => {
		const mapping = writeMapping(...lines);
		expect((await run(feed, "--mapping", mapping, "--dry-run")).err).toEqual([]);
		expect(added(lines)).toEqual([
			"  - path: Lucerničky # 1 product",
			"    category: Lanterns",
			"  - path: Lucerničky | Malé # 1 product",
			"    category: new",
			"    cs: Malé",
			"    en: Malé",
			"    parent: Lanterns",
			"      - { value: karmínová, cs: karmínová, en: red }",
			"  - property: Průměr kola # 1 product",
			"    attribute: Diameter",
			"      - { value: karmínová, cs: karmínová, en: red }",
		]);
		expect((await run(feed, "--mapping", mapping)).err).toEqual([]);
		expect(await placesOf("A")).toEqual({ A1: "lanterns", A2: "lanterns", A3: "lucernicky-male" });
	});

	test("do not stop a nightly import that makes what is new", async () => {
		const nightly = ["--mapping", writeMapping(...lines), "--create-categories", "--create-attributes"];
		for (const _ of ["first", "second"]) expect((await run(feed, ...nightly)).err).toEqual([]);
	});

	test("do not stop an import when somebody gave a name twice by hand", async () => {
		const names: Items = [
			{ id: "B1", category: "Jedna", params: { Prvá: "x" } },
			{ id: "B2", category: "Druhá", params: { Druhá: "x" } },
		];
		await run(names, "--create-categories", "--create-attributes");
		await rowsOf(sql`update category_translations set name = 'Jedna' where name = 'Druhá'`);
		await rowsOf(sql`update attribute_translations set name = 'Prvá' where name = 'Druhá'`);
		const again = await run(names, "--create-categories", "--create-attributes");
		expect([again.err, summaryOf(again)]).toEqual([[], "0 changed (0 created, 0 updated), 2 unchanged"]);
	});

	test("do not make a category that would be too deep: its goods go to the category for imported goods", async () => {
		const six = (letter: string) => Array.from({ length: 6 }, (_, index) => `${letter}${index + 1}`).join(" | ");
		const deep = [
			{ id: "C1", category: six("a") },
			{ id: "C2", category: six("b") },
		];
		await run(deep, "--create-categories");
		const mapping = (parent: string) =>
			writeMapping("categories:", `  - { path: b1, category: new, cs: b1, parent: ${parent} }`);
		const refused = await run(deep, "--mapping", mapping("a1-a2-a3-a4-a5"));
		expect(refused.err[0]).toMatch(/line 2: "b6" below it is on level 11, at most 10 are shown/);
		expect((await run(deep, "--mapping", mapping("a1-a2-a3-a4"))).err).toEqual([]);
		const deeper = [...deep, { id: "C3", category: `${six("b")} | b7` }];
		const { err, out } = await run(deeper, "--create-categories");
		expect(err).toEqual([]);
		expect(out.join()).toMatch(
			/1× category whose path the shop does not have: "b1 \| b2 \| b3 \| b4 \| b5 \| b6 \| b7"/,
		);
		expect(await placesOf("C3")).toEqual({ C3: "import" });
	});
});

describe("categories that are hidden", () => {
	test("are neither made again nor emptied, and a dry run marks them", async () => {
		const feed = [
			{ id: "G1", category: "Balónky | Fóliové balónky" },
			{ id: "G2", category: "Osamělá" },
		];
		await run(feed.slice(1), "--create-categories");
		await rowsOf(sql`update categories set is_active = false where key in ('foliove-balonky', 'osamela')`);
		const { out } = await run(feed, "--create-categories", "--dry-run");
		expect(out.slice(1, 4)).toEqual([
			"  Balónky (balonky): 1",
			"    Fóliové balónky (foliove-balonky, hidden): 1",
			"  Osamělá (osamela, hidden): 1",
		]);
		await run(feed, "--create-categories");
		expect(await placesOf("G")).toEqual({ G1: "foliove-balonky", G2: "osamela" });
	});
});

describe("a path too long for an index", () => {
	test("is left out like one of too many levels, and refused in a mapping with its line", async () => {
		// What an index cannot make shorter.
		const random = (seed: string) => [...createHash("sha512").update(seed).digest()].map((byte) => byte * 71 + 0x4e00);
		const name = (index: number) =>
			String.fromCodePoint(...["a", "b", "c"].flatMap((part) => random(`${part}${index}`)));
		const path = Array.from({ length: 10 }, (_, index) => name(index)).join(" | ");
		const { err, out } = await run([{ id: "H1", category: path }], "--create-categories");
		expect([err, summaryOf({ out })]).toEqual([[], expect.stringMatching(/^1 changed/)]);
		const refused = await run(
			[{ id: "H1" }],
			"--mapping",
			writeMapping("categories:", `  - { path: "${path}", category: new, cs: Dlouhá }`),
		);
		expect(refused.err[0]).toMatch(/line 2: path is too long: it takes \d+ bytes, at most 2600 fit/);
	});
});

describe("a new category with the name of one of the shop's", () => {
	test("is refused, so that it takes none of that category's goods", async () => {
		const feed: Items = [
			{ id: "D1", category: "Balónky" },
			{ id: "D2", category: "Něco" },
		];
		const refused = await run(
			feed,
			"--mapping",
			writeMapping("categories:", "  - { path: Něco, category: new, cs: Balónky }"),
		);
		expect(refused.err[0]).toMatch(/line 2: the shop has a category "Balónky" with this parent; its key is "balonky"/);
	});
});

describe("a file with more categories than are made at once", () => {
	test("has the rest made by the next import, which does not advise options that were used", async () => {
		const feed = Array.from({ length: 1_001 }, (_, index) => ({ id: `E${index}`, category: `Kategorie ${index}` }));
		const hint = "  Categories and attributes are made by --create-categories, --create-attributes or --mapping.";
		const first = await run(feed, "--create-categories");
		expect(first.out).toContain('  1× category whose path the shop does not have: "Kategorie 1000" (line 1002)');
		expect(first.out).not.toContain(hint);
		expect((await run(feed)).out).toContain(hint);
		const second = await run(feed, "--create-categories");
		expect(summaryOf(second)).toMatch(/0 created, 1 updated\), 1000 unchanged, categories: 1 new/);
		expect(second.out.filter((line) => line.includes("does not have"))).toEqual([]);
	});
});
