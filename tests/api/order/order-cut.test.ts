/** The connection of an order is lost at each of its statements in turn, before the database hears it or before its answer comes. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import { createTestDatabase } from "#tests/support/database/test-database.ts";
import { expectLedgerExact, type Ledger, openLedger } from "#tests/support/selling/ledger.ts";
import { cartsOf } from "#tests/support/selling/order-races.ts";
import { aFaultyServer, type Cut, type FaultyServer } from "#tests/support/servers/faulty-server.ts";
import { addVoucher, aProduct, placeOrder, type TestProduct } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

/** One for each statement of an order, twice; an order has 24. */
const CARTS = 60;

let network: FaultyServer;
let testShop: TestShop;
let product: TestProduct;
let initial: Ledger;
let carts: Cart[];

beforeAll(async () => {
	const database = await createTestDatabase();
	network = await aFaultyServer(database.url);
	testShop = await openTestShop({
		database: { url: network.url, drop: () => network.close().then(() => database.drop()) },
	});
	product = await aProduct(testShop, { stock: 1000 });
	initial = await openLedger(testShop);
	const filled = await cartsOf(
		testShop,
		Array.from({ length: CARTS }, () => [{ product, quantity: 2 }]),
	);
	carts = await Promise.all(filled.map(({ id }) => addVoucher(testShop, id, "KONFETY10")));
});
afterAll(() => testShop.close());

/** What the database has of a cart's order, in any table that an order writes. */
async function kept(cartId: string) {
	const { rows } = await testShop.shop.db.execute(sql`
		with o as (select id from orders where cart_id = ${cartId}::uuid)
		select (select count(*)::int from o) as orders,
			(select count(*)::int from order_lines where order_id in (select id from o) and kind = 'goods') as goods,
			(select count(*)::int from order_events where order_id in (select id from o)) as events,
			(select count(*)::int from voucher_redemptions where order_id in (select id from o)) as vouchers,
			(select count(*)::int from pgboss.job where name = 'mail.order' and data ->> 'orderId' in (select id::text from o)) as mails`);
	return rows[0];
}

const NOTHING = { orders: 0, goods: 0, events: 0, vouchers: 0, mails: 0 };
const WHOLE = { orders: 1, goods: 1, events: 1, vouchers: 1, mails: 1 };

async function orderOnce(cut: Cut | null) {
	const cart = carts.pop();
	if (!cart) throw new Error(`An order has more statements than this file has carts (${CARTS}).`);
	const key = { "Idempotency-Key": `cut ${cart.id}` };
	const { value: answer, statements } = await network.duringCut(cut, () => placeOrder(testShop, cart.id, {}, key));
	const before = await kept(cart.id);
	const repeat = await placeOrder(testShop, cart.id, {}, key);
	const after = await kept(cart.id);
	return { answer, statements, before, repeat, after };
}

test.each([
	["is not heard by the database", false],
	["is carried out and its answer lost", true],
])(
	"an order whose connection is lost at a statement that %s is whole or not there, and the same key makes it once",
	async (_, isHeard) => {
		const { statements } = await orderOnce(null);
		console.log(statements.length);
		expect(statements[0]).toMatch(/^begin/);
		expect(statements.at(-1)).toBe("commit");
		expect(statements.length).toBeGreaterThan(10);

		for (let statement = 0; statement < statements.length; statement++) {
			const { answer, before, repeat, after } = await orderOnce({ statement, isHeard });
			const isKept = isHeard && statement === statements.length - 1;
			expect({ statement, answer: answer.status, before, repeat: repeat.status, after }).toEqual({
				statement,
				answer: 503,
				before: isKept ? WHOLE : NOTHING,
				repeat: isKept ? 200 : 201,
				after: WHOLE,
			});
		}
		await expectLedgerExact(testShop, initial);
	},
);
