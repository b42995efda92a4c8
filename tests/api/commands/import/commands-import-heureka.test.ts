import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { aProduct } from "#tests/support/shop/builders.ts";
import {
	changedFile,
	dump,
	expectRefused,
	HEUREKA,
	HEUREKA_BROKEN,
	productOf,
	rowsOf,
	shop,
	summaryOf,
	tagsDuring,
	testShop,
	withCommandShop,
	writeFile,
} from "#tests/support/shop/command-shop.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";

withCommandShop();

const NOTHING = "Nothing was imported. Correct the file and import it again.";

/** A feed of items; each is its ITEM_ID, its elements behind that, and a line of its own. */
const feedOf = (...items: string[]) =>
	`<SHOP>\n${items.map((item) => `<SHOPITEM><ITEM_ID>${item}</SHOPITEM>`).join("\n")}\n</SHOP>`;
const item = (id: string, name: string, rest = "") =>
	`${id}</ITEM_ID><PRODUCTNAME>${name}</PRODUCTNAME><PRICE_VAT>10</PRICE_VAT>${rest}`;

type CodeRow = { code: string; name: string; is_active: boolean };
const variantsOf = (handle: string) =>
	rowsOf<CodeRow>(sql`
		select v.code, t.name, v.is_active from variants v join products p on p.id = v.product_id
		join variant_translations t on t.variant_id = v.id and t.locale = 'cs'
		where p.import_handle = ${handle} order by v.position, v.id`);

