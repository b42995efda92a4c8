import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mayMove, ORDER_STATES, type OrderActor, type OrderState } from "#lib/domain/order/order-states.ts";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { moveOrder } from "#lib/shop/selling/order/move-order.ts";
import { aTable, piecesOf } from "#tests/support/goods/sets.ts";
import { aToken, stockBackJobs } from "#tests/support/goods/watches.ts";
import { expectLedgerExact, openLedger } from "#tests/support/selling/ledger.ts";
import {
	anOrder,
	consequencesOf,
	historyOf,
	mailedSteps,
	moveThrough,
	orderOf,
} from "#tests/support/selling/orders.ts";
import { aVoucher, usesOf } from "#tests/support/selling/vouchers.ts";
import { tagsDuring } from "#tests/support/shop/announced.ts";
import { addVoucher, aGuestCart, aProduct, PAYMENT } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const PICKUP = { deliveryId: 1, branchId: 1, paymentId: PAYMENT.card };
const COD = { paymentId: PAYMENT.cod };

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const move = (id: number, to: OrderState, actor: OrderActor = "command") =>
	transaction(testShop.shop.db, (tx) =>
		moveOrder(testShop.shop, tx, { orderId: id, to, actor, by: "anna", note: "zkouška" }),
	);
const stateOf = async (id: number) =>
	(await testShop.shop.db.execute<{ state: OrderState }>(sql`select state from orders where id = ${id}`)).rows[0]
		?.state;

class Undone extends Error {}

/** What a move would answer, without it. */
async function answerOf(id: number, from: OrderState, to: OrderState, actor: OrderActor): Promise<string> {
	let answer = "";
	await testShop.shop.db
		.transaction(async (tx) => {
			await tx.execute(sql`update orders set state = ${from}, paid_at = null where id = ${id}`);
			const events = () =>
				tx.execute<{ n: number }>(sql`select count(*)::int as n from order_events where order_id = ${id}`);
			const before = (await events()).rows[0]?.n ?? 0;
			const moved = await moveOrder(testShop.shop, tx, { orderId: id, to, actor });
			const written = ((await events()).rows[0]?.n ?? 0) - before;
			if (!moved.ok) answer = `${moved.error} ${moved.value}, ${written} written`;
			else answer = `${moved.value.isRepeat ? "repeat" : "moved"}, ${written} written`;
			throw new Undone();
		})
		.catch((error: unknown) => {
			if (!(error instanceof Undone)) throw error;
		});
	return answer;
}

