/** What `npm run torture` looks for in the database: nothing in a right one, and everything that it says it finds. */
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { aGuestCart, aProduct, placeOrder, type TestProduct } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";
import { brokenRows, lastOrderId, lostPieces, mailsWaiting, orderRows, piecesOf } from "#tools/torture/checks.sql.ts";

let testShop: TestShop;
let product: TestProduct;
let [first, second] = [
	{ id: 0, number: "", cartId: "" },
	{ id: 0, number: "", cartId: "" },
];

beforeAll(async () => {
	testShop = await openTestShop();
	product = await aProduct(testShop, { stock: 10 });
	await testShop.shop.db.execute(
		sql`insert into vouchers (code, type, value, quantity) values ('ONCE', 'amount', 10, 1)`,
	);
	const orders = [];
	for (const email of ["first@torture.example", "second@torture.example"]) {
		const cart = await aGuestCart(testShop, [{ product, quantity: 2 }]);
		if (orders.length === 0)
			await testShop.call("POST", `/voucher/cart/add/${cart.id}`, {
				body: { voucherCode: "ONCE", serviceType: "eshop" },
			});
		const { body } = await placeOrder(testShop, cart.id, { email });
		orders.push({ id: body.id, number: body.number, cartId: cart.id });
	}
	[first = first, second = second] = orders;
});
afterAll(() => testShop.close());

class Undone extends Error {}

/** What is found after some damage, which is undone again. */
async function foundAfter(damage: SQL[], find: (db: Database) => Promise<string[]> = brokenRows): Promise<string[]> {
	let found: string[] = [];
	await testShop.shop.db
		.transaction(async (tx) => {
			for (const one of damage) await tx.execute(one);
			found = await find(tx);
			throw new Undone();
		})
		.catch((error: unknown) => {
			if (!(error instanceof Undone)) throw error;
		});
	return found;
}

test("the checks find nothing in an undamaged shop", async () => {
	expect(await brokenRows(testShop.shop.db)).toEqual([]);
	expect((await orderRows(testShop.shop.db)).map(({ email }) => email)).toEqual([
		"first@torture.example",
		"second@torture.example",
	]);
	expect(await mailsWaiting(testShop.shop.db)).toBe(2);
});

test("orders that were there before are not asked about", async () => {
	const damage = [sql`update orders set total_minor = total_minor - 1, paid_at = now() where id = ${first.id}`];
	expect(await foundAfter(damage, (db) => brokenRows(db, { after: first.id }))).toEqual([]);
	expect(await foundAfter(damage)).not.toEqual([]);
	expect((await orderRows(testShop.shop.db, { after: first.id })).map(({ id }) => id)).toEqual([second.id]);
	expect(await lastOrderId(testShop.shop.db)).toBe(second.id);
});

describe("the checks find", () => {
	const goodsOf = () => sql`order_id = ${first.id} and kind = 'goods'`;
	test.each<[string, () => SQL[], () => string]>([
		[
			"an order without goods",
			() => [sql`delete from order_lines where ${goodsOf()}`],
			() => `an order without goods: ${first.number}`,
		],
		[
			"lines that do not add up",
			() => [sql`update orders set total_minor = total_minor - 1 where id = ${first.id}`],
			() => `lines that do not add up to the order's total: ${first.number}`,
		],
		[
			"VAT that does not add up",
			() => [sql`update orders set vat = '[]' where id = ${first.id}`],
			() => `VAT that does not add up to the order's total: ${first.number}`,
		],
		[
			"an order without a history",
			() => [sql`delete from order_events where order_id = ${first.id}`],
			() => `an order without its first event: ${first.number}`,
		],
		[
			"a cart left open",
			() => [sql`update carts set ordered_at = null where id = ${first.cartId}`],
			() => `an order whose cart is still open: ${first.number}`,
		],
		[
			"a cart closed for nothing",
			() => [
				sql`insert into carts (id, locale, currency_id, ordered_at)
				values ('00000000-0000-4000-8000-000000000001', 'cs', 1, now())`,
			],
			() => "a closed cart without an order: 00000000-0000-4000-8000-000000000001",
		],
		[
			"two orders of one cart",
			() => [
				sql`alter table orders drop constraint orders_cart_id_unique`,
				sql`update orders set cart_id = ${first.cartId} where id = ${second.id}`,
			],
			() => `two orders of one cart: ${first.cartId}`,
		],
		[
			"two orders of one buyer",
			() => [sql`update orders set email = 'first@torture.example' where id = ${second.id}`],
			() => "two orders of one buyer: first@torture.example",
		],
		[
			"a number given twice",
			() => [
				sql`alter table orders drop constraint orders_number_unique`,
				sql`update orders set number = ${first.number} where id = ${second.id}`,
			],
			() => `a number given twice: ${first.number}`,
		],
		[
			"pieces taken and not ordered",
			() => [sql`update order_stock_moves set quantity = 3 where order_id = ${first.id}`],
			() => `other pieces taken than ordered: ${first.number}, variant ${product.variantId}`,
		],
		[
			"pieces ordered and not taken",
			() => [sql`delete from order_stock_moves where order_id = ${first.id}`],
			() => `other pieces taken than ordered: ${first.number}, variant ${product.variantId}`,
		],
		[
			"less than no pieces",
			() => [
				sql`alter table stock drop constraint stock_not_negative`,
				sql`update stock set quantity = -1 where variant_id = ${product.variantId}`,
			],
			() => `less than no pieces: variant ${product.variantId}, place 1`,
		],
		[
			"an order without its mail",
			() => [sql`delete from pgboss.job where data ->> 'orderId' = ${`${first.id}`}`],
			() => `not exactly one confirmation queued: ${first.number}`,
		],
		[
			"a mail of no order",
			() => [sql`update pgboss.job set data = '{"orderId": 999999}' where data ->> 'orderId' = ${`${first.id}`}`],
			() => "a confirmation of no order: 999999",
		],
		[
			"a voucher that counts wrongly",
			() => [sql`update vouchers set used = 0 where code = 'ONCE'`],
			() => "a voucher used another number of times than redeemed: ONCE",
		],
		[
			"a voucher used too often",
			() => [
				sql`alter table vouchers drop constraint voucher_not_overused`,
				sql`update vouchers set used = 2 where code = 'ONCE'`,
			],
			() => "a voucher used more often than it may be: ONCE",
		],
		[
			"a discount without a redemption",
			() => [sql`delete from voucher_redemptions`],
			() => `a voucher charged but not redeemed, or the other way: ${first.number}`,
		],
		[
			"money nobody sent",
			() => [sql`update orders set paid_at = now() where id = ${first.id}`],
			() => `money nobody sent: ${first.number}`,
		],
	])("%s", async (_, damage, sentence) => {
		expect(await foundAfter(damage())).toContain(sentence());
	});

	test("a piece that vanished", async () => {
		const { db } = testShop.shop;
		const initial = await piecesOf(db);
		expect(await lostPieces(db, initial)).toEqual([]);
		const found = await foundAfter([sql`update stock set quantity = 5 where variant_id = ${product.variantId}`], (tx) =>
			lostPieces(tx, initial),
		);
		expect(found).toEqual([`pieces lost or made up: variant/place ${product.variantId}/1, 10 before, 9 now`]);
	});
});
