import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runShopCommand } from "#lib/cli/shop-commands/commands.ts";
import { announce, listen } from "#lib/shop/changes.ts";
import { aGuestCart, aProduct, placeOrder } from "#tests/support/builders.ts";
import { countRows } from "#tests/support/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/test-shop.ts";

const FIXTURE = join(import.meta.dirname, "../fixtures/shopify.csv");
const BROKEN = join(import.meta.dirname, "../fixtures/shopify-broken.csv");
const TIMING = /, \d+\.\d s$/;

let testShop: TestShop;
let folder: string;
let listener: ReturnType<typeof listen>;
const heard: string[] = [];

beforeAll(async () => {
	testShop = await openTestShop({ now: new Date() });
	folder = mkdtempSync(join(tmpdir(), "konfety-commands-"));
	listener = listen(
		testShop.databaseUrl,
		(tags) => heard.push(...tags),
		(error) => {
			throw error;
		},
	);
	await listener.ready;
});
afterAll(async () => {
	await listener.stop();
	await testShop.close();
	rmSync(folder, { recursive: true });
});

/** Runs a command as `npm run shop --` would; its database is the test's. */
async function shop(...typed: string[]) {
	const out: string[] = [];
	const err: string[] = [];
	const code = await runShopCommand(typed, {
		print: (line) => out.push(line),
		complain: (line) => err.push(line),
		withDatabase: (run) => run({ databaseUrl: testShop.databaseUrl }),
	});
	return { code, out: out.map((line) => line.replace(TIMING, "")), err };
}

async function rowsOf<Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) {
	return (await testShop.shop.db.execute<Row>(statement)).rows;
}

/** Every row of every table, so that "nothing changed" means just that. */
async function dump(): Promise<Record<string, string[]>> {
	const tables = await rowsOf<{ name: string }>(sql`
		select format('%I.%I', table_schema, table_name) as name from information_schema.tables
		where table_schema = 'public' and table_type = 'BASE TABLE' or (table_schema, table_name) = ('pgboss', 'job')
		order by 1`);
	const all: Record<string, string[]> = {};
	for (const { name } of tables) {
		const rows = await rowsOf<{ row: string }>(sql.raw(`select t::text as row from ${name} t order by 1`));
		all[name] = rows.map(({ row }) => row);
	}
	return all;
}

/** Tags announced while `work` ran. */
async function tagsDuring(work: () => Promise<unknown>): Promise<string[]> {
	heard.length = 0;
	await work();
	const end = `product:${Date.now()}` as const;
	await announce(testShop.shop.db, [end]);
	await expect.poll(() => heard.includes(end)).toBe(true);
	return heard.filter((tag) => tag !== end);
}

/** The command must be refused with these lines and leave every row as it was. */
async function expectRefused(typed: string[], code: number, err: string[]) {
	const before = await dump();
	expect(await shop(...typed)).toEqual({ code, out: [], err });
	expect(await dump()).toEqual(before);
}

async function productOf(handle: string, locale = "cs") {
	const [row] = await rowsOf<{ id: number }>(sql`select id from products where import_handle = ${handle}`);
	return (await testShop.call("GET", `/catalog/product/${locale}/${row?.id}`)).body;
}

/** A copy of the fixture with some text replaced. */
function changedFile(name: string, ...changes: [string, string][]): string {
	let text = readFileSync(FIXTURE, "utf8");
	for (const [from, to] of changes) {
		if (!text.includes(from)) throw new Error(`The fixture lacks ${from}`);
		text = text.replace(from, to);
	}
	const path = join(folder, name);
	writeFileSync(path, text);
	return path;
}

