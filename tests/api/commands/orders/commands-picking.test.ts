import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { aListedSet } from "#tests/support/goods/sets.ts";
import { anOrder, moveThrough, orderOf, type PlacedOrder } from "#tests/support/selling/orders.ts";
import { aGuestCart, aProduct, DELIVERY, PAYMENT, type TestProduct } from "#tests/support/shop/builders.ts";
import { expectRefused, folder, rowsOf, shop, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";
import { pdfPages } from "#tests/support/texts/pdf-text.ts";

withCommandShop();

const COD = { paymentId: PAYMENT.cod };
const PICKUP = { deliveryId: DELIVERY.branch, branchId: 1, paymentId: PAYMENT.transfer };
let plate: TestProduct;
let cup: TestProduct;
let set: TestProduct;
let first: PlacedOrder;
let second: PlacedOrder;
let pickup: PlacedOrder;
let branch: { name: string; slug: string };

test("without orders to pack the command says so, and writes nothing", async () => {
	const out = join(folder, "nothing.pdf");
	expect(await shop("orders", "picking", "--out", out)).toEqual({
		code: 0,
		out: ["Nothing waits to be packed."],
		err: [],
	});
	expect(existsSync(out)).toBe(false);
});

test("a list of an earlier run is removed when there is nothing to pack", async () => {
	const out = join(folder, "stale.pdf");
	const order = await anOrder(testShop, COD);
	await shop("orders", "picking", "--out", out);
	await moveThrough(testShop, order, "packed");
	expect(await shop("orders", "picking", "--out", out)).toEqual({
		code: 0,
		out: ["Nothing waits to be packed."],
		err: [`There is nothing to write; the file ${out} of an earlier run is removed.`],
	});
	expect(existsSync(out)).toBe(false);
});

describe("with three orders to be packed", () => {
	beforeAll(async () => {
		const [row] = await rowsOf<{ name: string; slug: string }>(sql`select name, slug from branches where id = 1`);
		branch = row ?? { name: "", slug: "" };
		plate = await aProduct(testShop, { branches: { 1: 1 } });
		cup = await aProduct(testShop);
		set = await aListedSet(testShop, { product: plate, quantity: 2 }, { product: cup, quantity: 1 });
		const cart = async (...lines: Parameters<typeof aGuestCart>[1] & object) => (await aGuestCart(testShop, lines)).id;
		first = await orderOf(testShop, await cart({ product: cup, quantity: 3, note: "bez\nkrabice \u202e" }), COD);
		second = await orderOf(
			testShop,
			await cart({ product: set, quantity: 2, note: "jako dárek" }, { product: cup }),
			COD,
		);
		pickup = await orderOf(testShop, await cart({ product: plate, quantity: 2 }), PICKUP);
		await moveThrough(testShop, pickup, "paid");
		const packed = await orderOf(testShop, await cart({ product: plate }), COD);
		await moveThrough(testShop, packed, "packed");
		// Waits for its payment yet.
		await orderOf(testShop, await cart({ product: plate }));
	});

	test("shows for each place what to take, in total and by order, with sets as their parts and the notes of lines", async () => {
		const { code, out } = await shop("orders", "picking");
		expect(code).toBe(0);
		expect(out).toEqual([
			"Warehouse",
			"       Code    Goods    Pieces  Orders",
			`  [ ]  ${plate.code}  ${plate.name}       5  ${second.number}: 4 (jako dárek), ${pickup.number}: 1`,
			`  [ ]  ${cup.code}  ${cup.name}       6  ${first.number}: 3 (bez krabice), ${second.number}: 3 (jako dárek)`,
			"",
			branch.name,
			"       Code    Goods    Pieces  Orders",
			`  [ ]  ${plate.code}  ${plate.name}       1  ${pickup.number}: 1`,
		]);
		expect(await shop("orders", "picking")).toEqual({ code, out, err: [] });
	});

	test("can be limited to one state, or one branch", async () => {
		const paid = (await shop("orders", "picking", "--state", "paid")).out.join("\n");
		expect(paid).toContain(`1  ${pickup.number}: 1`);
		expect(paid).not.toContain(first.number);
		const { out } = await shop("orders", "picking", "--branch", branch.slug);
		expect(out[0]).toBe(branch.name);
		expect(out).toHaveLength(3);
	});

	test("shows the list as JSON", async () => {
		const { out } = await shop("orders", "picking", "--branch", branch.slug, "--json");
		expect(JSON.parse(out.join("\n"))).toEqual([
			{
				place: branch.name,
				branch: branch.slug,
				goods: [
					{
						code: plate.code,
						name: plate.name,
						pieces: 1,
						orders: [{ number: pickup.number, pieces: 1, notes: [] }],
					},
				],
			},
		]);
	});

	test("prints the list in Czech, with the same bytes each time, with every order and note", async () => {
		const [one, two] = [join(folder, "a", "vychystat.pdf"), join(folder, "b.pdf")];
		expect(await shop("orders", "picking", "--out", one)).toEqual({ code: 0, out: [one], err: [] });
		await shop("orders", "picking", "--out", two);
		expect(readFileSync(one).equals(readFileSync(two))).toBe(true);
		expect(statSync(one).mode & 0o077).toBe(0);
		const text = pdfPages(readFileSync(one)).join("\n").replaceAll("\u00a0", " ");
		for (const words of [
			"Vychystávací list",
			"Sklad e-shopu",
			branch.name,
			plate.code,
			cup.name,
			"bez krabice",
			"jako dárek",
			first.number,
			pickup.number,
			"Strana 1 z 1",
		])
			expect(text).toContain(words);
	});

	test("pieces of a cancelled order are not listed", async () => {
		await moveThrough(testShop, first, "cancelled");
		expect((await shop("orders", "picking")).out.join("\n")).not.toContain(first.number);
	});
});

type Listed = { code: string; name: string; pieces: number; orders: { number: string }[] };

describe("goods that are no longer in the catalogue", () => {
	const gone = async (...products: TestProduct[]) => {
		for (const { id } of products) {
			await rowsOf(sql`delete from cart_items where product_id = ${id}`);
			await rowsOf(sql`delete from products where id = ${id}`);
		}
	};
	const listed = async (...codes: string[]) => {
		const { out } = await shop("orders", "picking", "--json");
		const places: { branch: string | null; goods: Listed[] }[] = JSON.parse(out.join("\n"));
		return places.flatMap(({ branch: at, goods }) =>
			goods
				.filter(({ code }) => codes.some((one) => code.includes(one)))
				.map(({ code, name, pieces, orders }) => [at, code, name, pieces, orders.map(({ number }) => number).join()]),
		);
	};
	const withCart = async (
		changes: Parameters<typeof orderOf>[2],
		...lines: Parameters<typeof aGuestCart>[1] & object
	) => orderOf(testShop, (await aGuestCart(testShop, lines)).id, changes);

	test("have the names that their orders keep, each in a line of its own", async () => {
		const [hat, mask] = [await aProduct(testShop), await aProduct(testShop)];
		const one = await withCart(COD, { product: hat, quantity: 2, note: "červený" }, { product: mask, quantity: 3 });
		const two = await withCart(COD, { product: hat });
		await gone(hat, mask);
		expect(await listed(hat.code, mask.code)).toEqual([
			[null, hat.code, hat.name, 3, `${one.number},${two.number}`],
			[null, mask.code, mask.name, 3, one.number],
		]);
		expect((await shop("orders", "picking")).out.join("\n")).toContain(`${one.number}: 2 (červený)`);
	});

	test("of a pickup are listed where they were taken, under both names when it is unclear which", async () => {
		const [hat, mask] = [
			await aProduct(testShop, { branches: { 1: 1 } }),
			await aProduct(testShop, { branches: { 1: 2 } }),
		];
		const one = await withCart(PICKUP, { product: hat, quantity: 3 });
		const two = await withCart(PICKUP, { product: mask, quantity: 3 }, { product: hat });
		for (const order of [one, two]) await moveThrough(testShop, order, "paid");
		await gone(hat, mask);
		expect(await listed(hat.code, mask.code)).toEqual([
			[null, hat.code, hat.name, 2, one.number],
			[null, `${mask.code} / ${hat.code}`, `${mask.name} / ${hat.name}`, 2, two.number],
			[branch.slug, hat.code, hat.name, 1, one.number],
			[branch.slug, `${mask.code} / ${hat.code}`, `${mask.name} / ${hat.name}`, 2, two.number],
		]);
	});
});

test("an unknown branch is refused with a list of the branches", async () => {
	const { code, err } = await shop("orders", "picking", "--branch", "brn");
	expect(code).toBe(1);
	expect(err[0]).toMatch(/^There is no branch "brn"\. Did you mean brno[a-z-]*\?$/);
});

test.each([
	[["--state", "packed"], "Only orders that are paid or accepted wait to be packed, not packed ones."],
	[["--json", "--out", "a.pdf"], "Give --json or --out, not both."],
	[["2600001"], '"2600001" is one argument too many.'],
])("orders picking %j is not understood", async (args, sentence) => {
	const { code, err } = await shop("orders", "picking", ...args);
	expect([code, err[0]]).toEqual([2, sentence]);
});

test("a file that cannot be written to is reported plainly", async () => {
	await expectRefused(["orders", "picking", "--out", join("/dev/null", "a.pdf")], 1, [
		expect.stringMatching(/^The file \/dev\/null\/a\.pdf cannot be written: /) as unknown as string,
	]);
});
