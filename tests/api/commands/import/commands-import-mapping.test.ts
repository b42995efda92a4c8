import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
	dump,
	expectRefused,
	folder,
	rowsOf,
	shop,
	summaryOf,
	testShop,
	withCommandShop,
	writeFile,
} from "#tests/support/shop/command-shop.ts";
import { lanternFeed } from "#tests/support/shop/lantern-feed.ts";

withCommandShop();

const path = () => join(folder, "words.yaml");
const text = () => readFileSync(path(), "utf8");
const file = () => writeFile("lanterns.xml", lanternFeed());
const withMapping = (...options: string[]) => shop("import", file(), "--mapping", path(), ...options);
const edit = (...changes: [string, string][]) => {
	let edited = text();
	for (const [from, to] of changes) {
		if (!edited.includes(from)) throw new Error(`The mapping lacks ${from}`);
		edited = edited.replace(from, to);
	}
	writeFile("words.yaml", edited);
};
const NOTHING_NEW = "0 changed (0 created, 0 updated), 4 unchanged";

const categoryNames = () =>
	rowsOf<{ path: string; cs: string; en: string; parent: string | null }>(sql`
		select c.import_path as path, cs.name as cs, en.name as en, parent.key as parent from categories c
		join category_translations cs on cs.category_id = c.id and cs.locale = 'cs'
		join category_translations en on en.category_id = c.id and en.locale = 'en'
		left join categories parent on parent.id = c.parent_id
		where c.import_path is not null order by c.import_path`);
const places = () =>
	rowsOf<{ handle: string; key: string }>(sql`
		select p.import_handle as handle, c.key from products p join categories c on c.id = p.default_category_id
		where p.import_handle like 'heureka:%' order by 1`);