describe("import", () => {
	test("a file with three broken lines names them and changes nothing", () =>
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
			out: ["Dry run, nothing written: 6 changed (6 created, 0 updated), 0 unchanged, new pictures: 9"],
			err: [],
		});
		expect(await dump()).toEqual(before);
	});

	test("an unknown category, a missing file and a file that is no text are refused", async () => {
		await expectRefused(["import", FIXTURE, "--category", "balonkyy"], 1, [
			'There is no category "balonkyy". Did you mean balonky?',
		]);
		await expectRefused(["import", "/nowhere/at-all.csv"], 1, ["There is no file /nowhere/at-all.csv."]);
		const binary = join(folder, "windows.csv");
		writeFileSync(binary, Buffer.from([0x48, 0xe8, 0x0a]));
		await expectRefused(["import", binary], 1, [`${binary} is not text in UTF-8. Save it as "CSV UTF-8".`]);
	});

	test("a SKU of other goods is named by its line", async () => {
		const { code } = await aProduct(testShop);
		await expectRefused(["import", changedFile("taken.csv", ["FX-LAN-S-BLUE", code])], 1, [
			`line 7: Variant SKU "${code}" belongs to another product of the shop, ${code}`,
			"Nothing was imported. Correct the file and import it again.",
		]);
	});

	test("goods are created in a category of their own, announced, and their pictures ordered", async () => {
		const jobs = () => countRows(testShop, "pgboss.job", "name = 'media.make'");
		const jobsBefore = await jobs();
		const tags = await tagsDuring(async () => {
			expect(await shop("import", FIXTURE)).toEqual({
				code: 0,
				out: ["6 changed (6 created, 0 updated), 0 unchanged, new pictures: 9"],
				err: [],
			});
		});
		expect(tags).toEqual(["catalogue", "listings"]);
		expect(await jobs()).toBe(jobsBefore + 1);
		const { body: tree } = await testShop.call("GET", "/catalog/category/cs");
		const category = tree.at(-1);
		expect(category).toMatchObject({ name: "Dovezené zboží", tint: "#eeebf3", count: 5 });
		expect(category.image.src).toMatch(/^\/media\/[0-9a-f]{20}$/);
		const { body: list } = await testShop.call("GET", `/catalog/products/en?category=${category.id}`);
		expect(list.products.map((card: { name: string }) => card.name).sort()).toEqual([
			'Banner "Happy Birthday", 2 m',
			"Confetti Cannon",
			"Mini Helium Tank",
			"Paper Lantern",
			"Plain Napkins",
		]);
	});

	test("prices are gross, variants named, codes their SKU or made of the handle, stock in the warehouse", async () => {
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
				out: ["0 changed (0 created, 0 updated), 6 unchanged"],
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
		expect((await shop("import", path)).out).toEqual([
			"3 changed (0 created, 3 updated), 3 unchanged, new pictures: 1",
		]);
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
		expect((await shop("import", path)).out).toEqual(["0 changed (0 created, 0 updated), 6 unchanged"]);
		expect(await dump()).toEqual(again);
	});

	test("the first file brings everything back, the hidden variant too, without new codes", async () => {
		expect((await shop("import", FIXTURE)).out).toEqual(["3 changed (0 created, 3 updated), 3 unchanged"]);
		const lantern = await productOf("test-paper-lantern");
		expect(lantern.variants.map(({ code }: { code: string }) => code)).toEqual([
			"FX-LAN-S-RED",
			"FX-LAN-S-BLUE",
			"TEST-PAPER-LANTERN-LARGE-RED",
		]);
	});

	// The new picture is that of the goods without any, on the ground of their new category.
	test("a chosen category takes the goods over, and stays when the file comes without one", async () => {
		expect((await shop("import", FIXTURE, "--category=party-bags-none")).code).toBe(1);
		const [{ key = "" } = {}] = await rowsOf<{ key: string }>(sql`select key from categories order by id limit 1`);
		expect((await shop("import", FIXTURE, "--category", key)).out).toEqual([
			"6 changed (0 created, 6 updated), 0 unchanged, new pictures: 1",
		]);
		const before = await dump();
		expect((await shop("import", FIXTURE, "--category", key)).out).toEqual([
			"0 changed (0 created, 0 updated), 6 unchanged",
		]);
		expect((await shop("import", FIXTURE)).out).toEqual(["0 changed (0 created, 0 updated), 6 unchanged"]);
		expect(await dump()).toEqual(before);
	});

	test("two imports at once: one does it, the other says to wait or has nothing to do", async () => {
		const path = changedFile("race.csv", ["test-confetti-cannon", "test-race"], ["FX-CANNON", "FX-RACE"]);
		const all = await Promise.all([shop("import", path), shop("import", path)]);
		expect(all.filter(({ out }) => out[0]?.startsWith("1 changed"))).toHaveLength(1);
		for (const { code, err } of all) {
			if (code !== 0) expect(err).toEqual(["Another import is running. Wait until it ends and try again."]);
		}
		expect(await countRows(testShop, "products", "import_handle = 'test-race'")).toBe(1);
	});
});