describe("an order moves", () => {
	test.each(["command", "shopper", "gateway", "job"] as const)(
		"from every state to every other one exactly where the table lets the %s",
		async (actor) => {
			for (const [isPickup, changes] of [
				[false, {}],
				[true, PICKUP],
			] as const) {
				const { id } = await anOrder(testShop, changes);
				for (const from of ORDER_STATES) {
					for (const to of ORDER_STATES) {
						const expected =
							from === to
								? "repeat, 0 written"
								: mayMove({ state: from, isPickup }, to, actor)
									? "moved, 1 written"
									: `not_movable ${from}, 0 written`;
						expect(await answerOf(id, from, to, actor), `${from} → ${to}`).toBe(expected);
					}
				}
			}
		},
	);

	test("as a parcel paid by card, with one invoice, its mails, and who did it", async () => {
		const order = await anOrder(testShop, { paymentId: PAYMENT.card });
		for (const to of ["paid", "accepted", "packed", "handed_over", "delivered"] as const) {
			expect(await move(order.id, to)).toMatchObject({ ok: true, value: { number: order.number, isRepeat: false } });
			expect(await move(order.id, to)).toMatchObject({ ok: true, value: { isRepeat: true } });
		}
		expect(await historyOf(testShop, order)).toEqual([
			"waiting_for_payment shopper",
			"paid command anna: zkouška",
			"accepted command anna: zkouška",
			"packed command anna: zkouška",
			"handed_over command anna: zkouška",
			"delivered command anna: zkouška",
		]);
		expect(await consequencesOf(testShop, order)).toEqual({ is_paid: true, papers: ["invoice"], refunds: [] });
		expect(await mailedSteps(testShop, order)).toEqual(["paid", "handed_over", "delivered"]);
	});

	test("to delivered without changing the time of the payment", async () => {
		const order = await anOrder(testShop);
		await moveThrough(testShop, order, "paid");
		const paidAt = async () =>
			(await testShop.shop.db.execute(sql`select paid_at from orders where id = ${order.id}`)).rows;
		const before = await paidAt();
		testShop.passMs(1_000);
		await moveThrough(testShop, order, "accepted", "packed", "handed_over", "delivered");
		expect(await paidAt()).toEqual(before);
	});

	test("as a pickup: it waits at its branch and is never handed over to a carrier", async () => {
		const order = await anOrder(testShop, PICKUP, { branches: { 1: 5 } });
		await moveThrough(testShop, order, "paid", "accepted", "packed");
		expect(await move(order.id, "handed_over")).toMatchObject({ ok: false, error: "not_movable", value: "packed" });
		await moveThrough(testShop, order, "ready_at_branch", "delivered");
		expect(await mailedSteps(testShop, order)).toEqual(["paid", "ready_at_branch", "delivered"]);
	});

	test("as a pickup paid in cash, in a shop that allows it: invoiced and paid when it is picked up", async () => {
		await testShop.shop.db.execute(
			sql`insert into delivery_payments (delivery_id, payment_id) values (1, ${PAYMENT.cod})`,
		);
		const order = await anOrder(testShop, { ...PICKUP, ...COD }, { branches: { 1: 5 } });
		await moveThrough(testShop, order, "packed", "ready_at_branch");
		expect(await consequencesOf(testShop, order)).toEqual({ is_paid: false, papers: [], refunds: [] });
		await moveThrough(testShop, order, "delivered");
		expect(await consequencesOf(testShop, order)).toEqual({ is_paid: true, papers: ["invoice"], refunds: [] });
	});

	test("as cash on delivery: invoiced on its way, paid at the door", async () => {
		const order = await anOrder(testShop, COD);
		expect(await stateOf(order.id)).toBe("accepted");
		await moveThrough(testShop, order, "packed");
		expect(await consequencesOf(testShop, order)).toEqual({ is_paid: false, papers: [], refunds: [] });
		await moveThrough(testShop, order, "handed_over");
		expect(await consequencesOf(testShop, order)).toEqual({ is_paid: false, papers: ["invoice"], refunds: [] });
		await moveThrough(testShop, order, "delivered");
		expect(await consequencesOf(testShop, order)).toEqual({ is_paid: true, papers: ["invoice"], refunds: [] });
		expect(await mailedSteps(testShop, order)).toEqual(["handed_over", "delivered"]);
	});

	test("to paid once, whatever state it has reached; an ended order can no longer be paid", async () => {
		const order = await anOrder(testShop);
		await moveThrough(testShop, order, "paid", "accepted", "packed");
		expect(await move(order.id, "paid", "gateway")).toMatchObject({
			ok: true,
			value: { isRepeat: true, from: "packed" },
		});
		await moveThrough(testShop, order, "withdrawn");
		expect(await move(order.id, "paid", "gateway")).toMatchObject({ ok: false, value: "withdrawn" });
		const cancelled = await anOrder(testShop);
		await moveThrough(testShop, cancelled, "paid", "cancelled");
		expect(await move(cancelled.id, "paid", "gateway")).toMatchObject({ ok: false, value: "cancelled" });
	});

	test("by its number too; an unknown number is not found", async () => {
		const { number } = await anOrder(testShop);
		const byNumber = (which: string) =>
			transaction(testShop.shop.db, (tx) =>
				moveOrder(testShop.shop, tx, { number: which, to: "paid", actor: "command" }),
			);
		expect((await byNumber(number)).ok).toBe(true);
		expect(await byNumber("1")).toEqual({ ok: false, error: "not_found" });
	});

	test("to paid at once when it costs nothing", async () => {
		const voucher = await aVoucher(testShop, { value: "500" });
		const product = await aProduct(testShop, { priceMinor: 10_000, branches: { 1: 5 } });
		const cart = await aGuestCart(testShop, [{ product }]);
		await addVoucher(testShop, cart.id, voucher.code);
		const order = await orderOf(testShop, cart.id, PICKUP);
		expect(await historyOf(testShop, order)).toEqual(["waiting_for_payment shopper", "paid job: nothing to pay"]);
		expect(await consequencesOf(testShop, order)).toEqual({ is_paid: true, papers: ["invoice"], refunds: [] });
		await moveThrough(testShop, order, "cancelled");
		expect((await consequencesOf(testShop, order))?.refunds).toEqual([]);
	});
});

