import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
	dump,
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

const HEADER = "Handle,Title,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty";
/** Pieces of three variants and of a product of one, as the cells have them. */
const fileOf = (small: string, large: string, huge: string, hat: string) =>
	writeFile(
		"stock.csv",
		`${HEADER}\nst-shirt,Triko,S,QS-S,100,${small}\nst-shirt,,L,QS-L,100,${large}\nst-shirt,,XL,QS-XL,100,${huge}\nst-hat,Klobouk,,QS-HAT,50,${hat}\n`,
	);

async function pieces(): Promise<Record<string, number>> {
	const rows = await rowsOf<{ code: string; quantity: number }>(sql`
		select v.code, s.quantity from stock s join variants v on v.id = s.variant_id
		join places pl on pl.id = s.place_id and pl.kind = 'warehouse' where v.code like 'QS-%' order by 1`);
	return Object.fromEntries(rows.map(({ code, quantity }) => [code, quantity]));
}

const variantId = async (code: string) =>
	(await rowsOf<{ id: number }>(sql`select id from variants where code = ${code}`))[0]?.id ?? 0;

async function watch(code: string): Promise<void> {
	await testShop.shop.db.execute(sql`
		insert into watchdogs (user_id, variant_id, hash, locale)
		select min(id), ${await variantId(code)}, ${`hash ${code}`}, 'cs' from users`);
}

const mails = () => countRows(testShop, "pgboss.job", "name = 'mail.stock-back'");
const listed = async (handle: string) =>
	(
		await rowsOf<{ is_in_stock: boolean }>(sql`
			select l.is_in_stock from listed_products l join products p on p.id = l.product_id where p.import_handle = ${handle}`)
	)[0]?.is_in_stock;

