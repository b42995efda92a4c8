import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { aGuestCart, aProduct, placeOrder } from "#tests/support/shop/builders.ts";
import {
	dump,
	expectRefused,
	FIXTURE,
	rowsOf,
	shop,
	tagsDuring,
	testShop,
	withCommandShop,
} from "#tests/support/shop/command-shop.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";

withCommandShop();

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

	test("a price of 0 is refused without the option that allows it", async () => {
		const { code, name } = await aProduct(testShop, { priceMinor: 4900 });
		for (const prices of [["0"], ["0,00", "--no-sale"], ["10", "--sale", "0"]]) {
			await expectRefused(["price", "set", code, ...prices], 1, [
				`${code} would cost nothing; nothing was changed. If it is meant, add --allow-free.`,
			]);
		}
		expect((await shop("price", "set", code, "0", "--allow-free")).out).toEqual([
			`${code} (${name}): 49,00 Kč → 0,00 Kč`,
		]);
		expect((await shop("price", "set", code, "0")).out).toEqual([
			`${code} (${name}) costs 0,00 Kč already; nothing was changed.`,
		]);
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

	test("an unknown code is refused with codes that begin alike, a product's code with those of its variants", async () => {
		const { code } = await aProduct(testShop);
		const [err] = (await shop("price", "set", code.toLowerCase(), "49")).err;
		expect(err).toMatch(
			new RegExp(`^No goods have the code ${code.toLowerCase()}\\. Did you mean ${code}(, [\\w-]+)*\\?$`),
		);
		await expectRefused(["price", "set", "%%%", "49"], 1, [
			"No goods have the code %%%. Codes stand on the pages of goods and in the shop's API.",
		]);
		await shop("import", FIXTURE);
		await expectRefused(["price", "set", "TEST-PLAIN-NAPKINS", "49"], 1, [
			"The product TEST-PLAIN-NAPKINS has several variants. Name one of them: FX-NAPKIN-20, FX-NAPKIN-50.",
		]);
	});

	test.each([
		[["X"], "The gross price is missing."],
		[["X", "abc"], 'The gross price is not a number: "abc". Write 49, 49,90 or 49.90.'],
		[
			["X", "1.234"],
			'The gross price may mean thousands or decimals, write it with two decimals: "1.234". Write 49, 49,90 or 49.90.',
		],
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
				"Usage: npm run shop -- price set <code> <gross price> [--sale <gross price> | --no-sale] [--allow-free] [--dry-run]",
			],
		});
	});
});

describe("stock set", () => {
	test("sets the pieces at a place; listings are refreshed only when goods sell out or come back, everywhere or at a branch", async () => {
		const { id, code, name } = await aProduct(testShop, { stock: 5 });
		const told = async (...args: string[]) => tagsDuring(() => shop("stock", "set", code, ...args));
		expect(await told("7")).toEqual([`product:${id}`]);
		expect(await told("2", "--place", "brno")).toEqual([`product:${id}`, "listings"]);
		expect(await told("3", "--place", "brno")).toEqual([`product:${id}`]);
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
		expect((await shop("orders", "list", "--state", "withdrawn")).out).toEqual(["No order is withdrawn."]);
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

	const NAMES = [
		"seed",
		"import",
		"orders list",
		"order show",
		"order pay",
		"order withdraw",
		"order refund",
		"price set",
		"stock set",
	];

	test.each([[[]], [["help"]], [["--help"]], [["-h"]]])("%j lists every command", async (typed) => {
		const { code, out } = await shop(...typed);
		expect(code).toBe(0);
		for (const name of NAMES) expect(out.join("\n")).toContain(`\n  ${name}`);
	});

	test.each(NAMES)("the help of %s is shown in three ways", async (name) => {
		const words = name.split(" ");
		const help = await shop("help", ...words);
		expect(help.code).toBe(0);
		expect(help.out.join("\n")).toMatch(/^npm run shop -- .+\n\n[\s\S]+\nExit codes: 0 .+; 1 .+; 2 .+\.$/);
		expect(await shop(...words, "--help")).toEqual(help);
		expect(await shop(...words, "X", "-h")).toEqual(help);
	});
});
