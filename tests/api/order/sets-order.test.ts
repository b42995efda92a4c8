import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listedRow } from "#tests/support/goods/goods.ts";
import { aListedSet, aTable, piecesOf } from "#tests/support/goods/sets.ts";
import { expectLedgerExact, openLedger } from "#tests/support/selling/ledger.ts";
import { tagsDuring } from "#tests/support/shop/announced.ts";
import { aGuestCart, DELIVERY, PAYMENT, placeOrder, type TestProduct } from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const PICKUP = { deliveryId: DELIVERY.branch, paymentId: PAYMENT.card, branchId: 1 };

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const get = (path: string) => testShop.call("GET", path);
const put = (cartId: string, { id, variantId }: TestProduct, quantity: number) =>
	testShop.call("PUT", `/cart/${cartId}`, { body: { id, variantId, quantity } });

describe("a set in the cart", () => {
	test("is limited by its parts, all places together", async () => {
		const { plate, set } = await aTable(testShop, { stock: 5, branches: { 1: 2 } }, { stock: 9, branches: { 1: 9 } });
		const cart = await aGuestCart(testShop);
		await expectRefused(testShop, () => put(cart.id, set, 4), 409, { error: "out_of_stock", value: 3 });
		const { status, body } = await put(cart.id, set, 3);
		expect(status).toBe(200);
		expect(body.cart.items).toMatchObject([{ quantity: 3, stock: 3, availability: "in_stock" }]);
		await testShop.shop.db.execute(sql`update stock set quantity = 1 where variant_id = ${plate.variantId}`);
		await expectRefused(testShop, () => put(cart.id, set, 1), 409, { error: "out_of_stock", value: 0 });
		const { body: later } = await get(`/cart/anonymous/cs/${cart.tempId}`);
		expect(later.items).toMatchObject([{ quantity: 3, stock: 0, availability: "temporarily_sold_out" }]);
	});

	test("is missing at branches and for the courier when its parts are", async () => {
		const { set } = await aTable(testShop, { stock: 2, branches: { 1: 4 } }, { stock: 1, branches: { 1: 2 } });
		const cart = await aGuestCart(testShop, [{ product: set, quantity: 3 }]);
		const { body } = await get(`/order/deliveries/cs/${cart.id}`);
		const branch = (id: number) => body.branches.find((one: { id: number }) => one.id === id);
		expect(branch(1)).toMatchObject({ lacks_stock: true, missing: [] });
		expect(branch(2)).toMatchObject({ lacks_stock: true, missing: [set.name] });
		for (const delivery of body.deliveries)
			expect(delivery.missing).toEqual(delivery.kind === "branch" ? [] : [set.name]);
	});
});