describe("import of a Heureka feed", () => {
	test("broken items are named by their lines, also those that share an ITEM_ID, and nothing changes", () =>
		expectRefused(["import", HEUREKA_BROKEN], 1, [
			'line 4: ITEM_ID has more than 36 characters or others than a–z, A–Z, 0–9, "_" and "-": "HB 1"',
			'line 6: PRICE_VAT is not a number: "abc"',
			"line 8: PRODUCTNAME is missing: the name of the goods",
			"line 11: PRICE_VAT is there twice, line 10 has one already",
			'line 12: IMGURL is not an http or https address: "ftp://feed.example/a.jpg"',
			'line 19: ITEM_ID "HB-3" is that of the item or of the ITEMGROUP_ID on line 14 already',
			NOTHING,
		]));

	test("a feed that is cut off names the line, and nothing of it is imported", async () => {
		const text = readFileSync(HEUREKA, "utf8");
		const cut = text.slice(0, text.indexOf("<PARAM><PARAM_NAME>Doba"));
		await expectRefused(["import", writeFile("cut.xml", cut)], 1, [
			"line 34: the file ends before </SHOPITEM>; it is cut off",
			NOTHING,
		]);
	});

	test("a dry run says what it would do and what has no counterpart, and changes nothing", async () => {
		const before = await dump();
		const { code, out, err } = await shop("import", HEUREKA, "--dry-run");
		expect({ code, err }).toEqual({ code: 0, err: [] });
		expect(out).toEqual([
			"+ HF-STAR  Balónek hvězda 45 cm (2 variants)",
			"+ HF-CANDLE  Svíčka „Sto let“",
			"+ LAMPION-ZE-STAREHO-FEEDU  Lampion ze starého feedu",
			"Left out or assumed, for the shop has no counterpart:",
			'  4× URL (the shop has its own): "https://feed.example/hvezda?v=zlata&x=1" (line 9), "https://feed.example/svicka" (line 27), "https://feed.example/hvezda?v=ruzova" (line 41), "http://feed.example/lampion bílý" (line 53)',
			'  3× DELIVERY_DATE (says no number of pieces): "0" (line 19), "2026-12-24" (line 32), …',
			'  1× DELIVERY (the shop has its own): "PPL, 99" (line 33)',
			'  1× HEUREKA_CPC: "5,50" (line 35)',
			'  1× EAN that is not valid: "1234567890123" (line 31)',
			'  1× category whose path the shop does not have: "Dům a zahrada | Svíčky" (line 30)',
			'  1× property that is no attribute: "Doba hoření: 3 h" (line 34)',
			'  1× ITEM_ID missing; the item is known by its URL: "http://feed.example/lampion%20b%C3%ADl%C3%BD" (line 51)',
			"  1× VAT rate that does not hold today, left out: 20 % (line 51)",
			"  Categories and attributes are made by --create-categories, --create-attributes or --mapping.",
			"Dry run, nothing written: 3 changed (3 created, 0 updated), 0 unchanged, new pictures: 5",
		]);
		expect(await dump()).toEqual(before);
	});

	test("items of a group are variants of one product, wherever they stand, in the category of the same name", async () => {
		const jobs = () => countRows(testShop, "pgboss.job", "name = 'media.make'");
		const jobsBefore = await jobs();
		const tags = await tagsDuring(async () => {
			expect(summaryOf(await shop("import", HEUREKA))).toBe(
				"3 changed (3 created, 0 updated), 0 unchanged, new pictures: 5",
			);
		});
		expect(tags).toEqual(["catalogue", "listings"]);
		expect(await jobs()).toBe(jobsBefore + 1);
		const star = await productOf("heureka:HF-STAR");
		expect(star).toMatchObject({
			code: "HF-STAR",
			name: "Balónek hvězda 45 cm",
			description: "Fóliový balónek hvězda & stuha.\n\nPlní se i héliem.",
			brand: { name: "Nafukovadla" },
			tax_rate: { rate: 21 },
		});
		expect(star.images).toHaveLength(3);
		expect(
			star.variants.map(({ name, code, price_with_tax, warehouse }: Record<string, unknown>) => [
				name,
				code,
				price_with_tax,
				warehouse,
			]),
		).toEqual([
			["zlatá", "HF-STAR-GOLD", 4990, 0],
			["růžová", "HF-STAR-ROSE", 5900, 0],
		]);
		expect(star.variants.map(({ image }: { image: { src: string } }) => image.src)).toEqual([
			star.images[0].src,
			star.images[2].src,
		]);
		const [place] = await rowsOf<{ path: string }>(sql`
			select string_agg(t.name, ' | ' order by c.parent_id nulls first) as path from products p
			join categories leaf on leaf.id = p.default_category_id
			join categories c on c.id in (leaf.id, leaf.parent_id)
			join category_translations t on t.category_id = c.id and t.locale = 'cs'
			where p.import_handle = 'heureka:HF-STAR'`);
		expect(place?.path).toBe("Balónky | Fóliové balónky");
	});

	test("properties become attributes: of the product when all variants have them, else of the variant", async () => {
		const rows = await rowsOf<{ value: string; code: string | null }>(sql`
			select at.name || ': ' || vt.name as value, v.code from product_attributes pa
			join products p on p.id = pa.product_id and p.import_handle = 'heureka:HF-STAR'
			left join variants v on v.id = pa.variant_id
			join attribute_values av on av.id = pa.value_id
			join attribute_translations at on at.attribute_id = av.attribute_id and at.locale = 'cs'
			join attribute_value_translations vt on vt.value_id = av.id and vt.locale = 'cs' order by 1`);
		expect(rows).toEqual([
			{ value: "Barva: růžová", code: "HF-STAR-ROSE" },
			{ value: "Barva: zlatá", code: "HF-STAR-GOLD" },
			{ value: "Materiál: fólie", code: null },
		]);
	});

	test("prices become net at the item's rate; items with an invalid rate are left out; the manufacturer becomes the brand", async () => {
		const prices = await rowsOf(sql`
			select v.code, v.net_price, vat.percent from variants v join products p on p.id = v.product_id
			join vat_rates vat on vat.id = p.vat_rate_id where p.import_handle like 'heureka:%' order by v.code`);
		expect(prices).toEqual([
			{ code: "HF-CANDLE", net_price: "1151.7857", percent: "12.00" },
			{ code: "HF-STAR-GOLD", net_price: "41.2397", percent: "21.00" },
			{ code: "HF-STAR-ROSE", net_price: "48.7603", percent: "21.00" },
			{ code: "LAMPION-ZE-STAREHO-FEEDU", net_price: "99.5868", percent: "21.00" },
		]);
		expect(await productOf("heureka:HF-CANDLE")).toMatchObject({ price_with_tax: 129_000, brand: null });
		expect(
			await rowsOf(sql`
				select manufacturer_name as name, manufacturer_address as address, manufacturer_contact as contact
				from brands where slug = 'nafukovadla'`),
		).toEqual([{ name: "Nafukovadla", address: "Vzdušná 1, 110 00 Praha", contact: "info@nafukovadla.example" }]);
	});

	test("search finds the goods at once by name and EAN, and their brand", async () => {
		const [{ id } = { id: 0 }] = await rowsOf<{ id: number }>(
			sql`select id from products where import_handle = 'heureka:HF-STAR'`,
		);
		for (const q of ["balonek hvezda", "8590000000015", "nafukovadla"]) {
			const { body } = await testShop.call("GET", `/catalog/products/cs?q=${encodeURIComponent(q)}&per_page=48`);
			expect(
				body.products.map((card: { id: number }) => card.id),
				q,
			).toContain(id);
		}
		const { body } = await testShop.call("GET", "/catalog/search/cs?q=nafukovadla");
		expect(body.brands.map(({ name }: { name: string }) => name)).toEqual(["Nafukovadla"]);
	});

	test("the same feed again changes no row and announces nothing", async () => {
		const before = await dump();
		const tags = await tagsDuring(async () => {
			expect(summaryOf(await shop("import", HEUREKA))).toBe("0 changed (0 created, 0 updated), 3 unchanged");
			expect(summaryOf(await shop("import", HEUREKA, "--stock", "9"))).toBe(
				"0 changed (0 created, 0 updated), 3 unchanged",
			);
		});
		expect(tags).toEqual([]);
		expect(await dump()).toEqual(before);
	});

	test("a dry run of a changed feed shows each field, old → new; the import then does just that", async () => {
		const path = changedFile(
			"changed.xml",
			["Balónek hvězda 45 cm zlatý", "Balónek hvězda 60 cm zlatý"],
			["Balónek hvězda 45 cm růžový", "Balónek hvězda 60 cm růžový"],
			["<PRICE_VAT>59</PRICE_VAT>", "<PRICE_VAT>64,50</PRICE_VAT>"],
			["<VAL>růžová</VAL>", "<VAL>bílá</VAL>"],
			["Balónky | Fóliové balónky", "Balónky"],
			["img/hvezda-detail.jpg", "img/hvezda-zadni.jpg"],
			["8590000000015", "8590000000022"],
			["<VAT>12 %</VAT>", "<VAT>21 %</VAT>"],
			["<MANUFACTURER/>", "<MANUFACTURER>Nafukovadla</MANUFACTURER>"],
		);
		const before = await dump();
		const { out } = await shop("import", path, "--dry-run");
		expect(out.slice(0, out.indexOf("Left out or assumed, for the shop has no counterpart:"))).toEqual([
			"~ HF-STAR  Balónek hvězda 60 cm",
			"    name: Balónek hvězda 45 cm → Balónek hvězda 60 cm",
			"    category: Balónky | Fóliové balónky → Balónky",
			"    pictures: 3 → 3 others",
			"    attributes: Barva: růžová, Barva: zlatá, Materiál: fólie → Barva: bílá, Barva: zlatá, Materiál: fólie",
			"    EAN of HF-STAR-GOLD: 8590000000015 → 8590000000022",
			"    price of HF-STAR-ROSE: 59.00 → 64.50",
			"    name of HF-STAR-ROSE: růžová → bílá",
			"~ HF-CANDLE  Svíčka „Sto let“",
			"    VAT: 12 % → 21 %",
			"~ LAMPION-ZE-STAREHO-FEEDU  Lampion ze starého feedu",
			"    brand: none → nafukovadla",
		]);
		expect(await dump()).toEqual(before);
		const history = await countRows(testShop, "price_history");
		expect(summaryOf(await shop("import", path))).toBe(
			"3 changed (0 created, 3 updated), 0 unchanged, new pictures: 1",
		);
		// The star's new price; the candle costs the same with VAT, so its net price is another.
		expect(await countRows(testShop, "price_history")).toBe(history + 2);
		expect(await productOf("heureka:HF-CANDLE")).toMatchObject({ price_with_tax: 129_000, tax_rate: { rate: 21 } });
		const again = await dump();
		expect(summaryOf(await shop("import", path))).toBe("0 changed (0 created, 0 updated), 3 unchanged");
		expect(await dump()).toEqual(again);
	});

	test("attributes that the feed does not name stay as they were set by hand", async () => {
		await testShop.shop.db.execute(sql`
			insert into product_attributes (product_id, value_id)
			select p.id, av.id from products p, attribute_values av join attributes a on a.id = av.attribute_id
			where p.import_handle = 'heureka:HF-STAR' and a.key not in ('barva', 'material') order by av.id limit 1`);
		const ofStar = "product_id = (select id from products where import_handle = 'heureka:HF-STAR')";
		expect(await countRows(testShop, "product_attributes", ofStar)).toBe(4);
		expect(summaryOf(await shop("import", HEUREKA))).toBe("3 changed (0 created, 3 updated), 0 unchanged");
		expect(await countRows(testShop, "product_attributes", ofStar)).toBe(4);
	});

	test("an item that the group no longer has is hidden, and shown again as the same variant when it returns", async () => {
		const text = readFileSync(HEUREKA, "utf8");
		const start = text.indexOf("\t<SHOPITEM>\n\t\t<ITEM_ID>HF-STAR-ROSE");
		const without = text.slice(0, start) + text.slice(text.indexOf("\t<SHOPITEM>", start + 5));
		const { out } = await shop("import", writeFile("without.xml", without));
		expect(out.at(-1)).toBe("1 changed (0 created, 1 updated), 2 unchanged");
		expect(await variantsOf("heureka:HF-STAR")).toEqual([
			{ code: "HF-STAR-GOLD", name: "", is_active: true },
			{ code: "HF-STAR-ROSE", name: "růžová", is_active: false },
		]);
		expect(summaryOf(await shop("import", HEUREKA))).toBe("1 changed (0 created, 1 updated), 2 unchanged");
		expect((await variantsOf("heureka:HF-STAR")).map(({ is_active }) => is_active)).toEqual([true, true]);
	});

	test("another ITEM_ID in the same place is another variant, without the former one's stock", async () => {
		const path = changedFile("replaced.xml", ["HF-STAR-ROSE", "HF-STAR-PINK"]);
		await shop("import", path, "--stock", "7");
		expect((await variantsOf("heureka:HF-STAR")).map(({ code, is_active }) => [code, is_active])).toEqual([
			["HF-STAR-GOLD", true],
			["HF-STAR-ROSE", false],
			["HF-STAR-PINK", true],
		]);
		const pieces = "quantity = 7 and variant_id in (select id from variants where code like 'HF-%')";
		expect(await countRows(testShop, "stock", pieces)).toBe(1);
	});

	test("a code of the shop's other goods is an error with its line", async () => {
		const { code } = await aProduct(testShop);
		const path = writeFile("foreign.xml", feedOf(item("OWN", "Nové"), item(code, "Cizí")));
		await expectRefused(["import", path], 1, [
			`line 3: ITEM_ID "${code}" belongs to another product of the shop, ${code}`,
			NOTHING,
		]);
	});

	test("an ITEM_ID in two groups, one that is also a group's id, items that nothing tells apart, and two rates in a group are errors", () => {
		const group = (id: string) => `<ITEMGROUP_ID>${id}</ITEMGROUP_ID>`;
		const path = writeFile(
			"groups.xml",
			feedOf(
				item("A1", "Maska bílá", group("GA")),
				item("A2", "Maska bílá", group("GA")),
				item("B1", "Čepice modrá", `${group("GB")}<VAT>21</VAT>`),
				item("B2", "Čepice zelená", `${group("GB")}<VAT>12</VAT>`),
				item("A1", "Kravata", group("GC")),
				item("GB", "Samotná"),
			),
		);
		return expectRefused(["import", path], 1, [
			"line 3: nothing tells the item from that on line 2, which belongs to the same product; their names or properties must differ",
			"line 5: VAT differs from line 4, which belongs to the same product",
			'line 6: ITEM_ID "A1" is on line 2 already',
			'line 7: ITEM_ID "GB" is that of the item or of the ITEMGROUP_ID on line 4 already',
			NOTHING,
		]);
	});

	test("a group of more than 500 items is refused", () => {
		const items = Array.from({ length: 501 }, (_, index) =>
			item(`M${index}`, `Maska ${index}`, "<ITEMGROUP_ID>M</ITEMGROUP_ID>"),
		);
		return expectRefused(["import", writeFile("crowd.xml", feedOf(...items))], 1, [
			"line 2: 501 items belong to the same product; at most 500 do, of 10 MB together",
			NOTHING,
		]);
	});

	test("of many errors the first fifty are shown and the rest counted", async () => {
		const items = Array.from({ length: 70 }, (_, index) => item(`E ${index}`, "x"));
		const { code, err } = await shop("import", writeFile("many.xml", feedOf(...items)));
		expect(code).toBe(1);
		expect(err).toHaveLength(52);
		expect(err[49]).toMatch(/^line 51: ITEM_ID has more/);
		expect(err.slice(50)).toEqual(["… and 20 more.", NOTHING]);
	});

	test("of many updates twenty are shown, the rest counted by field", async () => {
		const items = (price: number) =>
			feedOf(
				...Array.from(
					{ length: 23 },
					(_, index) => `U${index}</ITEM_ID><PRODUCTNAME>U${index}</PRODUCTNAME><PRICE_VAT>${price}</PRICE_VAT>`,
				),
			);
		const created = await shop("import", writeFile("u1.xml", items(10)), "--dry-run");
		expect(created.out.slice(19)).toEqual([
			"+ U19  U19",
			"  … and 3 more new products",
			"Dry run, nothing written: 23 changed (23 created, 0 updated), 0 unchanged",
		]);
		await shop("import", writeFile("u1.xml", items(10)));
		const updated = await shop("import", writeFile("u2.xml", items(12)), "--dry-run");
		expect(updated.out.slice(38)).toEqual([
			"~ U19  U19",
			"    price of U19: 10.00 → 12.00",
			"  … and 3 more updated products",
			"  fields: price 23",
			"Dry run, nothing written: 23 changed (0 created, 23 updated), 0 unchanged",
		]);
	});

	test("items with the same name and no ITEM_ID get codes of their own, and keep them", async () => {
		const text = `<SHOP>${Array.from({ length: 12 }, (_, index) => `<SHOPITEM><PRODUCT>Stejný lampion</PRODUCT><URL>http://a.example/${index}</URL><PRICE_VAT>5</PRICE_VAT></SHOPITEM>`).join("\n")}</SHOP>`;
		const path = writeFile("same.xml", text);
		await shop("import", path);
		const codes = await rowsOf<{ code: string }>(
			sql`select code from products where import_handle like 'heureka:http://a.example/%' order by id`,
		);
		expect(codes.map(({ code }) => code)).toEqual([
			"STEJNY-LAMPION",
			...Array.from({ length: 11 }, (_, index) => `STEJNY-LAMPION-${index + 2}`),
		]);
		const before = await dump();
		expect(summaryOf(await shop("import", path))).toBe("0 changed (0 created, 0 updated), 12 unchanged");
		expect(await dump()).toEqual(before);
	});

	test("a chosen category takes all goods, and CATEGORYTEXT is ignored", async () => {
		const [{ key = "", id = 0 } = {}] = await rowsOf<{ key: string; id: number }>(
			sql`select key, id from categories where parent_id is not null order by id desc limit 1`,
		);
		const { out } = await shop("import", HEUREKA, "--category", key);
		expect(out.join()).not.toContain("category whose path");
		expect(
			await countRows(
				testShop,
				"products",
				`import_handle in ('heureka:HF-STAR', 'heureka:HF-CANDLE') and default_category_id = ${id}`,
			),
		).toBe(2);
	});

	test("another import under way, an unknown format and a wrong number are refused with a sentence", async () => {
		await testShop.shop.db.transaction(async (tx) => {
			await tx.execute(sql`select pg_advisory_xact_lock(20260102)`);
			expect((await shop("import", HEUREKA)).err).toEqual([
				"Another import is running. Wait until it ends and try again.",
			]);
		});
		expect(await shop("import", HEUREKA, "--format", "zbozi")).toMatchObject({
			code: 2,
			err: [
				'There is no format "zbozi". Formats: heureka (Heureka feed (XML)), shopify (Shopify products (CSV)).',
				expect.stringMatching(/^Usage: /),
			],
		});
		for (const stock of [["--stock", "-1"], ["--stock=-1"], ["--stock", "1000001"], ["--stock", "x"]]) {
			expect((await shop("import", HEUREKA, ...stock)).code).toBe(2);
		}
		expect((await shop("import", HEUREKA, "--set-stock")).err).toEqual([
			"The file says no numbers of pieces, so there is nothing for --set-stock.",
		]);
		const odd = writeFile("odd.txt", "hello");
		expect((await shop("import", odd)).err).toEqual([
			`The format of ${odd} is not known. Name one by --format: heureka (Heureka feed (XML)), shopify (Shopify products (CSV)).`,
		]);
		expect((await shop("import", odd, "--format", "heureka")).err[0]).toBe(
			"line 1: the XML is broken: text stands outside the root element",
		);
		expect((await shop("import", writeFile("nothing.xml", ""))).err[0]).toMatch(/nothing\.xml is empty\.$/);
	});
});