describe("a mapping of the file's words", () => {
	test("that does not exist is refused; a dry run writes one that says what the bare options do", async () => {
		await expectRefused(["import", file(), "--mapping", path()], 1, [
			`There is no file ${path()}. With --dry-run it is written.`,
		]);
		const { code, out } = await withMapping("--dry-run");
		expect(code).toBe(0);
		expect(out.slice(-2)).toEqual([
			`Written to the mapping ${path()}: categories: 5, properties: 3. Edit it and import with --mapping.`,
			expect.stringMatching(/^Dry run/),
		]);
		expect(
			text()
				.split("\n")
				.filter((line) => line !== "" && !line.startsWith("#")),
		).toEqual([
			"categories:",
			"  - path: Dům a zahrada # 0 products",
			"    category: new",
			"    cs: Dům a zahrada",
			"    en: Dům a zahrada",
			"  - path: Dům a zahrada | Lampiony # 2 products",
			"    category: new",
			"    cs: Lampiony",
			"    en: Lampiony",
			"    parent: Dům a zahrada",
			"  - path: Dům a zahrada | Světla # 0 products",
			"    category: new",
			"    cs: Světla",
			"    en: Světla",
			"    parent: Dům a zahrada",
			"  - path: Dům a zahrada | Světla | Řetězy # 1 product",
			"    category: new",
			"    cs: Řetězy",
			"    en: Řetězy",
			"    parent: Dům a zahrada | Světla",
			"  - path: Balónky | Fóliové balónky # 1 product",
			"    category: foliove-balonky",
			"properties:",
			"  - property: Průměr # 3 products",
			"    attribute: new",
			"    cs: Průměr",
			"    en: Průměr",
			"    filter: yes",
			"    values:",
			"      - { value: 20 cm, cs: 20 cm, en: 20 cm }",
			"      - { value: 40 cm, cs: 40 cm, en: 40 cm }",
			"  - property: Záruka # 1 product",
			"    attribute: new",
			"    cs: Záruka",
			"    en: Záruka",
			"    filter: no",
			"    values:",
			"      - { value: 2 roky, cs: 2 roky, en: 2 roky }",
			"  - property: Barva # 1 product",
			"    attribute: barva",
			"    values:",
			"      - { value: stříbrná s hvězdami, cs: stříbrná s hvězdami, en: stříbrná s hvězdami }",
		]);
	});

	test("unedited does what the bare options do", async () => {
		const bare = await shop("import", file(), "--create-categories", "--create-attributes", "--dry-run");
		const mapped = await withMapping("--dry-run");
		expect(mapped.out.filter((line) => !line.includes("The mapping"))).toEqual(bare.out);
		expect(mapped.out.at(-2)).toBe(`The mapping ${path()} says everything that the file names.`);
	});

	test("edited is done exactly, in both languages; a repeat changes nothing", async () => {
		edit(
			["    cs: Dům a zahrada\n    en: Dům a zahrada", "    cs: Zahradní slavnost\n    en: Garden party"],
			[
				"    cs: Lampiony\n    en: Lampiony\n    parent: Dům a zahrada",
				"    cs: Lucerny\n    en: Lanterns\n    parent: balonky",
			],
			[
				"Světla # 0 products\n    category: new\n    cs: Světla\n    en: Světla\n    parent: Dům a zahrada",
				"Světla # 0 products\n    category: skip",
			],
			[
				"category: new\n    cs: Řetězy\n    en: Řetězy\n    parent: Dům a zahrada | Světla",
				"category: Dům a zahrada | Lampiony",
			],
			["category: foliove-balonky", "category: skip"],
			[
				"    cs: Průměr\n    en: Průměr\n    filter: yes",
				"    cs: Velikost lampionu\n    en: Lantern size\n    filter: no",
			],
			["cs: 20 cm, en: 20 cm", "cs: malý, en: small"],
			["attribute: new\n    cs: Záruka\n    en: Záruka\n    filter: no", "attribute: skip"],
			["cs: stříbrná s hvězdami, en: stříbrná s hvězdami", "cs: stříbrná, en: silver"],
		);
		const edited = text();
		expect(summaryOf(await withMapping())).toMatch(
			/^4 changed \(4 created, 0 updated\), 0 unchanged, categories: 2 new, attributes: 1 new, new pictures/,
		);
		expect(await categoryNames()).toEqual([
			{ path: "dům a zahrada", cs: "Zahradní slavnost", en: "Garden party", parent: null },
			{ path: "dům a zahrada|lampiony", cs: "Lucerny", en: "Lanterns", parent: "balonky" },
		]);
		expect((await places()).map(({ handle, key }) => [handle, key])).toEqual([
			["heureka:B1", "import"],
			["heureka:L", "dum-a-zahrada-lampiony"],
			["heureka:M1", "dum-a-zahrada-lampiony"],
			["heureka:S1", "dum-a-zahrada-lampiony"],
		]);
		const values = await rowsOf<{ words: string }>(sql`
			select distinct a.key || ' ' || a.is_filter || ' ' || t.locale || ' ' || at.name || ': ' || t.name as words from product_attributes pa
			join products p on p.id = pa.product_id and p.import_handle like 'heureka:%'
			join attribute_values v on v.id = pa.value_id join attributes a on a.id = v.attribute_id
			join attribute_value_translations t on t.value_id = v.id
			join attribute_translations at on at.attribute_id = a.id and at.locale = t.locale order by 1`);
		expect(values.map(({ words }) => words)).toEqual([
			"barva true cs Barva: stříbrná",
			"barva true en Colour: silver",
			"prumer false cs Velikost lampionu: 40 cm",
			"prumer false cs Velikost lampionu: malý",
			"prumer false en Lantern size: 40 cm",
			"prumer false en Lantern size: small",
		]);
		const before = await dump();
		expect(summaryOf(await withMapping())).toBe(NOTHING_NEW);
		expect(await dump()).toEqual(before);
		expect(text()).toBe(edited);
	});

	test("changes the names of categories, attributes and values that the import made, and search finds them", async () => {
		edit(
			["en: Lanterns\n    parent: balonky", "en: Paper moons"],
			["en: Lantern size", "en: Diameter"],
			["cs: malý, en: small", "cs: maličký, en: tiny"],
		);
		expect(summaryOf(await withMapping())).toBe(`${NOTHING_NEW}, categories: 1 changed, attributes: 1 changed`);
		expect((await categoryNames())[1]).toMatchObject({ cs: "Lucerny", en: "Paper moons", parent: null });
		for (const q of ["paper moons", "tiny"]) {
			const { body } = await testShop.call("GET", `/catalog/products/en?q=${encodeURIComponent(q)}&per_page=48`);
			expect(
				body.products.map(({ name }: { name: string }) => name),
				q,
			).toContain("Lampion");
		}
		const top = (await testShop.call("GET", "/catalog/category/en")).body.find(
			({ name }: { name: string }) => name === "Paper moons",
		);
		expect((await testShop.call("GET", `/catalog/products/en?category=${top.id}`)).body.products).toHaveLength(3);
		const before = await dump();
		expect(summaryOf(await withMapping())).toBe(NOTHING_NEW);
		expect(await dump()).toEqual(before);
	});

	test("gets what is new in the feed by a dry run and keeps every line of the owner's; the import makes nothing that it does not say", async () => {
		edit(["categories:", "# Moje poznámka\ncategories:"]);
		const mine = text().split("\n");
		const grown = writeFile(
			"grown.xml",
			lanternFeed((item) =>
				item.id === "S1"
					? { ...item, category: "Dům a zahrada | Světla | Lampy", params: { Průměr: "60 cm", Délka: "5 m" } }
					: item,
			),
		);
		expect(summaryOf(await shop("import", grown, "--mapping", path()))).toBe(NOTHING_NEW);
		const { out } = await shop("import", grown, "--mapping", path(), "--dry-run");
		expect(out).toContain(
			`Written to the mapping ${path()}: categories: 1, properties: 1, values of properties that it had: 1. Edit it and import with --mapping.`,
		);
		const lines = text().split("\n");
		expect(mine.filter((line) => !lines.includes(line))).toEqual([]);
		expect(lines.filter((line) => !mine.includes(line))).toEqual([
			"  - path: Dům a zahrada | Světla | Lampy # 1 product",
			"    cs: Lampy",
			"    en: Lampy",
			"    parent: Dům a zahrada",
			"      - { value: 60 cm, cs: 60 cm, en: 60 cm }",
			"  - property: Délka # 1 product",
			"    cs: Délka",
			"    en: Délka",
			"      - { value: 5 m, cs: 5 m, en: 5 m }",
		]);
	});
});