describe("price set", () => {
	const priceOf = async (id: number) => (await testShop.call("GET", `/catalog/product/cs/${id}`)).body;

	test("shows in the product's reply, adds one row to the history and is announced", async () => {
		const { id, code, name } = await aProduct(testShop, { priceMinor: 10_000 });
		const history = await countRows(testShop, "price_history");
		const tags = await tagsDuring(async () => {
			expect(await shop("price", "set", code, "49,90")).toEqual({
				code: 0,
				out: [`${code} (${name}): 100,00 Kč → 49,90 Kč`],
				err: [],
			});
		});
		expect(tags).toEqual([`product:${id}`, "listings"]);
		expect(await priceOf(id)).toMatchObject({ price_with_tax: 4990, is_price_sale_active: false });
		expect(await countRows(testShop, "price_history")).toBe(history + 1);
	});

	test("the price that it has already, and a dry run, change nothing", async () => {
		const { code, name } = await aProduct(testShop, { priceMinor: 4900 });
		const before = await dump();
		expect((await shop("price", "set", code, "49")).out).toEqual([
			`${code} (${name}) costs 49,00 Kč already; nothing was changed.`,
		]);
		expect((await shop("price", "set", code, "59", "--sale", "39", "--dry-run")).out).toEqual([
			`${code} (${name}): 49,00 Kč → 59,00 Kč, on sale for 39,00 Kč (dry run, nothing written)`,
		]);
		expect(await dump()).toEqual(before);
	});

	test("a sale begins, stays while the price changes, and ends", async () => {
		const { id, code } = await aProduct(testShop, { priceMinor: 10_000 });
		expect((await shop("price", "set", code, "100", "--sale", "80.50")).code).toBe(0);
		expect(await priceOf(id)).toMatchObject({ price_with_tax: 8050, original_price_with_tax: 10_000 });
		expect((await shop("price", "set", code, "120")).code).toBe(0);
		expect(await priceOf(id)).toMatchObject({ price_with_tax: 8050, original_price_with_tax: 12_000 });
		await expectRefused(["price", "set", code, "80"], 1, [
			"The sale price 80,50 Kč is not below the price 80,00 Kč. Set a lower one by --sale, or end the sale by --no-sale.",
		]);
		expect((await shop("price", "set", code, "80", "--no-sale")).code).toBe(0);
		expect(await priceOf(id)).toMatchObject({ price_with_tax: 8000, original_price_with_tax: null });
	});

	test("an unknown code names those that begin alike, a product with variants names them", async () => {
		const { code } = await aProduct(testShop);
		const [err] = (await shop("price", "set", code.toLowerCase(), "49")).err;
		expect(err).toMatch(
			new RegExp(`^No goods have the code ${code.toLowerCase()}\\. Did you mean ${code}(, [\\w-]+)*\\?$`),
		);
		await expectRefused(["price", "set", "%%%", "49"], 1, [
			"No goods have the code %%%. Codes stand on the pages of goods and in the shop's API.",
		]);
		await expectRefused(["price", "set", "TEST-PLAIN-NAPKINS", "49"], 1, [
			"The product TEST-PLAIN-NAPKINS has several variants. Name one of them: FX-NAPKIN-20, FX-NAPKIN-50.",
		]);
	});

	test.each([
		[["X"], "The gross price is missing."],
		[["X", "abc"], 'The gross price is not a number: "abc". Write 49, 49,90 or 49.90.'],
		[["X", "1.234"], 'The gross price has more than 2 decimals: "1.234". Write 49, 49,90 or 49.90.'],
		[["X", "5", "--sale", "x"], 'The sale price is not a number: "x". Write 49, 49,90 or 49.90.'],
		[["X", "5", "--sale", "1", "--no-sale"], "Give --sale or --no-sale, not both."],
		[["X", "5", "6"], '"6" is one argument too many.'],
		[["X", "5", "--sale"], "The option --sale needs a value."],
		[["X", "5", "--dry-run=1"], "The option --dry-run takes no value."],
		[["X", "5", "--no-sail"], "There is no option --no-sail. Did you mean --no-sale?"],
	])("%j is not understood", async (args, sentence) => {
		expect(await shop("price", "set", ...args)).toEqual({
			code: 2,
			out: [],
			err: [
				sentence,
				"Usage: npm run shop -- price set <code> <gross price> [--sale <gross price> | --no-sale] [--dry-run]",
			],
		});
	});
});

