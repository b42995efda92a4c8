import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { dump, rowsOf, shop, summaryOf, withCommandShop, writeFile } from "#tests/support/shop/command-shop.ts";
import { heurekaFeed } from "#tests/support/shop/lantern-feed.ts";

withCommandShop();

type Items = Parameters<typeof heurekaFeed>[0];
const run = (items: Items, ...options: string[]) =>
	shop("import", writeFile("words.xml", heurekaFeed(items)), ...options);
const mapped = (items: Items, lines: string[], ...options: string[]) =>
	run(items, "--mapping", writeFile("words.yaml", lines.join("\n")), ...options);
const item = (id: string, property: string, value: string) => ({ id, params: { [property]: value } });

/** "A balonky Barva: červená" of each product whose id begins so. */
const goods = async (prefix: string) => {
	const rows = await rowsOf<{ line: string }>(sql`
		select replace(p.import_handle, 'heureka:', '') || ' ' || c.key || coalesce(' ' ||
			string_agg(at.name || ': ' || vt.name, ', ' order by a.position, v.position), '') as line
		from products p join categories c on c.id = p.default_category_id
		left join product_attributes pa on pa.product_id = p.id
		left join attribute_values v on v.id = pa.value_id left join attributes a on a.id = v.attribute_id
		left join attribute_translations at on at.attribute_id = a.id and at.locale = 'cs'
		left join attribute_value_translations vt on vt.value_id = v.id and vt.locale = 'cs'
		where p.import_handle like ${`heureka:${prefix}%`} group by p.id, c.key order by 1`);
	return rows.map(({ line }) => line);
};

/** The same import once more must leave every row as it is. */
const expectSettled = async (again: () => ReturnType<typeof shop>) => {
	const before = await dump();
	expect(summaryOf(await again())).toMatch(/^0 changed/);
	expect(await dump()).toEqual(before);
};

describe("two properties of a file that mean one attribute", () => {
	test("share its values when one made the attribute and the mapping names its key for the other", async () => {
		await run([item("A1", "Průměr", "20 cm")], "--create-attributes");
		const again = () =>
			mapped(
				[item("A1", "Průměr", "60 cm"), item("A2", "Rozměr", "60 cm")],
				[
					"properties:",
					"  - { property: Průměr, attribute: new, cs: Průměr, filter: yes, values: [{ value: 60 cm, cs: 60 cm }] }",
					"  - { property: Rozměr, attribute: prumer, values: [{ value: 60 cm, cs: 60 cm }] }",
				],
			);
		expect((await again()).err).toEqual([]);
		expect(await goods("A")).toEqual(["A1 import Průměr: 60 cm", "A2 import Průměr: 60 cm"]);
		await expectSettled(again);
	});

	test("share its values when one is the word that made the attribute and the other its later name", async () => {
		await mapped(
			[item("B1", "Šířka", "20 cm")],
			[
				"properties:",
				"  - { property: Šířka, attribute: new, cs: Šíře, filter: yes, values: [{ value: 20 cm, cs: 20 cm }] }",
			],
		);
		const again = () => run([item("B1", "Šířka", "60 cm"), item("B2", "Šíře", "60 cm")], "--create-attributes");
		expect((await again()).err).toEqual([]);
		expect(await goods("B")).toEqual(["B1 import Šíře: 60 cm", "B2 import Šíře: 60 cm"]);
		await expectSettled(again);
	});
});

describe("a path that is written like the key of another category", () => {
	const parentOf = async (key: string) => {
		const rows = await rowsOf<{ parent: string | null }>(sql`
			select p.key as parent from categories c left join categories p on p.id = c.parent_id where c.key = ${key}`);
		return rows[0]?.parent;
	};

	test("takes no goods of that category, and none of the categories below it when the file is imported again", async () => {
		const feed = [
			{ id: "C1", category: "Témata | Halloween" },
			{ id: "C2", category: "Halloween" },
			{ id: "C3", category: "Hračky | Auta" },
			{ id: "C4", category: "Hracky | Vlaky" },
		];
		await run(feed, "--create-categories");
		const wanted = ["C1 halloween", "C2 halloween-2", "C3 hracky-auta", "C4 hracky-vlaky"];
		for (const options of [["--create-categories"], []]) {
			await expectSettled(() => run(feed, ...options));
			expect(await goods("C")).toEqual(wanted);
		}
		expect([await parentOf("hracky-auta"), await parentOf("hracky-vlaky")]).toEqual(["hracky", "hracky-2"]);
	});

	test("means the category of that key in a mapping, whatever is made beside it; a path with | in front means the path", async () => {
		const feed = [
			{ id: "D1", category: "Čarodějnice" },
			{ id: "D2", category: "advent" },
			{ id: "D3", category: "Dárky" },
			{ id: "D4", category: "Halloween" },
		];
		const lines = [
			"categories:",
			"  - { path: Čarodějnice, category: halloween }",
			"  - { path: advent, category: new, cs: Adventní čas }",
			"  - { path: Dárky, category: '| advent' }",
		];
		for (const options of [["--create-categories"], []]) {
			expect((await mapped(feed, lines, ...options)).err).toEqual([]);
			expect(await goods("D")).toEqual(["D1 halloween", "D2 advent", "D3 advent", "D4 halloween-2"]);
		}
	});
});

