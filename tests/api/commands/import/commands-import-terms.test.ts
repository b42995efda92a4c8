import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { CategoryNode } from "#lib/contract/schemas/catalogue.ts";
import { buildFeeds } from "#lib/shop/telling/feeds/build-feeds.ts";
import {
	dump,
	folder,
	rowsOf,
	shop,
	summaryOf,
	tagsDuring,
	testShop,
	withCommandShop,
	writeFile,
} from "#tests/support/shop/command-shop.ts";
import { lanternFeed } from "#tests/support/shop/lantern-feed.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { openSitemapFolder } from "#tests/support/shop/sitemap-folder.ts";

withCommandShop();

const tree = async (locale: string): Promise<CategoryNode[]> =>
	(await testShop.call("GET", `/catalog/category/${locale}`)).body;
const plain = (nodes: CategoryNode[]): unknown => nodes.map(({ name, subcategories }) => [name, plain(subcategories)]);
const idOf = async (key: string) =>
	(await rowsOf<{ id: number }>(sql`select id from categories where key = ${key}`))[0]?.id;
const listing = async (key: string, locale = "cs", query = "") =>
	(await testShop.call("GET", `/catalog/products/${locale}?category=${await idOf(key)}&facets=1${query}`)).body;
const names = ({ products }: { products: { name: string }[] }) => products.map(({ name }) => name).sort();

const LAMPS = "dum-a-zahrada-lampiony";
const CHAINS = "dum-a-zahrada-svetla-retezy";
const flags = ["--create-categories", "--create-attributes"];
const file = () => writeFile("lanterns.xml", lanternFeed());