describe("stock set", () => {
	test("sets the pieces at a place; lists are told only when goods sell out or come back", async () => {
		const { id, code, name } = await aProduct(testShop, { stock: 5 });
		const told = async (...args: string[]) => tagsDuring(() => shop("stock", "set", code, ...args));
		expect(await told("7")).toEqual([`product:${id}`]);
		expect(await told("2", "--place", "brno")).toEqual([`product:${id}`]);
		expect(await told("0")).toEqual([`product:${id}`]);
		expect(await told("0", "--place", "brno")).toEqual([`product:${id}`, "listings"]);
		expect(await told("1000000")).toEqual([`product:${id}`, "listings"]);
		expect(await told("1000000")).toEqual([]);
		expect((await testShop.call("GET", `/catalog/product/cs/${id}`)).body).toMatchObject({
			stock: 1_000_000,
			availability: "in_stock",
		});
		expect((await shop("stock", "set", code, "3", "--place", "brno", "--dry-run")).out).toEqual([
			`${code} (${name}), Konfety Brno – Josefská: 0 → 3, everywhere 1000003 (dry run, nothing written)`,
		]);
		expect((await testShop.call("GET", `/catalog/product/cs/${id}`)).body.stock).toBe(1_000_000);
	});

	test("an unknown place and an unknown code are refused", async () => {
		const { code } = await aProduct(testShop);
		const { code: exit, err } = await shop("stock", "set", code, "3", "--place", "bno");
		expect(exit).toBe(1);
		expect(err[0]).toMatch(/^There is no place "bno"\. Did you mean brno\? Places: warehouse, brno, /);
		await expectRefused(["stock", "set", "???", "1"], 1, [
			"No goods have the code ???. Codes stand on the pages of goods and in the shop's API.",
		]);
	});

	test.each(["1.5", "abc", "1000001", "1e3"])("the quantity %s is not understood", async (quantity) => {
		const { code, err } = await shop("stock", "set", "X", quantity);
		expect([code, err[0]]).toEqual([2, `The quantity is a whole number from 0 to 1000000, not "${quantity}".`]);
	});
});