describe("values that exchange names", () => {
	test.each([
		["E", ["kulatý", "oblý"]],
		["F", ["oblý", "kulatý"]],
	])("goods have what their line says, whichever line comes first (%s)", async (id, order) => {
		const property = `Tvar ${id}`;
		await run([item(`${id}1`, property, "kulatý")], "--create-attributes");
		const names: Record<string, string> = { kulatý: "okrouhlý", oblý: "kulatý" };
		const again = () =>
			mapped(
				[item(`${id}1`, property, "kulatý"), item(`${id}2`, property, "oblý")],
				[
					"properties:",
					`  - { property: ${property}, attribute: new, cs: ${property}, filter: yes, values: [${order
						.map((value) => `{ value: ${value}, cs: ${names[value]} }`)
						.join(", ")}] }`,
				],
			);
		await again();
		const wanted = [`${id}1 import ${property}: okrouhlý`, `${id}2 import ${property}: kulatý`];
		expect(await goods(id)).toEqual(wanted);
		await expectSettled(again);
		expect(await goods(id)).toEqual(wanted);
	});

	test("two values that were made separately become one, and a name that one of them gives up goes to the next", async () => {
		await run([item("G1", "Odstín", "rudá"), item("G2", "Odstín", "vínová")], "--create-attributes");
		const again = () =>
			mapped(
				[item("G1", "Odstín", "rudá"), item("G2", "Odstín", "vínová"), item("G3", "Odstín", "bordó")],
				[
					"properties:",
					"  - property: Odstín",
					"    attribute: new",
					"    cs: Odstín",
					"    filter: yes",
					"    values:",
					"      - { value: bordó, cs: vínová }",
					"      - { value: rudá, cs: karmínová }",
					"      - { value: vínová, cs: karmínová }",
				],
			);
		await again();
		const wanted = ["G1 import Odstín: karmínová", "G2 import Odstín: karmínová", "G3 import Odstín: vínová"];
		expect(await goods("G")).toEqual(wanted);
		await expectSettled(again);
	});
});

describe("words that differ in diacritics alone", () => {
	test.each([
		["H", ["Délka", "Delka"]],
		["I", ["Vyska", "Výška"]],
	])("are one property, and the same file again changes nothing (%s)", async (id, [first = "", second = ""]) => {
		const feed = [item(`${id}1`, first, "5 m"), item(`${id}2`, second, "5 m")];
		await run(feed, "--create-attributes");
		const wanted = { H: "Délka", I: "Výška" }[id];
		expect(await goods(id)).toEqual([`${id}1 import ${wanted}: 5 m`, `${id}2 import ${wanted}: 5 m`]);
		for (const options of [["--create-attributes"], []]) await expectSettled(() => run(feed, ...options));
	});

	test("attributes and values of the shop that differ so stay separate, though the name of one is the address of another", async () => {
		const lines = (attribute: string, values: [string, string]) => [
			...[`  - property: ${attribute}`, "    attribute: new", `    cs: ${attribute}`, "    filter: yes", "    values:"],
			...values.map((value) => `      - { value: ${value}, cs: ${value} }`),
		];
		const feed = [item("J1", "Síla", "třpyt"), item("J2", "Sila", "trpyt"), item("J3", "Sila", "třpyt")];
		await mapped(feed, ["properties:", ...lines("Síla", ["třpyt", "trpyt"]), ...lines("Sila", ["trpyt", "třpyt"])]);
		expect(await goods("J")).toEqual(["J1 import Síla: třpyt", "J2 import Sila: trpyt", "J3 import Sila: třpyt"]);
		await expectSettled(() => run(feed));
	});
});
