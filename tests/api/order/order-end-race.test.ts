import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import type { OrderActor, OrderState } from "#lib/domain/order/order-states.ts";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { moveOrder } from "#lib/shop/selling/order/move-order.ts";
import { expireOrders } from "#lib/shop/selling/payment/expire-orders.ts";
import { sized } from "#tests/support/running/sized.ts";
import { expectLedgerExact, openLedger } from "#tests/support/selling/ledger.ts";
import { consequencesOf, historyOf, mailedSteps, orderOf, type PlacedOrder } from "#tests/support/selling/orders.ts";
import { aVoucher, expectVouchersExact } from "#tests/support/selling/vouchers.ts";
import { addVoucher, aGuestCart, aProduct, type TestProduct } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const ROUNDS = sized(8, 20);

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const twoProducts = async () => [await aProduct(testShop, { stock: 500 }), await aProduct(testShop, { stock: 500 })];

/** Orders of the same two products in changing order, each with a voucher of its own. */
async function unpaidOrders(count: number, products?: TestProduct[]): Promise<PlacedOrder[]> {
	products ??= await twoProducts();
	return Promise.all(
		Array.from({ length: count }, async (_, index) => {
			const lines = (index % 2 === 0 ? products : products.toReversed()).map((product) => ({ product, quantity: 2 }));
			const [voucher, cart] = [await aVoucher(testShop), await aGuestCart(testShop, lines)];
			await addVoucher(testShop, cart.id, voucher.code);
			return orderOf(testShop, cart.id);
		}),
	);
}

const cancel = ({ id, hash }: PlacedOrder) => testShop.call("POST", `/order/${id}/${hash}/cancel`);
const move = (id: number, to: OrderState, actor: OrderActor) =>
	transaction(testShop.shop.db, (tx) => moveOrder(testShop.shop, tx, { orderId: id, to, actor }));
const pay = ({ id }: PlacedOrder) => move(id, "paid", "gateway");

/** A payment that comes as late as the call that cancels: it reads the order first. */
const payLater = async (order: PlacedOrder) => {
	for (let read = 0; read < 3; read++) await testShop.call("GET", `/order/${order.id}/${order.hash}`);
	return pay(order);
};

/** Each order was either paid, with an invoice, or cancelled, with neither invoice nor money to give back. */
async function expectOneEnd(orders: PlacedOrder[], cancelledBy: string): Promise<{ paid: number; cancelled: number }> {
	const ends = { paid: 0, cancelled: 0 };
	for (const order of orders) {
		const [history, consequences] = [await historyOf(testShop, order), await consequencesOf(testShop, order)];
		const isPaid = consequences?.is_paid === true;
		expect(history).toEqual(["waiting_for_payment shopper", isPaid ? "paid gateway" : cancelledBy]);
		expect(consequences).toEqual({ is_paid: isPaid, papers: isPaid ? ["invoice"] : [], refunds: [] });
		expect(await mailedSteps(testShop, order)).toEqual([isPaid ? "paid" : "cancelled"]);
		ends[isPaid ? "paid" : "cancelled"]++;
	}
	return ends;
}

test("of paying and cancelling an order at the same moment one succeeds, the other is refused, and stock and vouchers are right", async () => {
	const initial = await openLedger(testShop);
	const orders = await unpaidOrders(ROUNDS);
	for (const [variant, pieces] of await openLedger(testShop)) if (!initial.has(variant)) initial.set(variant, pieces);
	const answers = await Promise.all(
		orders.map((order, index) => Promise.all([index % 2 === 0 ? pay(order) : payLater(order), cancel(order)])),
	);
	for (const [index, order] of orders.entries()) {
		const paid = (await consequencesOf(testShop, order))?.is_paid;
		expect(answers[index]).toMatchObject(
			paid
				? [{ ok: true }, { status: 409, body: { error: "not_cancellable", value: "paid" } }]
				: [
						{ ok: false, error: "not_movable", value: "cancelled" },
						{ status: 200, body: { state: "cancelled" } },
					],
		);
	}
	await expectOneEnd(orders, "cancelled shopper");
	await expectLedgerExact(testShop, initial);
	await expectVouchersExact(testShop);
});

test("of paying an order and its expiry at the same moment one succeeds", async () => {
	const initial = await openLedger(testShop);
	const orders = await unpaidOrders(ROUNDS);
	for (const [variant, pieces] of await openLedger(testShop)) if (!initial.has(variant)) initial.set(variant, pieces);
	testShop.passMs(7 * DAY_S * SECOND_MS);
	// Two machines run the same job; payments come in from the other end of the line.
	const [first, second] = await Promise.all([
		expireOrders(testShop.shop),
		expireOrders(testShop.shop),
		(async () => {
			for (const order of orders.toReversed()) await pay(order);
			return 0;
		})(),
	]);
	const { cancelled } = await expectOneEnd(orders, "cancelled job: not paid in time");
	expect(first + second).toBe(cancelled);
	await expectLedgerExact(testShop, initial);
	await expectVouchersExact(testShop);
});

test("cancelling one order ten times at once puts its goods back once", async () => {
	const initial = await openLedger(testShop);
	const orders = await unpaidOrders(4);
	for (const [variant, pieces] of await openLedger(testShop)) if (!initial.has(variant)) initial.set(variant, pieces);
	const answers = await Promise.all(orders.flatMap((order) => Array.from({ length: 10 }, () => cancel(order))));
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
	await expectOneEnd(orders, "cancelled shopper");
	await expectLedgerExact(testShop, initial);
	await expectVouchersExact(testShop);
});

test("cancelling and ordering the same goods never deadlock", async () => {
	const products = await twoProducts();
	const initial = await openLedger(testShop);
	const orders = await unpaidOrders(ROUNDS, products);
	const carts = await Promise.all(
		orders.map((_, index) => {
			const lines = products.map((product) => ({ product }));
			return aGuestCart(testShop, index % 3 === 0 ? lines : lines.toReversed());
		}),
	);
	const placed = await Promise.all([
		...carts.map((cart) => orderOf(testShop, cart.id)),
		...orders.map(({ id }) => move(id, "cancelled", "command")),
	]);
	expect(placed).toHaveLength(2 * ROUNDS);
	const { rows } = await testShop.shop.db.execute<{ n: number }>(sql`
		select deadlocks::int as n from pg_stat_database where datname = current_database()`);
	expect(rows[0]?.n).toBe(0);
	await expectLedgerExact(testShop, initial);
});