describe("an invalid mapping", () => {
	const refused = (lines: string[], sentences: string[]) =>
		expectRefused(["import", file(), "--mapping", writeFile("bad.yaml", lines.join("\n"))], 1, [
			[...sentences.map((sentence) => `${join(folder, "bad.yaml")}, ${sentence}`), "Nothing was imported."].join("\n"),
		]);

	test("lines that are unknown or contradict each other are named, and nothing changes", () =>
		refused(
			[
				"categories:",
				"  - { path: A, category: nowhere }",
				"  - { path: B, category: new, cs: B, parent: C }",
				"  - { path: C, category: skip }",
				"  - { path: D, category: new, cs: D, parent: E }",
				"  - { path: E, category: new, cs: E, parent: D }",
				"  - { path: F, category: new, cs: F, parent: nikde }",
				"  - { path: f, category: skip }",
				"  - { path: G, category: H }",
				"  - { path: H, category: G }",
				"  - { path: I, category: new, cs: Stejné }",
				"  - { path: J, category: new, cs: stejné }",
				"properties:",
				"  - { property: X, attribute: neznamy }",
				"  - { property: Y, attribute: new, cs: Barva, filter: yes }",
				"  - property: Z",
				"    attribute: barva",
				"    values:",
				"      - { value: Red, cs: červená, en: red }",
				"      - { value: Rouge, cs: červená, en: rouge }",
				"      - { value: red, cs: rudá }",
			],
			[
				'line 2: category "nowhere" is neither the key of a category nor a path of this file',
				'line 3: parent "C" is skipped, so nothing can stand below it',
				'line 5: parent "E" stands below the category itself',
				'line 6: parent "D" stands below the category itself',
				'line 7: parent "nikde" is neither the key of a category nor a path of this file',
				'line 8: path "f" is on line 7 already',
				'line 9: category "H" leads back to itself',
				'line 10: category "G" leads back to itself',
				'line 12: a category "stejné" with this parent is on line 11 already',
				'line 14: attribute "neznamy" is neither the key of an attribute nor a property of this file',
				'line 15: the shop has an attribute "Barva"; its key is "barva"',
				'line 20: "červená" is "red" in English on line 19, "rouge" here',
				'line 21: value "red" is on line 19 already',
			],
		));

	test("a file that is not YAML is refused with its line", () =>
		refused(["categories:", "  - path: A: B"], ["line 2: Nested mappings are not allowed in compact mappings"]));

	test("a file in another encoding, and a path that cannot be read, are refused", async () => {
		const odd = join(folder, "windows.yaml");
		writeFileSync(odd, Buffer.from([0x23, 0xe8, 0x0a]));
		await expectRefused(["import", file(), "--mapping", odd], 1, [`${odd} is not text in UTF-8. Save it in UTF-8.`]);
		const nowhere = join(folder, "nowhere", "words.yaml");
		const { code, err } = await shop("import", file(), "--mapping", nowhere, "--dry-run");
		expect([code, err]).toEqual([1, [expect.stringContaining(`${nowhere} cannot be read`)]]);
	});
});
