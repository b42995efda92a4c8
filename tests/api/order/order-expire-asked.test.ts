import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import { ORDER_EXPIRY_WAIT_S } from "#lib/domain/order/order-terms.ts";
import { expireOrders } from "#lib/shop/selling/payment/expire-orders.ts";
import { anOrder, historyOf, mailedSteps } from "#tests/support/selling/orders.ts";
import { aCardOrder, auditOf, lastDetail, moneyOf, openPayment } from "#tests/support/selling/payments.ts";
import { type ComgateServer, startComgate } from "#tests/support/servers/comgate-server.ts";
import { PAYMENT } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const DAY_MS = DAY_S * SECOND_MS;
const WAIT_MS = ORDER_EXPIRY_WAIT_S * SECOND_MS;

let comgate: ComgateServer;
let testShop: TestShop;

beforeAll(async () => {
	comgate = await startComgate();
	testShop = await openTestShop({ payment: comgate.settings });
});
afterEach(async () => {
	comgate.misbehave(null);
	await testShop.shop.db.execute(sql`update orders set state = 'cancelled' where state = 'waiting_for_payment'`);
});
afterAll(async () => {
	await testShop.close();
	await comgate.close();
});

const anOpenPayment = () => openPayment(testShop, comgate);

const stateOf = async (order: { id: number }) => (await moneyOf(testShop, order.id))?.state;

describe("an expired order with an open payment", () => {
	test("is paid when the gateway says so, although no notification came", async () => {
		const { order, payment } = await anOpenPayment();
		payment.status = "PAID";
		testShop.passMs(DAY_MS);
		expect(await expireOrders(testShop.shop)).toBe(0);
		expect(await moneyOf(testShop, order.id)).toEqual({ state: "paid", paid: 1, payments: ["paid"], refunds: [] });
		expect(await mailedSteps(testShop, order)).toEqual(["paid"]);
		expect(await auditOf(testShop, payment.transId)).toEqual(["created", "paid"]);
		expect(await lastDetail(testShop, payment.transId)).toMatchObject({ occasion: "job", state: "paid" });
	});

	test.each(["PENDING", "CANCELLED"] as const)("is cancelled when the gateway calls it %s", async (status) => {
		const { order, payment } = await anOpenPayment();
		payment.status = status;
		testShop.passMs(DAY_MS);
		expect(await expireOrders(testShop.shop)).toBe(1);
		expect((await historyOf(testShop, order)).at(-1)).toBe("cancelled job: not paid in time");
	});

	test.each(["away", "hangs-up", "slow"] as const)(
		"waits while the gateway is %s, and is paid when it answers",
		async (fault) => {
			const { order, payment } = await anOpenPayment();
			payment.status = "PAID";
			testShop.passMs(DAY_MS);
			comgate.misbehave(fault);
			expect(await expireOrders(testShop.shop)).toBe(0);
			expect(await stateOf(order)).toBe("waiting_for_payment");
			testShop.passMs(WAIT_MS - 1);
			expect(await expireOrders(testShop.shop)).toBe(0);
			comgate.misbehave(null);
			expect(await expireOrders(testShop.shop)).toBe(0);
			expect(await stateOf(order)).toBe("paid");
		},
	);

	test("is cancelled when the gateway is unavailable for too long", async () => {
		const { order } = await anOpenPayment();
		comgate.misbehave("away");
		testShop.passMs(DAY_MS + WAIT_MS - 1);
		expect(await expireOrders(testShop.shop)).toBe(0);
		testShop.passMs(1);
		expect(await expireOrders(testShop.shop)).toBe(1);
		expect(await stateOf(order)).toBe("cancelled");
	});

	test("does not hold up orders without an open payment, and an unavailable gateway is asked a few times only", async () => {
		const open = [];
		for (let count = 0; count < 5; count++) open.push((await anOpenPayment()).order);
		const [neverPaid, byTransfer] = [
			await aCardOrder(testShop),
			await anOrder(testShop, { paymentId: PAYMENT.transfer }),
		];
		testShop.passMs(7 * DAY_MS);
		await testShop.shop.db.execute(sql`
			update orders set expires_at = ${new Date(testShop.shop.now().getTime() - 1000)}
			where id = any(${sql.param(open.map(({ id }) => id))}::int[])`);
		comgate.misbehave("away");
		const asked = comgate.calls.length;
		expect(await expireOrders(testShop.shop)).toBe(2);
		expect(comgate.calls.length - asked).toBe(3);
		for (const order of [neverPaid, byTransfer]) expect(await stateOf(order)).toBe("cancelled");
		for (const order of open) expect(await stateOf(order)).toBe("waiting_for_payment");
		comgate.misbehave(null);
		expect(await expireOrders(testShop.shop)).toBe(5);
	});

	test("stays, and does not hold up others, when the gateway's answer cannot be saved", async () => {
		const [stuck, other] = [await anOpenPayment(), await anOpenPayment()];
		for (const { payment } of [stuck, other]) payment.status = "PAID";
		testShop.passMs(DAY_MS);
		await testShop.shop.db.execute(
			sql.raw(`
			create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
			create trigger refuse before update on payments for each row
				when (old.transaction_id = '${stuck.payment.transId}') execute function refuse()`),
		);
		expect(await expireOrders(testShop.shop)).toBe(0);
		expect(await stateOf(stuck.order)).toBe("waiting_for_payment");
		expect(await stateOf(other.order)).toBe("paid");
		await testShop.shop.db.execute(sql.raw("drop trigger refuse on payments"));
		expect(await expireOrders(testShop.shop)).toBe(0);
		expect(await stateOf(stuck.order)).toBe("paid");
	});

	test("is cancelled at once when the shop has no account with the gateway any more", async () => {
		const { order } = await anOpenPayment();
		await testShop.shop.db.execute(sql`update payments set gateway = 'payu' where order_id = ${order.id}`);
		testShop.passMs(DAY_MS);
		expect(await expireOrders(testShop.shop)).toBe(1);
		expect(await stateOf(order)).toBe("cancelled");
	});

	test("is not locked while the gateway is asked", async () => {
		const { order, payment } = await anOpenPayment();
		testShop.passMs(DAY_MS);
		let isFree = false;
		comgate.beforeNextAnswer(async () => {
			await testShop.shop.db.execute(sql`select 1 from orders where id = ${order.id} for update nowait`);
			isFree = true;
		});
		payment.status = "PAID";
		await expireOrders(testShop.shop);
		expect(isFree).toBe(true);
		expect(await stateOf(order)).toBe("paid");
	});
});