describe("import of a feed whose categories and properties the shop lacks", () => {
	test("a dry run shows the tree and the attributes that it would make, and changes nothing", async () => {
		const before = await dump();
		const { code, out } = await shop("import", file(), ...flags, "--dry-run");
		expect(code).toBe(0);
		expect(out).toEqual([
			"Categories, with the file's products in them and below:",
			"  Balónky (balonky): 1",
			"    Fóliové balónky (foliove-balonky): 1",
			"+ Dům a zahrada (dum-a-zahrada): 3",
			`+   Lampiony (${LAMPS}): 2`,
			"+   Světla (dum-a-zahrada-svetla): 1",
			`+     Řetězy (${CHAINS}): 1`,
			"Attributes, with the file's products that have them:",
			"~ Barva (barva): 1; stříbrná s hvězdami",
			"+ Průměr (prumer): 3; 20 cm, 40 cm",
			"+ Záruka (zaruka, no filter): 1; 2 roky",
			"+ L  Lampion (2 variants)",
			"+ M1  Měsíc z papíru",
			"+ S1  Světýlka na drátku",
			"+ B1  Balónek hvězdný",
			"The menu shows what the setting categoriesMenu names. New at the top and not named: dum-a-zahrada",
			expect.stringMatching(
				/^Dry run, nothing written: 4 changed \(4 created, 0 updated\), 0 unchanged, categories: 4 new, attributes: 2 new and 1 changed, new pictures: \d$/,
			),
		]);
		expect(await dump()).toEqual(before);
	});

	test("the import makes the tree at the end of the menu, and announces it with the goods", async () => {
		const menu = plain(await tree("cs"));
		const tags = await tagsDuring(async () => {
			expect(summaryOf(await shop("import", file(), ...flags))).toMatch(/^4 changed .*categories: 4 new/);
		});
		expect(tags).toEqual(["catalogue", "listings"]);
		const made = [
			"Dům a zahrada",
			[
				["Lampiony", []],
				["Světla", [["Řetězy", []]]],
			],
		];
		expect(plain(await tree("cs"))).toEqual([...(Array.isArray(menu) ? menu : []), made]);
		expect(plain((await tree("en")).slice(-1))).toEqual([made]);
		const [top] = (await tree("cs")).slice(-1);
		expect(top).toMatchObject({
			url: `/${top?.id}/dum-a-zahrada`,
			tint: expect.stringMatching(/^#/),
			image: { src: /./ },
		});
	});

	test.each(["cs", "en"])(
		"a listing in a new category has its goods, its crumbs and a facet with the values: %s",
		async (locale) => {
			const found = await listing("dum-a-zahrada", locale);
			expect(names(found)).toEqual(["Lampion", "Měsíc z papíru", "Světýlka na drátku"]);
			expect(found.facets.attributes).toEqual([
				{
					slug: "prumer",
					name: "Průměr",
					values: [
						{ slug: "20-cm", name: "20 cm", count: 2 },
						{ slug: "40-cm", name: "40 cm", count: 2 },
					],
				},
			]);
			expect(names(await listing(LAMPS, locale, "&attributes=prumer:20-cm"))).toEqual(["Lampion"]);
			const { body } = await testShop.call("GET", `/catalog/category/${locale}/${await idOf(CHAINS)}`);
			expect(body.breadcrumb.map(({ name }: { name: string }) => name)).toEqual(["Dům a zahrada", "Světla", "Řetězy"]);
		},
	);

	test("an attribute that is not a filter is shown with the goods, and an address cannot filter by it", async () => {
		const [{ id } = { id: 0 }] = await rowsOf<{ id: number }>(
			sql`select id from products where import_handle = 'heureka:L'`,
		);
		const { body } = await testShop.call("GET", `/catalog/product/cs/${id}`);
		expect(JSON.stringify(body.attributes)).toContain("2 roky");
		expect(names(await listing(LAMPS, "cs", "&attributes=zaruka:2-roky"))).toEqual(["Lampion", "Měsíc z papíru"]);
	});

	test("search, the sitemap and the feeds have the new categories and attributes at once", async () => {
		const { body } = await testShop.call("GET", "/catalog/search/cs?q=lampiony");
		expect(body.categories.map(({ name }: { name: string }) => name)).toContain("Lampiony");
		const found = await testShop.call("GET", "/catalog/products/cs?q=retezy&per_page=48");
		expect(names(found.body)).toContain("Světýlka na drátku");
		const sitemap = await openSitemapFolder(testShop);
		await sitemap.write();
		const id = await idOf(LAMPS);
		expect([...(await sitemap.entries()).keys()]).toEqual(
			expect.arrayContaining([`/${id}/lampiony`, `/en/${id}/lampiony`]),
		);
		await sitemap.remove();
		const { db, shopUrl } = testShop.shop;
		await buildFeeds({ db, shopUrl, now: testShop.shop.now(), dir: folder });
		const feed = readFileSync(join(folder, "heureka.xml"), "utf8");
		expect(feed).toMatch(/Dům a zahrada \| Lampiony/);
		expect(feed).toMatch(/<PARAM_NAME>Průměr<\/PARAM_NAME>\s*<VAL>20 cm<\/VAL>/);
	});

	test("the same feed again changes no row, with the options or without them", async () => {
		const before = await dump();
		for (const options of [flags, []]) {
			expect(summaryOf(await shop("import", file(), ...options))).toBe("0 changed (0 created, 0 updated), 4 unchanged");
		}
		expect(await dump()).toEqual(before);
	});

	test("a category that was renamed by hand still takes the goods of its path", async () => {
		await testShop.shop.db.execute(sql`
			update category_translations set name = 'Lucerny' where category_id = ${await idOf(LAMPS)} and locale = 'cs'`);
		expect(summaryOf(await shop("import", file(), ...flags))).toBe("0 changed (0 created, 0 updated), 4 unchanged");
		expect(await countRows(testShop, "categories", "key like 'dum-a-zahrada-%'")).toBe(3);
	});

	test("names that differ in case alone are one category; one name below two parents is two categories, with keys of their own", async () => {
		const path = writeFile(
			"case.xml",
			lanternFeed((item) => ({
				...item,
				group: undefined,
				id: `C-${item.id}`,
				category: { L1: "ZAHRADA | světla", L2: "Zahrada | Světla", M1: "Zahrada Světla" }[item.id] ?? "Zahrada",
				params: {},
			})),
		);
		const { out } = await shop("import", path, "--create-categories", "--dry-run");
		expect(out.slice(1, 4)).toEqual([
			"+ ZAHRADA (zahrada): 4",
			"+   světla (zahrada-svetla): 2",
			"+ Zahrada Světla (zahrada-svetla-2): 1",
		]);
	});

	test("an attribute named like a parameter of listings gets another word in addresses", async () => {
		const path = writeFile(
			"words.xml",
			lanternFeed((item) => ({
				...item,
				group: undefined,
				id: `W-${item.id}`,
				params: { Varianta: item.id, Strana: "levá" },
			})),
		);
		await shop("import", path, "--create-attributes");
		expect(
			await rowsOf(
				sql`select slug from attribute_translations where name in ('Varianta', 'Strana') and locale = 'cs' order by 1`,
			),
		).toEqual([{ slug: "strana-2" }, { slug: "varianta-2" }]);
	});

	test("a broken line, and a failure after the tree was made, leave no category behind", async () => {
		const before = await dump();
		const broken = lanternFeed((item) => ({
			...item,
			id: item.id === "B1" ? "B 1" : `X${item.id}`,
			category: "Jinde",
		}));
		expect((await shop("import", writeFile("broken.xml", broken), ...flags)).code).toBe(1);
		expect(await dump()).toEqual(before);
	});

	test("one category for all goods and making categories cannot be asked for together", async () => {
		const { code, err } = await shop("import", file(), "--category", "balonky", "--create-categories");
		expect([code, err[0]]).toEqual([2, "--category puts all goods into one, so there are none to make or to map."]);
	});
});

describe("import of a Shopify file whose categories and options the shop lacks", () => {
	const HEAD =
		"Handle,Title,Product Category,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price";
	const csv = [
		HEAD,
		"shirt,Shirt,Apparel > Shirts,Tops,sale,Size,S,Colour,red,100",
		"shirt,,,,,,M,,red,100",
		"hat,Hat,,Hats,sale,Title,Default Title,,,50",
		'cap,Cap,,,"new, sale",Size,S,,,50',
		"mug,Mug,,,kitchen,Size,M,,,50",
	].join("\n");

	test("Product Category is a path, else Type, else a lone tag; options are attributes, each variant with its own", async () => {
		const { out } = await shop("import", writeFile("shop.csv", csv), ...flags);
		expect(out.filter((line) => /× (Type|Tags|category)/.test(line))).toEqual([
			'  3× Tags: "sale" (line 2), "new, sale" (line 5), …',
			'  1× Type: "Tops" (line 2)',
		]);
		const rows = await rowsOf<{ handle: string; category: string }>(sql`
			select p.import_handle as handle, c.import_path as category from products p join categories c on c.id = p.default_category_id
			where p.import_handle in ('shirt', 'hat', 'cap', 'mug') order by 1`);
		expect(rows.map(({ handle, category }) => [handle, category])).toEqual([
			["cap", null],
			["hat", "hats"],
			["mug", "kitchen"],
			["shirt", "apparel|shirts"],
		]);
		const values = await rowsOf<{ value: string; variant: string | null }>(sql`
			select t.name as value, vt.name as variant from product_attributes pa
			join products p on p.id = pa.product_id and p.import_handle = 'shirt'
			join attribute_value_translations t on t.value_id = pa.value_id and t.locale = 'cs'
			left join variant_translations vt on vt.variant_id = pa.variant_id and vt.locale = 'cs' order by 1`);
		expect(values.map(({ value, variant }) => [value, variant])).toEqual([
			["M", "M / red"],
			["red", null],
			["S", "S / red"],
		]);
		expect(
			await rowsOf(
				sql`select key, is_filter from attributes where import_name in ('size', 'colour', 'title') order by 1`,
			),
		).toEqual([
			{ key: "colour", is_filter: false },
			{ key: "size", is_filter: true },
		]);
		expect(summaryOf(await shop("import", writeFile("shop.csv", csv), ...flags))).toBe(
			"0 changed (0 created, 0 updated), 4 unchanged",
		);
	});
});

describe("categories list", () => {
	test("marks hidden categories, and shows each category below its parent", async () => {
		await testShop.shop.db.execute(sql`update categories set is_active = false where key = ${LAMPS}`);
		const { code, out } = await shop("categories", "list");
		expect(code).toBe(0);
		const from = out.findIndex((line) => line.startsWith("Dům a zahrada "));
		expect(out.slice(from, from + 3).map((line) => line.split(/ {2,}/))).toEqual([
			["Dům a zahrada", "Dům a zahrada", "dum-a-zahrada", "7"],
			["", "Lucerny", "Lampiony", LAMPS, "5", "hidden"],
			["", "Světla", "Světla", "dum-a-zahrada-svetla", "2"],
		]);
		expect((await shop("categories", "list", "balonky")).code).toBe(2);
	});
});
