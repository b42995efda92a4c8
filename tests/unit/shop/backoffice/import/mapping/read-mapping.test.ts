import { describe, expect, test } from "vitest";
import { eachLocale } from "#lib/domain/locale.ts";
import { readMapping } from "#lib/shop/backoffice/import/mapping/read-mapping.ts";
import { writeMapping } from "#lib/shop/backoffice/import/mapping/write-mapping.ts";

const faultsOf = (...lines: string[]) => {
	const read = readMapping(lines.join("\n"));
	return read.ok ? [] : read.faults.map(({ line, message }) => `${line}: ${message}`);
};

describe("a mapping file", () => {
	test.each([
		["nothing", ""],
		["a comment", "# later\n"],
		["empty lists", "categories:\nproperties: []\n"],
	])("of %s maps nothing", (_, file) =>
		expect(readMapping(file)).toEqual({ ok: true, value: { categories: [], properties: [] } }),
	);

	test("says what each path, property and value becomes; every word is read as text, whatever it looks like", () => {
		const file = `
categories:
  - path: " Dům |  Svíčky "
    category: new
    cs: Svíčky
  - { path: 2026, category: skip }
properties:
  - property: Velikost
    attribute: velikost
    values:
      - { value: 1.50, cs: null, en: yes }
`;
		expect(readMapping(file)).toEqual({
			ok: true,
			value: {
				categories: [
					{
						line: 3,
						path: ["Dům", "Svíčky"],
						target: { kind: "new", names: { cs: "Svíčky", en: "Svíčky" }, parent: "" },
					},
					{ line: 6, path: ["2026"], target: { kind: "skip" } },
				],
				properties: [
					{
						line: 8,
						property: "Velikost",
						target: { kind: "as", name: "velikost" },
						values: [{ line: 11, value: "1.50", names: { cs: "null", en: "yes" } }],
					},
				],
			},
		});
	});

	test("is refused with the lines of unknown fields, missing ones, and those of another target", () => {
		expect(
			faultsOf(
				"categories:",
				"  - { path: A, category: new }",
				"  - { path: B, category: balonky, cs: Balónky }",
				"  - { path: C }",
				"  - { path: '|', category: skip }",
				"  - D",
				"  - { path: E, category: skip, colour: red }",
				"properties:",
				"  - { property: X, attribute: new, cs: X }",
				"  - { property: Y, attribute: new, cs: Y, filter: maybe }",
				"  - { property: Z, attribute: barva, filter: yes }",
				"  - property: W",
				"    attribute: barva",
				"    values:",
				"      - { value: a }",
				"others: 1",
			),
		).toEqual([
			"2: cs is missing: the Czech name of what is new",
			'3: cs stands beside "new" alone, not "balonky"',
			"4: category is missing",
			"5: path is empty",
			'6: an entry of categories has fields such as "cs: …"',
			"7: there is no field colour here",
			"9: filter is missing: yes or no",
			"10: filter is yes or no",
			'11: filter stands beside "new" alone, not "barva"',
			"15: cs is missing",
			'16: only the lists "categories" and "properties" are known',
		]);
	});

	test.each([
		["a text in the place of a list", ["categories: a"], '1: categories is a list: lines that begin with "-"'],
		["no lists at all", ["a"], '1: the file has the lists "categories" and "properties"'],
		["a duplicate field", ["categories:", "  - path: A", "    path: B"], "3: Map keys must be unique"],
		["a name for another place", ["categories: &a []", "properties: *a"], "2: *names are not taken"],
		[
			"a name that is too long",
			["categories:", `  - { path: A, category: new, cs: ${"a".repeat(201)} }`],
			"2: cs has more than 200 characters",
		],
		["brackets without end", ["categories:", "[".repeat(20_000)], "1: the file is nested too deep to be a mapping"],
		[
			"two documents",
			["categories: []", "---", "properties: []"],
			'2: the file is one document, so no line of it is "---" alone',
		],
	])("is refused for %s", (_, lines, fault) => expect(faultsOf(...lines)).toEqual([fault]));

	test("gets new entries appended to what its owner wrote, and keeps the comments", () => {
		const target = { kind: "skip" } as const;
		const text = writeMapping("# Mine\r\ncategories: []\r\nproperties:\r\n  # none yet\r\n", {
			categories: [{ line: 0, path: ["Dům"], target, goods: 2 }],
			properties: [{ line: 0, property: "Barva", target, values: [], goods: 1 }],
			values: [],
		});
		expect(text?.split("\n")).toEqual([
			"# Mine",
			"categories:",
			"  - path: Dům # 2 products",
			"    category: skip",
			"properties:",
			"  # none yet",
			"  - property: Barva # 1 product",
			"    attribute: skip",
			"",
		]);
	});

	test("written values are read back the same, also words with a meaning in YAML", () => {
		const odd = ["- a: b # c", "null", "'", "{x}", "*", "1.50", "@", "a | b", "yes", "a, b"];
		const text = writeMapping(null, {
			categories: [],
			properties: [
				{
					...{
						line: 0,
						property: "Věc: #1",
						goods: 1,
						target: { kind: "new", names: { ...eachLocale(() => "#"), en: "[" }, isFilter: true },
					},
					values: odd.map((value) => ({ line: 0, value, names: eachLocale(() => value) })),
				},
			],
			values: [],
		});
		const read = readMapping(text ?? "");
		expect(read).toMatchObject({
			ok: true,
			value: { properties: [{ property: "Věc: #1", target: { names: { cs: "#", en: "[" } } }] },
		});
		expect(read.ok && read.value.properties[0]?.values.map(({ value }) => value)).toEqual(odd);
	});
});