describe("stock in an import", () => {
	test("new variants have the file's pieces; where the file has no number, those of --stock or 0", async () => {
		expect((await shop("import", fileOf("4", "", "-1", ""), "--dry-run", "--stock", "6")).code).toBe(0);
		expect(summaryOf(await shop("import", fileOf("4", "", "-1", ""), "--stock", "6"))).toBe(
			"2 changed (2 created, 0 updated), 0 unchanged, new pictures: 1",
		);
		expect(await pieces()).toEqual({ "QS-S": 4, "QS-L": 6, "QS-XL": 0, "QS-HAT": 6 });
	});

	test("later numbers change nothing without --set-stock", async () => {
		const before = await dump();
		expect(summaryOf(await shop("import", fileOf("9", "9", "9", "0"), "--stock", "9"))).toBe(
			"0 changed (0 created, 0 updated), 2 unchanged",
		);
		expect(await dump()).toEqual(before);
	});

	test("a dry run with --set-stock shows old → new and writes nothing", async () => {
		const before = await dump();
		expect((await shop("import", fileOf("9", "", "5", "0"), "--set-stock", "--dry-run")).out).toEqual([
			"~ ST-SHIRT  Triko",
			"    stock of QS-S: 4 → 9",
			"    stock of QS-XL: 0 → 5",
			"~ ST-HAT  Klobouk",
			"    stock of QS-HAT: 6 → 0",
			"Dry run, nothing written: 2 changed (0 created, 2 updated), 0 unchanged",
		]);
		expect(await dump()).toEqual(before);
	});

	test("--set-stock sets the warehouse alone, updates listings when goods sell out, and notifies watchers of what came back, once", async () => {
		await watch("QS-XL");
		const [branch] = await rowsOf<{ id: number }>(sql`select id from places where kind = 'branch' order by id limit 1`);
		await testShop.shop.db.execute(sql`
			insert into stock (variant_id, place_id, quantity) values (${await variantId("QS-L")}, ${branch?.id}, 3)`);
		const mailsBefore = await mails();
		const tags = await tagsDuring(() => shop("import", fileOf("9", "", "5", "0"), "--set-stock"));
		expect(tags).toEqual(["catalogue", "listings"]);
		expect(await pieces()).toEqual({ "QS-S": 9, "QS-L": 6, "QS-XL": 5, "QS-HAT": 0 });
		expect(await countRows(testShop, "stock", `variant_id = ${await variantId("QS-L")} and quantity = 3`)).toBe(1);
		expect(await mails()).toBe(mailsBefore + 1);
		expect(await countRows(testShop, "watchdogs", "ended_at is not null")).toBe(1);
		expect([await listed("st-shirt"), await listed("st-hat")]).toEqual([true, false]);
		const before = await dump();
		expect(summaryOf(await shop("import", fileOf("9", "", "5", "0"), "--set-stock"))).toBe(
			"0 changed (0 created, 0 updated), 2 unchanged",
		);
		expect(await dump()).toEqual(before);
	});

	test("a set sells out and comes back with its part", async () => {
		await testShop.shop.db.execute(sql`
			insert into set_parts (variant_id, part_id, quantity) values (${await variantId("QS-HAT")}, ${await variantId("QS-XL")}, 2)`);
		await shop("import", fileOf("", "", "1", ""), "--set-stock");
		expect(await listed("st-hat")).toBe(false);
		await watch("QS-HAT");
		const mailsBefore = await mails();
		// The part had a piece all the time; with the second one the set is complete.
		await shop("import", fileOf("", "", "2", ""), "--set-stock");
		expect(await listed("st-hat")).toBe(true);
		expect(await mails()).toBe(mailsBefore + 1);
	});

	test("the import waits for an order being placed, and does not lock unchanged goods", async () => {
		await testShop.shop.db.transaction(async (tx) => {
			await tx.execute(sql`select from products where import_handle = 'st-shirt' for update`);
			expect(summaryOf(await shop("import", fileOf("9", "", "2", "")))).toBe(
				"0 changed (0 created, 0 updated), 2 unchanged",
			);
		});
		let hasOrdered = false;
		const order = testShop.shop.db.transaction(async (tx) => {
			await tx.execute(sql`update stock set quantity = quantity - 1 where variant_id = ${await variantId("QS-S")}`);
			await new Promise((resolve) => setTimeout(resolve, 300));
			hasOrdered = true;
		});
		await new Promise((resolve) => setTimeout(resolve, 50));
		await shop("import", fileOf("20", "", "2", ""), "--set-stock");
		expect(hasOrdered).toBe(true);
		await order;
		expect((await productOf("st-shirt")).variants[0].warehouse).toBe(20);
	});
});

describe("stock in a feed", () => {
	const feedOf = (first: string, second: string) => {
		const item = (id: string, stock: string) =>
			`<SHOPITEM><ITEM_ID>${id}</ITEM_ID><PRODUCTNAME>Vlajka ${id}</PRODUCTNAME><PRICE_VAT>10</PRICE_VAT><DELIVERY_DATE>0</DELIVERY_DATE>${stock}</SHOPITEM>`;
		return writeFile("stock.xml", `<SHOP>${item("QS-F1", first)}${item("QS-F2", second)}</SHOP>`);
	};
	const feedPieces = async () => {
		const { "QS-F1": first, "QS-F2": second } = await pieces();
		return [first, second];
	};

	test("is read where an item has STOCK; being in stock says no number", async () => {
		const { out } = await shop("import", feedOf("<STOCK>7</STOCK>", ""), "--stock", "2");
		expect(out.slice(1, -1)).toEqual(['  2× DELIVERY_DATE (says no number of pieces): "0" (line 1), …']);
		expect(await feedPieces()).toEqual([7, 2]);
	});

	test("replaces that of known goods only with --set-stock, and a value that is not a number is left out", async () => {
		const path = feedOf("<STOCK>-3</STOCK>", "<STOCK>více než 10</STOCK>");
		await shop("import", path);
		expect(await feedPieces()).toEqual([7, 2]);
		const { out } = await shop("import", path, "--set-stock");
		expect(out).toContain('  1× STOCK that is no whole number up to 1000000: "více než 10" (line 1)');
		expect(await feedPieces()).toEqual([0, 2]);
	});
});