describe("a cancelled order", () => {
	test.each<[string, OrderState[], string[]]>([
		["waiting for payment", [], []],
		["paid", ["paid"], ["invoice", "credit_note"]],
		["accepted", ["paid", "accepted"], ["invoice", "credit_note"]],
		["packed", ["paid", "accepted", "packed"], ["invoice", "credit_note"]],
		["ready at its branch", ["paid", "accepted", "packed", "ready_at_branch"], ["invoice", "credit_note"]],
	])("that was %s returns its goods to the places they were taken from", async (_, states, papers) => {
		const initial = await openLedger(testShop);
		const order = await anOrder(testShop, PICKUP, {
			stock: 9,
			branches: { 1: 1, 2: 4 },
			quantity: 3,
			priceMinor: 10_000,
		});
		expect(await piecesOf(testShop, order.product)).toEqual({ warehouse: 7, 1: 0, 2: 4 });
		await moveThrough(testShop, order, ...states, "cancelled");
		expect(await piecesOf(testShop, order.product)).toEqual({ warehouse: 9, 1: 1, 2: 4 });
		const refunds = states.length === 0 ? [] : ["cancelled 30000 requested"];
		expect(await consequencesOf(testShop, order)).toEqual({ is_paid: states.length > 0, papers, refunds });
		initial.set(order.product.variantId, 14);
		await expectLedgerExact(testShop, initial);
		expect(await move(order.id, "cancelled")).toMatchObject({ ok: true, value: { isRepeat: true } });
		expect(await piecesOf(testShop, order.product)).toEqual({ warehouse: 9, 1: 1, 2: 4 });
		expect((await mailedSteps(testShop, order)).filter((step) => step === "cancelled")).toEqual(["cancelled"]);
	});

	test("that was handed over returns no goods by itself, and gets a credit note", async () => {
		const initial = await openLedger(testShop);
		const order = await anOrder(testShop, COD, { stock: 9, quantity: 3 });
		await moveThrough(testShop, order, "packed", "handed_over", "cancelled");
		expect(await piecesOf(testShop, order.product)).toEqual({ warehouse: 6 });
		expect(await consequencesOf(testShop, order)).toEqual({
			is_paid: false,
			papers: ["invoice", "credit_note"],
			refunds: [],
		});
		initial.set(order.product.variantId, 9);
		await expectLedgerExact(testShop, initial);
	});

	test("returns the parts of a set to stock, and the set can be bought again", async () => {
		const { plate, cup, set } = await aTable(testShop, { stock: 4 }, { stock: 2 });
		const initial = await openLedger(testShop);
		const cart = await aGuestCart(testShop, [{ product: set, quantity: 2 }]);
		const order = await orderOf(testShop, cart.id);
		const productOf = async (id: number) => (await testShop.call("GET", `/catalog/product/cs/${id}`)).body;
		expect(await productOf(set.id)).toMatchObject({ stock: 0 });
		const tags = await tagsDuring(testShop, () => moveThrough(testShop, order, "cancelled"));
		expect(tags).toEqual(["listings", ...[plate, cup, set].map(({ id }) => `product:${id}`)].toSorted());
		expect([await piecesOf(testShop, plate), await piecesOf(testShop, cup)]).toEqual([
			{ warehouse: 4 },
			{ warehouse: 2 },
		]);
		expect(await productOf(set.id)).toMatchObject({ stock: 2, availability: "in_stock" });
		await expectLedgerExact(testShop, initial);
	});

	test("notifies the watchers of its goods", async () => {
		const order = await anOrder(testShop, {}, { stock: 2, quantity: 2 });
		const token = await aToken(testShop);
		const { variantId } = order.product;
		const watch = await testShop.call("POST", `/watchdog/${variantId}`, { token, body: { locale: "cs" } });
		expect(watch.status).toBe(200);
		const before = (await stockBackJobs(testShop)).length;
		await moveThrough(testShop, order, "cancelled");
		expect(await stockBackJobs(testShop)).toHaveLength(before + 1);
	});

	test("no longer uses its vouchers, a withdrawn one still does", async () => {
		const orderWith = async () => {
			const voucher = await aVoucher(testShop, { quantity: 1 });
			const cart = await aGuestCart(testShop, [{ product: await aProduct(testShop, { priceMinor: 50_000 }) }]);
			await addVoucher(testShop, cart.id, voucher.code);
			return { ...(await orderOf(testShop, cart.id)), voucher };
		};
		const [cancelled, withdrawn] = [await orderWith(), await orderWith()];
		expect(await usesOf(testShop, cancelled.voucher)).toEqual({ used: 1, redemptions: 1 });
		await moveThrough(testShop, cancelled, "paid", "cancelled");
		await moveThrough(testShop, withdrawn, "paid", "withdrawn");
		expect(await usesOf(testShop, cancelled.voucher)).toEqual({ used: 0, redemptions: 0 });
		expect(await usesOf(testShop, withdrawn.voucher)).toEqual({ used: 1, redemptions: 1 });
	});
});
