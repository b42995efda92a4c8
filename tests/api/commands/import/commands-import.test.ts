import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { aGuestCart, aProduct, placeOrder } from "#tests/support/shop/builders.ts";
import {
	BROKEN,
	changedFile,
	dump,
	expectRefused,
	FIXTURE,
	folder,
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

const UNMAPPED = [
	"Left out or assumed, for the shop has no counterpart:",
	'  8× property that is no attribute: "Size: Small" (line 3), "Color: Red" (line 3), "Color: Blue" (line 7), "Size: Large" (line 8), "Pack: 20 pieces" (line 18), …',
	'  1× Gift Card: "false" (line 2)',
	'  1× category whose path the shop does not have: "Confetti" (line 2)',
	'  1× Variant Barcode that is no EAN: "1234567890123" (line 9)',
	"  Categories and attributes are made by --create-categories, --create-attributes or --mapping.",
];

describe("import", () => {
	test("the three broken lines of a file are named, and nothing changes", () =>
		expectRefused(["import", BROKEN], 1, [
			'line 7: Variant Price is not a number: "abc"',
			'line 8: the options "Small / Red" are also on line 3',
			'line 9: Image Src is not an http or https address: "ftp://pictures.example/sample.jpg"',
			"Nothing was imported. Correct the file and import it again.",
		]));

	test("a dry run counts and changes nothing", async () => {
		const before = await dump();
		expect(await shop("import", FIXTURE, "--dry-run")).toEqual({
			code: 0,
			out: [
				"+ TEST-CONFETTI-CANNON  Confetti Cannon",
				"+ TEST-PAPER-LANTERN  Paper Lantern (3 variants)",
				'+ TEST-BIRTHDAY-BANNER  Banner "Happy Birthday", 2 m',
				"+ TEST-MINI-HELIUM  Mini Helium Tank",
				"+ TEST-HIDDEN-SAMPLE  Sample Not For Sale",
				"+ TEST-PLAIN-NAPKINS  Plain Napkins (2 variants)",
				...UNMAPPED,
				"Dry run, nothing written: 6 changed (6 created, 0 updated), 0 unchanged, new pictures: 9",
			],
			err: [],
		});
		expect(await dump()).toEqual(before);
	});

	test("an unknown category, a missing file and a file that is not text are refused", async () => {
		await expectRefused(["import", FIXTURE, "--category", "balonkyy"], 1, [
			'There is no category "balonkyy". Did you mean balonky?',
		]);
		await expectRefused(["import", "/nowhere/at-all.csv"], 1, ["There is no file /nowhere/at-all.csv."]);
		const binary = join(folder, "windows.csv");
		writeFileSync(binary, Buffer.from([0x48, 0x81, 0x0a]));
		await expectRefused(["import", binary], 1, [
			`${binary} is no Czech text in UTF-8 or windows-1250. Save it in UTF-8, or name its encoding: utf-8, windows-1250, iso-8859-2, utf-16le.`,
		]);
	});

	test("a SKU of other goods is an error with its line", async () => {
		const { code } = await aProduct(testShop);
		await expectRefused(["import", changedFile("taken.csv", ["FX-LAN-S-BLUE", code])], 1, [
			`line 7: Variant SKU "${code}" belongs to another product of the shop, ${code}`,
			"Nothing was imported. Correct the file and import it again.",
		]);
	});

	test("a SKU that two products have, and rows of a product that are not together, are errors with their lines", () => {
		const rows = ["a,A,X,1", "b,B,X,1", "a,A,,1", "c,C,Y,1"];
		const path = writeFile("apart.csv", `Handle,Title,Variant SKU,Variant Price\n${rows.join("\n")}\n`);
		return expectRefused(["import", path], 1, [
			'line 3: Variant SKU "X" is on line 2 already',
			'line 4: Handle "a" is also on line 2; the rows of a product follow each other',
			"Nothing was imported. Correct the file and import it again.",
		]);
	});

	test("goods are created in a category of their own, announced, and their pictures ordered", async () => {
		const jobs = () => countRows(testShop, "pgboss.job", "name = 'media.make'");
		const jobsBefore = await jobs();
		const tags = await tagsDuring(async () => {
			expect(await shop("import", FIXTURE)).toEqual({
				code: 0,
				out: [...UNMAPPED, "6 changed (6 created, 0 updated), 0 unchanged, new pictures: 9"],
				err: [],
			});
		});
		expect(tags).toEqual(["catalogue", "listings"]);
		expect(await jobs()).toBe(jobsBefore + 1);
		const { body: tree } = await testShop.call("GET", "/catalog/category/cs");
		const category = tree.at(-1);
		expect(category).toMatchObject({ name: "Dovezené zboží", tint: "#eeebf3" });
		expect(category.image.src).toMatch(/^\/media\/[0-9a-f]{20}\.\d+$/);
		const { body: list } = await testShop.call("GET", `/catalog/products/en?category=${category.id}`);
		expect(list.products.map((card: { name: string }) => card.name).sort()).toEqual([
			'Banner "Happy Birthday", 2 m',
			"Confetti Cannon",
			"Mini Helium Tank",
			"Paper Lantern",
			"Plain Napkins",
		]);
	});

	test("prices are gross, variants have names, codes are the SKU or made from the handle, stock is in the warehouse", async () => {
		const cannon = await productOf("test-confetti-cannon");
		expect(cannon).toMatchObject({
			code: "TEST-CONFETTI-CANNON",
			price_with_tax: 9900,
			original_price_with_tax: 14900,
			tax_rate: { rate: 21 },
			brand: { slug: "fixture-party", name: "Fixture Party" },
			description: "Shoots paper confetti & streamers, up to 6 m.\n\nFor ages 14+.",
		});
		const lantern = await productOf("test-paper-lantern", "en");
		expect(
			lantern.variants.map(({ name, code, warehouse, price_with_tax }: Record<string, unknown>) => [
				name,
				code,
				warehouse,
				price_with_tax,
			]),
		).toEqual([
			["Small / Red", "FX-LAN-S-RED", 5, 5900],
			["Small / Blue", "FX-LAN-S-BLUE", 0, 5900],
			["Large / Red", "TEST-PAPER-LANTERN-LARGE-RED", 3, 8990],
		]);
		expect(lantern.variants[1].image.src).toBe(lantern.images[0].src);
		expect(await productOf("test-hidden-sample")).toEqual({ error: "not_found" });
	});

	test("an imported product can be bought", async () => {
		const product = await productOf("test-paper-lantern");
		const [{ id: variantId, code, name }] = product.variants;
		const cart = await aGuestCart(testShop, [{ product: { id: product.id, variantId, code, name }, quantity: 2 }]);
		expect(cart.totals.goods_with_tax).toBe(11_800);
		expect((await placeOrder(testShop, cart.id)).status).toBe(201);
		expect((await productOf("test-paper-lantern")).variants[0].warehouse).toBe(3);
	});

	test("the same file again changes no row, though goods were sold meanwhile, and announces nothing", async () => {
		const before = await dump();
		const tags = await tagsDuring(async () => {
			expect(await shop("import", FIXTURE)).toEqual({
				code: 0,
				out: [...UNMAPPED, "0 changed (0 created, 0 updated), 6 unchanged"],
				err: [],
			});
		});
		expect(tags).toEqual([]);
		expect(await dump()).toEqual(before);
	});

	test("a changed file updates what differs: texts, prices with their history, variants, pictures; never stock", async () => {
		const history = await countRows(testShop, "price_history");
		const stock = (await dump())["public.stock"];
		const path = changedFile(
			"changed.csv",
			["Mini Helium Tank", "Small Helium Tank"],
			[",40,899.9,", ",999,949,"],
			["Large,,Red", "Huge,,Red"],
			["cannon.jpg", "cannon-2.jpg"],
		);
		expect(summaryOf(await shop("import", path))).toBe(
			"3 changed (0 created, 3 updated), 3 unchanged, new pictures: 1",
		);
		expect(await productOf("test-mini-helium")).toMatchObject({
			name: "Small Helium Tank",
			price_with_tax: 94900,
			stock: 40,
		});
		const lantern = await productOf("test-paper-lantern");
		expect(lantern.variants.map(({ name }: { name: string }) => name)).toEqual([
			"Small / Red",
			"Small / Blue",
			"Huge / Red",
		]);
		// One row for the helium's new price, one for the first price of the huge lantern.
		expect(await countRows(testShop, "price_history")).toBe(history + 2);
		expect((await dump())["public.stock"]).toHaveLength((stock?.length ?? 0) + 1);
		const again = await dump();
		expect(summaryOf(await shop("import", path))).toBe("0 changed (0 created, 0 updated), 6 unchanged");
		expect(await dump()).toEqual(again);
	});

	test("the first file restores everything, the hidden variant too, without new codes", async () => {
		expect(summaryOf(await shop("import", FIXTURE))).toBe("3 changed (0 created, 3 updated), 3 unchanged");
		const lantern = await productOf("test-paper-lantern");
		expect(lantern.variants.map(({ code }: { code: string }) => code)).toEqual([
			"FX-LAN-S-RED",
			"FX-LAN-S-BLUE",
			"TEST-PAPER-LANTERN-LARGE-RED",
		]);
	});

	// The new picture is that of the goods without any, on the ground of their new category.
	test("a chosen category takes the goods, and they stay there when the file is imported without one", async () => {
		expect((await shop("import", FIXTURE, "--category=party-bags-none")).code).toBe(1);
		const [{ key = "" } = {}] = await rowsOf<{ key: string }>(sql`select key from categories order by id limit 1`);
		expect(summaryOf(await shop("import", FIXTURE, "--category", key))).toBe(
			"6 changed (0 created, 6 updated), 0 unchanged, new pictures: 1",
		);
		const before = await dump();
		expect(summaryOf(await shop("import", FIXTURE, "--category", key))).toBe(
			"0 changed (0 created, 0 updated), 6 unchanged",
		);
		expect(summaryOf(await shop("import", FIXTURE))).toBe("0 changed (0 created, 0 updated), 6 unchanged");
		expect(await dump()).toEqual(before);
	});

	test("two imports at once: one does it, the other says to wait or has nothing to do", async () => {
		const path = changedFile("race.csv", ["test-confetti-cannon", "test-race"], ["FX-CANNON", "FX-RACE"]);
		const all = await Promise.all([shop("import", path), shop("import", path)]);
		expect(all.filter((one) => summaryOf(one)?.startsWith("1 changed"))).toHaveLength(1);
		for (const { code, err } of all) {
			if (code !== 0) expect(err).toEqual(["Another import is running. Wait until it ends and try again."]);
		}
		expect(await countRows(testShop, "products", "import_handle = 'test-race'")).toBe(1);
	});

	test("when a SKU equals the product's handle, a variant without a SKU gets another code", async () => {
		const head = "Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src";
		const file = writeFile("handle.csv", [head, "own-sku,Own,,,,10,", "own-sku,,,Red,OWN-SKU,12,", ""].join("\n"));
		expect(await shop("import", file)).toMatchObject({ code: 0, err: [] });
		expect(
			await rowsOf(sql`
				select v.code from variants v join products p on p.id = v.product_id
				where p.import_handle = 'own-sku' order by v.position`),
		).toEqual([{ code: "OWN-SKU-2" }, { code: "OWN-SKU" }]);
	});
});