describe("orders", () => {
	async function anOrder(changes: Parameters<typeof placeOrder>[2] = {}) {
		const product = await aProduct(testShop, { priceMinor: 20_000 });
		const cart = await aGuestCart(testShop, [{ product, quantity: 3 }]);
		const { status, body } = await placeOrder(testShop, cart.id, changes);
		expect(status).toBe(201);
		return body as { id: number; number: string };
	}
	const stateOf = (id: number) =>
		rowsOf(sql`
		select state, paid_at is not null as is_paid,
			(select array_agg(e.state || ' ' || e.cause order by e.id) from order_events e where e.order_id = o.id) as events
		from orders o where id = ${id}`);

	test("an order is paid once; the second time says so and changes nothing", async () => {
		const { id, number } = await anOrder();
		expect(await shop("order", "pay", number)).toEqual({ code: 0, out: [`Order ${number} is paid.`], err: [] });
		const paid = { state: "paid", is_paid: true, events: ["waiting_for_payment shopper", "paid command"] };
		expect(await stateOf(id)).toEqual([paid]);
		const before = await dump();
		expect(await shop("order", "pay", number)).toEqual({
			code: 0,
			out: [`Order ${number} is paid already; nothing was changed.`],
			err: [],
		});
		expect(await dump()).toEqual(before);
	});

	test("ten payments of one order at once make one event", async () => {
		const { id, number } = await anOrder();
		const all = await Promise.all(Array.from({ length: 10 }, () => shop("order", "pay", number)));
		expect(all.filter(({ out }) => out[0] === `Order ${number} is paid.`)).toHaveLength(1);
		expect(await stateOf(id)).toMatchObject([{ events: ["waiting_for_payment shopper", "paid command"] }]);
	});

	test("a cancelled order, one on its way, and an unknown number are refused", async () => {
		const { id, number } = await anOrder();
		for (const state of ["cancelled", "shipped"]) {
			await testShop.shop.db.execute(sql`update orders set state = ${state} where id = ${id}`);
			await expectRefused(["order", "pay", number], 1, [
				`Order ${number} is ${state}; only an order that waits for payment, or is new, can be paid.`,
			]);
		}
		await expectRefused(["order", "pay", "1"], 1, [
			"There is no order 1. See the latest ones by `npm run shop -- orders list`.",
		]);
	});

	test("the list is aligned, newest first, in Prague's time", async () => {
		const { id, number } = await anOrder({ email: "petra.dlouha@example.cz" });
		await testShop.shop.db.execute(sql`update orders set created_at = '2027-01-05T22:30:00Z' where id = ${id}`);
		const [{ total = 0 } = {}] = await rowsOf<{ total: number }>(sql`
			select total_minor::int as total from orders where id = ${id}`);
		const { code, out } = await shop("orders", "list", "--limit", "1");
		expect(code).toBe(0);
		const totalText = `${total / 100},00 Kč`;
		expect(out).toEqual([
			`Number   Date              State                E-mail                   ${"Total".padStart(totalText.length)}  Items`,
			`${number}  2027-01-05 23:30  waiting_for_payment  petra.dlouha@example.cz  ${totalText}      3`,
		]);
		const json = JSON.parse(
			(await shop("orders", "list", "--limit=1", "--json", "--state=waiting_for_payment")).out[0] ?? "",
		);
		expect(json).toEqual([
			{
				number,
				date: "2027-01-05T22:30:00.000Z",
				state: "waiting_for_payment",
				email: "petra.dlouha@example.cz",
				total_minor: total,
				currency: "CZK",
				items: 3,
			},
		]);
		expect((await shop("orders", "list", "--state", "done")).out).toEqual(["No order is done."]);
	});

	test.each([
		[["--state", "payed"], 'There is no order state "payed". Did you mean paid?'],
		[["--limit", "0"], '--limit takes a whole number from 1 to 10000, not "0".'],
		[["everything"], '"everything" is one argument too many.'],
	])("%j is not understood", async (args, sentence) => {
		const { code, err } = await shop("orders", "list", ...args);
		expect([code, err[0]]).toEqual([2, sentence]);
	});
});

describe("all commands", () => {
	test("seeding a full shop changes nothing", async () => {
		const before = await dump();
		expect(await shop("seed")).toEqual({ code: 0, out: ["The shop has goods already; nothing was changed."], err: [] });
		expect(await shop("seed", "--if-empty")).toEqual({ code: 0, out: [], err: [] });
		expect(await dump()).toEqual(before);
	});

	test.each([
		[["prise", "set", "X", "1"], 'There is no command "prise set". Did you mean "price set"?'],
		[["order", "list"], 'There is no command "order list". Did you mean "orders list"?'],
		[["imprt", "file.csv"], 'There is no command "imprt file.csv". Did you mean "import"?'],
		[["stock"], 'There is no command "stock". Did you mean "stock set"?'],
	])("%j is answered with the nearest name", async (typed, sentence) => {
		expect(await shop(...typed)).toEqual({ code: 2, out: [], err: [sentence, "All commands: npm run shop -- help"] });
	});

	const NAMES = ["seed", "import", "orders list", "order pay", "price set", "stock set"];

	test.each([[[]], [["help"]], [["--help"]], [["-h"]]])("%j lists every command", async (typed) => {
		const { code, out } = await shop(...typed);
		expect(code).toBe(0);
		for (const name of NAMES) expect(out.join("\n")).toContain(`\n  ${name}`);
	});

	test.each(NAMES)("%s explains itself in three ways", async (name) => {
		const words = name.split(" ");
		const help = await shop("help", ...words);
		expect(help.code).toBe(0);
		expect(help.out.join("\n")).toMatch(/^npm run shop -- .+\n\n[\s\S]+\nExit codes: 0 .+; 1 .+; 2 .+\.$/);
		expect(await shop(...words, "--help")).toEqual(help);
		expect(await shop(...words, "X", "-h")).toEqual(help);
	});
});
