import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { anOrder, moveThrough, orderOf, type PlacedOrder } from "#tests/support/selling/orders.ts";
import { addVoucher, aGuestCart, aProduct, DELIVERY, PAYMENT, type TestProduct } from "#tests/support/shop/builders.ts";
import {
	dump,
	expectRefused,
	rowsOf,
	setClock,
	shop,
	testShop,
	withCommandShop,
} from "#tests/support/shop/command-shop.ts";

withCommandShop();

const USAGE =
	"Usage: npm run shop -- sales [--from <day>] [--to <day>] [--by day|product|category|branch] [--limit <number>] [--json | --csv]";
const MAY = ["--from", "2024-05-01", "--to", "2024-05-31"];

afterEach(() => setClock(new Date().toISOString()));

/** Lines of the table, cells parted by one bar. */
async function sold(...options: string[]): Promise<string[]> {
	const { code, out } = await shop("sales", ...options);
	expect(code).toBe(0);
	return out.map((line) => line.split(/ {2,}/).join("|"));
}

describe("sales", () => {
	let balloons: TestProduct;
	let masks: TestProduct;
	let hats: TestProduct;

	/** Placed at this moment and moved on. */
	async function placed(
		moment: string,
		make: () => Promise<PlacedOrder>,
		...states: Parameters<typeof moveThrough>[2][]
	) {
		setClock(moment);
		const order = await make();
		await rowsOf(sql`update orders set created_at = ${new Date(moment)} where id = ${order.id}`);
		await moveThrough(testShop, order, ...states);
		return order;
	}
	const cartOf = async (...lines: [TestProduct, number][]) =>
		aGuestCart(
			testShop,
			lines.map(([product, quantity]) => ({ product, quantity })),
		);

	beforeAll(async () => {
		balloons = await aProduct(testShop, { priceMinor: 12_100 });
		masks = await aProduct(testShop, { priceMinor: 11_200, vat: 12 });
		hats = await aProduct(testShop, { priceMinor: 24_200, exemption: "hygiene" });
		await rowsOf(sql`
			update products set default_category_id = (select id from categories order by id offset 1 limit 1) where id = ${masks.id}`);
		// 2 × 121 Kč, of the last second of the first day.
		await placed("2024-05-01T21:59:59Z", async () => orderOf(testShop, (await cartOf([balloons, 2])).id), "paid");
		// 10 % off 121 + 112 Kč, of the second after it, fetched at a branch.
		await placed(
			"2024-05-01T22:00:00Z",
			async () => {
				const cart = await cartOf([balloons, 1], [masks, 1]);
				await addVoucher(testShop, cart.id, "KONFETY10");
				return orderOf(testShop, cart.id, { deliveryId: DELIVERY.branch, branchId: 1 });
			},
			"paid",
		);
		// In euros: 3 × 4.90 € at 0.0405.
		await placed(
			"2024-05-03T10:00:00Z",
			async () => {
				const { body: cart } = await testShop.call("POST", "/cart/create", { body: { locale: "en", currencyId: 2 } });
				const body = { id: balloons.id, variantId: balloons.variantId, quantity: 3 };
				await testShop.call("PUT", `/cart/${cart.id}`, { body });
				return orderOf(testShop, cart.id);
			},
			"paid",
		);
		// On delivery: it counts from the beginning. Of what is withdrawn the hat stays with its buyer.
		await placed("2024-05-04T10:00:00Z", async () =>
			orderOf(testShop, (await cartOf([masks, 5])).id, { paymentId: PAYMENT.cod }),
		);
		await placed(
			"2024-05-05T10:00:00Z",
			async () => orderOf(testShop, (await cartOf([hats, 1], [masks, 2])).id),
			...(["paid", "accepted", "packed", "handed_over", "delivered", "withdrawn"] as const),
		);
		// None of these counts.
		await placed("2024-05-06T10:00:00Z", async () => orderOf(testShop, (await cartOf([balloons, 7])).id));
		await placed(
			"2024-05-06T10:00:00Z",
			async () => orderOf(testShop, (await cartOf([balloons, 7])).id),
			"paid",
			"cancelled",
		);
		await placed(
			"2024-05-06T10:00:00Z",
			async () => orderOf(testShop, (await cartOf([masks, 7])).id),
			"paid",
			"withdrawn",
		);
		await placed(
			"2024-05-06T10:00:00Z",
			async () => orderOf(testShop, (await cartOf([masks, 7])).id, { paymentId: PAYMENT.cod }),
			"withdrawn",
		);
		setClock(new Date().toISOString());
	});

	test("shows sales by days in Prague's time, goods after vouchers without fees, and changes nothing", async () => {
		const before = await dump();
		expect(await sold(...MAY)).toEqual([
			"Day|Orders|Pieces|Without VAT|With VAT",
			"2024-05-01|1|2|200,00 Kč|242,00 Kč",
			"2024-05-02|1|2|180,00 Kč|209,70 Kč",
			"2024-05-03|1|3|299,97 Kč|362,96 Kč",
			"2024-05-04|1|5|500,00 Kč|560,00 Kč",
			"2024-05-05|1|1|200,00 Kč|242,00 Kč",
			"Total|5|13|1 379,97 Kč|1 616,66 Kč",
		]);
		expect(await dump()).toEqual(before);
	});

	test("shows sales by product and by main category, the best sold first, with the same total", async () => {
		expect(await sold(...MAY, "--by", "product")).toEqual([
			"Product|Orders|Pieces|Without VAT|With VAT",
			`${balloons.name}|3|6|589,97 Kč|713,86 Kč`,
			`${masks.name}|2|6|590,00 Kč|660,80 Kč`,
			`${hats.name}|1|1|200,00 Kč|242,00 Kč`,
			"Total|5|13|1 379,97 Kč|1 616,66 Kč",
		]);
		const names = await rowsOf<{ name: string }>(sql`
			select t.name from category_translations t where t.locale = 'cs'
				and t.category_id in (select id from categories order by id limit 2) order by t.category_id`);
		expect(await sold(...MAY, "--by", "category")).toEqual([
			"Category|Orders|Pieces|Without VAT|With VAT",
			`${names[0]?.name}|4|7|789,97 Kč|955,86 Kč`,
			`${names[1]?.name}|2|6|590,00 Kč|660,80 Kč`,
			"Total|5|13|1 379,97 Kč|1 616,66 Kč",
		]);
	});

	test("takes a return off with its share of the voucher", async () => {
		await placed(
			"2024-07-05T10:00:00Z",
			async () => {
				const cart = await cartOf([hats, 1], [masks, 2]);
				await addVoucher(testShop, cart.id, "KONFETY10");
				return orderOf(testShop, cart.id);
			},
			...(["paid", "accepted", "packed", "handed_over", "delivered", "withdrawn"] as const),
		);
		setClock(new Date().toISOString());
		for (const [by, name] of [
			["day", "2024-07-05"],
			["product", hats.name],
		])
			expect((await sold("--from=2024-07-01", "--to=2024-07-31", `--by=${by}`)).slice(1)).toEqual([
				`${name}|1|1|180,00 Kč|217,80 Kč`,
				"Total|1|1|180,00 Kč|217,80 Kč",
			]);
	});

	test("shows sales by the branch of pickup", async () => {
		const [branch] = await rowsOf<{ name: string }>(sql`select name from branches where id = 1`);
		expect(await sold(...MAY, "--by", "branch")).toEqual([
			"Branch|Orders|Pieces|Without VAT|With VAT",
			"(sent)|4|11|1 199,97 Kč|1 406,96 Kč",
			`${branch?.name}|1|2|180,00 Kč|209,70 Kč`,
			"Total|5|13|1 379,97 Kč|1 616,66 Kč",
		]);
	});

	test("shows the total of all groups when --limit cuts the list", async () => {
		expect((await sold(...MAY, "--by=product", "--limit=1")).slice(1)).toEqual([
			`${balloons.name}|3|6|589,97 Kč|713,86 Kč`,
			"Total|5|13|1 379,97 Kč|1 616,66 Kč",
			"There are more; --limit shows them.",
		]);
	});

	test("shows sales as JSON and as CSV", async () => {
		const { out } = await shop("sales", "--from", "2024-05-01", "--to", "2024-05-01", "--json");
		const sums = { orders: 1, pieces: 2, without_vat: 20_000, with_vat: 24_200 };
		expect(JSON.parse(out.join("\n"))).toEqual({
			from: "2024-04-30T22:00:00.000Z",
			until: "2024-05-01T22:00:00.000Z",
			total: sums,
			groups: [{ name: "2024-05-01", ...sums }],
		});
		expect((await shop("sales", "--from", "2024-05-01", "--to", "2024-05-01", "--csv")).out).toEqual([
			"\ufeffname;orders;pieces;without_vat_czk;with_vat_czk\r\n2024-05-01;1;2;200,00;242,00",
		]);
	});

	test("begins with the month of its last day unless asked otherwise", async () => {
		expect((await sold("--to", "2024-05-02")).at(-1)).toBe("Total|2|4|380,00 Kč|451,70 Kč");
		expect(await sold("--to", "2024-04-30")).toEqual(["Nothing was sold in this time."]);
		const order = await anOrder(testShop, {}, { priceMinor: 12_100 });
		await moveThrough(testShop, order, "paid");
		expect((await sold("--by=product")).some((line) => line.startsWith(`${order.product.name}|1|2|200,00 Kč`))).toBe(
			true,
		);
	});

	test("counts all orders of days that are an hour shorter or longer", async () => {
		for (const moment of [
			"2024-03-30T23:00:00Z",
			"2024-03-31T21:59:59Z",
			"2024-10-26T22:00:00Z",
			"2024-10-27T22:59:59Z",
		])
			await placed(moment, () => anOrder(testShop, {}, { priceMinor: 12_100 }), "paid");
		expect((await sold("--from", "2024-03-31", "--to", "2024-03-31")).slice(1, 2)).toEqual([
			"2024-03-31|2|4|400,00 Kč|484,00 Kč",
		]);
		expect((await sold("--from", "2024-10-27", "--to", "2024-10-27")).slice(1, 2)).toEqual([
			"2024-10-27|2|4|400,00 Kč|484,00 Kč",
		]);
	});

	test("shows deleted goods by the name that orders keep", async () => {
		const product = await aProduct(testShop, { priceMinor: 12_100 });
		await placed("2024-07-01T10:00:00Z", async () => orderOf(testShop, (await cartOf([product, 2])).id), "paid");
		await rowsOf(sql`delete from cart_items where product_id = ${product.id}`);
		await rowsOf(sql`delete from products where id = ${product.id}`);
		const july = ["--from", "2024-07-01", "--to", "2024-07-31"];
		expect((await sold(...july, "--by=product"))[1]).toBe(`${product.name}|1|2|200,00 Kč|242,00 Kč`);
		expect((await sold(...july, "--by=category"))[1]).toBe("(goods no longer there)|1|2|200,00 Kč|242,00 Kč");
	});

	test.each([
		[["--by", "week"], /^--by takes day, product, category, branch, not "week"\. Did you mean \w+\?$/],
		[["--limit", "0"], /^--limit takes a whole number from 1 to 1000000, not "0"\.$/],
		[["--json", "--csv"], /^Give --json or --csv, not both\.$/],
		[["--from", "2024-05-02", "--to", "2024-05-01"], /^--to must be later than --from\.$/],
		[["--from", "May"], /^--from is a day such as 2026-12-24/],
		[["x"], /^"x" is one argument too many\.$/],
	])("%j is not understood", async (args, sentence) => {
		await expectRefused(["sales", ...args], 2, [expect.stringMatching(sentence), USAGE]);
	});
});