describe("an order of a set", () => {
	test("takes its parts from the warehouse and is one line at the set's price", async () => {
		const { plate, cup, set } = await aTable(testShop, { branches: { 1: 5 } });
		const initial = await openLedger(testShop);
		const cart = await aGuestCart(testShop, [{ product: set, quantity: 3 }]);
		const { status, body } = await placeOrder(testShop, cart.id);
		expect(status).toBe(201);
		expect(await piecesOf(testShop, plate)).toEqual({ warehouse: 6, 1: 5 });
		expect(await piecesOf(testShop, cup)).toEqual({ warehouse: 9 });
		expect(await piecesOf(testShop, set)).toEqual({});
		expect(await countRows(testShop, "order_stock_moves", `order_id = ${body.id}`)).toBe(2);
		const { lines } = (await get(`/order/${body.id}/${body.hash}`)).body;
		expect(lines[0]).toMatchObject({ kind: "goods", code: set.code, quantity: 3, total_with_tax: 30_000 });
		expect(lines.filter(({ kind }: { kind: string }) => kind === "goods")).toHaveLength(1);
		await expectLedgerExact(testShop, initial);
	});

	test("picked up at a branch takes each part there first, then from the warehouse", async () => {
		const { plate, cup, set } = await aTable(
			testShop,
			{ stock: 12, branches: { 1: 3 } },
			{ stock: 12, branches: { 1: 1, 2: 9 } },
		);
		const initial = await openLedger(testShop);
		const cart = await aGuestCart(testShop, [{ product: set, quantity: 2 }]);
		expect((await placeOrder(testShop, cart.id, PICKUP)).status).toBe(201);
		expect(await piecesOf(testShop, plate)).toEqual({ warehouse: 11, 1: 0 });
		expect(await piecesOf(testShop, cup)).toEqual({ warehouse: 11, 1: 0, 2: 9 });
		await expectLedgerExact(testShop, initial);
	});

	test("whose part is missing names the set: 409, nothing taken", async () => {
		const { cup, set } = await aTable(testShop);
		const cart = await aGuestCart(testShop, [{ product: set, quantity: 2 }]);
		await testShop.shop.db.execute(sql`update stock set quantity = 1 where variant_id = ${cup.variantId}`);
		const refusal = { error: "out_of_stock", value: set.name };
		await expectRefused(testShop, () => placeOrder(testShop, cart.id), 409, refusal);
		await testShop.shop.db.execute(sql`delete from stock where variant_id = ${cup.variantId}`);
		await expectRefused(testShop, () => placeOrder(testShop, cart.id), 409, refusal);
		await expectRefused(testShop, () => placeOrder(testShop, cart.id, PICKUP), 409, refusal);
	});

	test.each(["variants", "products"])(
		"whose part is no longer among the %s on sale names the set: 409",
		async (table) => {
			const { plate, set } = await aTable(testShop);
			const cart = await aGuestCart(testShop, [{ product: set }]);
			const id = table === "variants" ? plate.variantId : plate.id;
			await testShop.shop.db.execute(sql`update ${sql.raw(table)} set is_active = false where id = ${id}`);
			await expectRefused(testShop, () => placeOrder(testShop, cart.id), 409, {
				error: "out_of_stock",
				value: set.name,
			});
		},
	);

	test("and of one of its parts cannot take more of the part than is in stock", async () => {
		const { plate, set } = await aTable(testShop, { stock: 4 });
		const initial = await openLedger(testShop);
		const tooMany = await aGuestCart(testShop, [{ product: set }, { product: plate, quantity: 3 }]);
		await expectRefused(testShop, () => placeOrder(testShop, tooMany.id), 409, {
			error: "out_of_stock",
			value: plate.name,
		});
		const enough = await aGuestCart(testShop, [{ product: plate, quantity: 2 }, { product: set }]);
		expect((await placeOrder(testShop, enough.id)).status).toBe(201);
		expect(await piecesOf(testShop, plate)).toEqual({ warehouse: 0 });
		await expectLedgerExact(testShop, initial);
	});

	test("and of another set with the same part cannot take more of the part than is in stock", async () => {
		const { plate, set } = await aTable(testShop, { stock: 4 });
		const other = await aListedSet(testShop, { product: plate, quantity: 3 });
		const cart = await aGuestCart(testShop, [{ product: set }, { product: other }]);
		await expectRefused(testShop, () => placeOrder(testShop, cart.id), 409, {
			error: "out_of_stock",
			value: other.name,
		});
	});

	test("that takes the last piece of a part leaves the set sold out in listings, and refreshes every page that shows it", async () => {
		const { plate, cup, set } = await aTable(testShop, { stock: 2 });
		const other = await aListedSet(testShop, { product: cup, quantity: 1 });
		const cart = await aGuestCart(testShop, [{ product: set }]);
		const tags = await tagsDuring(testShop, () => placeOrder(testShop, cart.id));
		expect(tags).toEqual(["listings", ...[plate, cup, set, other].map(({ id }) => `product:${id}`)].toSorted());
		expect(await listedRow(testShop, set.id)).toMatchObject({
			is_in_stock: false,
			availability: "temporarily_sold_out",
		});
		expect(await listedRow(testShop, plate.id)).toMatchObject({ is_in_stock: false });
		expect(await listedRow(testShop, other.id)).toMatchObject({ is_in_stock: true });
	});

	test("of a part that leaves too few for the set makes the set sold out, and announces it", async () => {
		const { plate, set } = await aTable(testShop, { stock: 2 });
		const cart = await aGuestCart(testShop, [{ product: plate }]);
		const tags = await tagsDuring(testShop, () => placeOrder(testShop, cart.id));
		expect(tags).toEqual(["listings", `product:${plate.id}`, `product:${set.id}`].toSorted());
		expect(await listedRow(testShop, set.id)).toMatchObject({ is_in_stock: false });
		expect(await listedRow(testShop, plate.id)).toMatchObject({ is_in_stock: true });
	});

	test("that leaves enough of everything refreshes no listing, only the pages that show stock", async () => {
		const { plate, cup, set } = await aTable(testShop);
		const cart = await aGuestCart(testShop, [{ product: set }]);
		const tags = await tagsDuring(testShop, () => placeOrder(testShop, cart.id));
		expect(tags).toEqual([plate, cup, set].map(({ id }) => `product:${id}`).toSorted());
	});
});
