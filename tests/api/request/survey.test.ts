/** Ověřeno zákazníky: who is asked how it went, when, and that no order waits for it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { runShopCommand } from "#lib/cli/shop-commands/commands.ts";
import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import { startWorkers } from "#lib/shop/background/workers.ts";
import { readEnv } from "#lib/shop/kernel/base/env.ts";
import { log } from "#lib/shop/kernel/base/log.ts";
import { expireOrders } from "#lib/shop/selling/payment/expire-orders.ts";
import { sendSurvey } from "#lib/shop/telling/survey/send-survey.ts";
import { aCustomerOrder, anAccount } from "#tests/support/people/customer-account.ts";
import { anOrder, moveThrough, orderOf, type PlacedOrder } from "#tests/support/selling/orders.ts";
import { aVoucher } from "#tests/support/selling/vouchers.ts";
import { HEUREKA_KEY, type HeurekaServer, startHeureka } from "#tests/support/servers/heureka-server.ts";
import { addVoucher, aGuestCart, aProduct, DELIVERY, PAYMENT, placeOrder } from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const COD = { paymentId: PAYMENT.cod };
const REFUSED = { surveyRefused: true };

const logged = vi.spyOn(log, "error").mockImplementation(() => {});
let heureka: HeurekaServer;
let testShop: TestShop;

beforeAll(async () => {
	heureka = await startHeureka();
	testShop = await openTestShop({ survey: heureka.survey });
});
beforeEach(() => {
	heureka.answer(200);
	heureka.asked.length = 0;
	logged.mockClear();
});
afterEach(() => expect(JSON.stringify(logged.mock.calls)).not.toMatch(new RegExp(`${HEUREKA_KEY}|jana@`)));
afterAll(async () => {
	await testShop.close();
	await heureka.close();
});

/** What the jobs of an order carry. */
async function jobsOf({ id }: { id: number }, { shop } = testShop): Promise<unknown[]> {
	const { rows } = await shop.db.execute<{ data: unknown }>(sql`
		select data - 'asked' as data from pgboss.job where name = 'survey.order' and (data ->> 'orderId')::int = ${id} order by created_on`);
	return rows.map(({ data }) => data);
}
const isRefused = ({ id }: { id: number }, shop = testShop) =>
	countRows(shop, "orders", `id = ${id} and is_survey_refused`).then((rows) => rows === 1);
const send = ({ id }: { id: number }) => sendSurvey(testShop.shop, id);
const askedOf = ({ number }: PlacedOrder, productItemIds: string[]) => [
	{ apiKey: HEUREKA_KEY, email: "jana@example.cz", orderId: Number(number), productItemIds },
];

describe("an order's job for Heureka is queued once the order is certain", () => {
	test("for cash on delivery: at once, and never again", async () => {
		const order = await anOrder(testShop, COD);
		expect(await jobsOf(order)).toEqual([{ orderId: order.id }]);
		await moveThrough(testShop, order, "packed", "handed_over", "delivered");
		expect(await jobsOf(order)).toHaveLength(1);
	});

	test.each([
		["by card", PAYMENT.card],
		["by transfer", PAYMENT.transfer],
	])("for an order paid %s: with the payment, not before and never again", async (_, paymentId) => {
		const order = await anOrder(testShop, { paymentId });
		expect(await jobsOf(order)).toEqual([]);
		await moveThrough(testShop, order, "paid");
		expect(await jobsOf(order)).toEqual([{ orderId: order.id }]);
		await moveThrough(testShop, order, "paid", "accepted", "packed", "handed_over", "delivered");
		expect(await jobsOf(order)).toHaveLength(1);
	});

	test("for an order that costs nothing: at once", async () => {
		const cart = await aGuestCart(testShop, [{ product: await aProduct(testShop) }]);
		const { code } = await aVoucher(testShop, { type: "percent", value: "100" });
		await addVoucher(testShop, cart.id, code);
		const order = await orderOf(testShop, cart.id, {
			deliveryId: DELIVERY.branch,
			branchId: 1,
			paymentId: PAYMENT.card,
		});
		expect(await jobsOf(order)).toEqual([{ orderId: order.id }]);
	});

	test("for an order paid by a command: by the command's settings", async () => {
		const pay = async (number: string, survey?: HeurekaServer["survey"]) => {
			const place = { databaseUrl: testShop.databaseUrl, dataDir: "", shopUrl: "https://konfety.test" };
			const io = { print: () => {}, complain: () => {} };
			const code = await runShopCommand(["order", "pay", number], {
				...io,
				withDatabase: (run) => run(survey ? { ...place, survey } : place),
			});
			expect(code).toBe(0);
		};
		const [order, other] = [await anOrder(testShop), await anOrder(testShop)];
		await pay(order.number, heureka.survey);
		await pay(other.number);
		expect(await jobsOf(order)).toEqual([{ orderId: order.id }]);
		expect(await jobsOf(other)).toEqual([]);
	});

	test("once, when the order call is repeated", async () => {
		const cart = await aGuestCart(testShop, [{ product: await aProduct(testShop) }]);
		const order = await orderOf(testShop, cart.id, COD);
		expect((await placeOrder(testShop, cart.id, COD)).status).toBe(200);
		expect(await jobsOf(order)).toHaveLength(1);
	});
});

describe("Heureka is not told of an order", () => {
	test("that was cancelled before it was paid, or expired", async () => {
		const [cancelled, expired] = [await anOrder(testShop), await anOrder(testShop)];
		await testShop.call("POST", `/order/${cancelled.id}/${cancelled.hash}/cancel`);
		testShop.passMs(8 * DAY_S * SECOND_MS);
		expect(await expireOrders(testShop.shop)).toBeGreaterThan(0);
		testShop.passMs(-8 * DAY_S * SECOND_MS);
		for (const order of [cancelled, expired]) {
			expect(await countRows(testShop, "orders", `id = ${order.id} and state = 'cancelled'`)).toBe(1);
			expect(await jobsOf(order)).toEqual([]);
			await send(order);
		}
		expect(heureka.asked).toEqual([]);
	});

	test("that waits for its payment, ended after its job was queued, or is gone", async () => {
		const [waiting, cancelled, withdrawn] = [await anOrder(testShop), await anOrder(testShop), await anOrder(testShop)];
		await moveThrough(testShop, cancelled, "paid", "cancelled");
		await moveThrough(testShop, withdrawn, "paid", "withdrawn");
		for (const order of [waiting, cancelled, withdrawn, { id: 999_999_999 }]) await send(order);
		expect(heureka.asked).toEqual([]);
	});

	test.each([
		["on delivery", PAYMENT.cod, []],
		["by transfer", PAYMENT.transfer, ["paid"]],
	] as const)("whose buyer refused, paid %s", async (_, paymentId, states) => {
		const order = await anOrder(testShop, { paymentId, ...REFUSED });
		await moveThrough(testShop, order, ...states);
		expect(await isRefused(order)).toBe(true);
		expect(await jobsOf(order)).toEqual([]);
		await send(order);
		expect(heureka.asked).toEqual([]);
	});

	test("of a customer whose account was deleted in the meantime", async () => {
		const customer = await anAccount(testShop);
		const order = await aCustomerOrder(testShop, customer, COD);
		const unpaid = await aCustomerOrder(testShop, customer);
		const somebodys = await anOrder(testShop, COD);
		expect(await jobsOf(order)).toHaveLength(1);
		const { token, password } = customer;
		const deleted = await testShop.call("POST", "/account/delete", { token, body: { currentPassword: password } });
		expect(deleted.status).toBe(200);
		await moveThrough(testShop, unpaid, "paid");
		expect(await jobsOf(unpaid)).toEqual([]);
		await send(order);
		expect(heureka.asked).toEqual([]);
		expect(await isRefused(somebodys)).toBe(false);
	});
});

describe("what Heureka is told", () => {
	test("is the e-mail, the number, and the goods by their names in the feeds, each once, without those no longer on sale", async () => {
		const [plain, odd, gone] = [await aProduct(testShop), await aProduct(testShop), await aProduct(testShop)];
		await testShop.shop.db.execute(sql`update variants set code = ${"ŠŤ 1"} where id = ${odd.variantId}`);
		const cart = await aGuestCart(testShop, [{ product: plain, quantity: 3 }, { product: odd }, { product: gone }]);
		const order = await orderOf(testShop, cart.id, COD);
		// The same goods in another line, as with what was added to a balloon.
		await testShop.shop.db.execute(sql`
			insert into order_lines (order_id, position, kind, product_id, variant_id, code, name, quantity, unit_minor, total_minor, vat_percent)
			select order_id, 90, kind, product_id, variant_id, code, name, 1, 0, 0, vat_percent
			from order_lines where order_id = ${order.id} and variant_id = ${plain.variantId}`);
		await testShop.shop.db.execute(sql`delete from cart_items where product_id = ${gone.id}`);
		await testShop.shop.db.execute(sql`delete from products where id = ${gone.id}`);
		await send(order);
		expect(heureka.asked).toEqual(askedOf(order, [plain.code, `v-${odd.variantId}`]));
		expect(logged).not.toHaveBeenCalled();
	});

	test.each([400, 401, 415] as const)("an order that Heureka refuses with %i is logged and given up", async (code) => {
		heureka.answer(code);
		const order = await anOrder(testShop, COD);
		await send(order);
		expect(heureka.asked).toHaveLength(1);
		expect(logged.mock.calls.map(([fields]) => fields)).toEqual([{ order: order.number, why: code }]);
	});

	test.each(["silence", "huge", "redirect", 500] as const)(
		"the job fails while Heureka is unavailable (%s)",
		async (answer) => {
			heureka.answer(answer);
			const order = await anOrder(testShop, COD);
			await expect(send(order)).rejects.toThrow("The survey is away");
			expect(heureka.asked).toHaveLength(1);
		},
	);
});

describe("POST /order/create/{cartId}", () => {
	test("does not ask Heureka: while Heureka does not answer the order is placed and its job waits", async () => {
		heureka.answer("silence");
		const order = await anOrder(testShop, COD);
		expect(heureka.asked).toEqual([]);
		expect(await jobsOf(order)).toHaveLength(1);
		expect(await isRefused(order)).toBe(false);
	});

	test.each([["true"], [1], [null], [[true]], [{}]])("refuses a surveyRefused that is %j", async (surveyRefused) => {
		const cart = await aGuestCart(testShop, [{ product: await aProduct(testShop) }]);
		const order = () => placeOrder(testShop, cart.id, { surveyRefused: surveyRefused as never });
		const { status, body } = await order();
		expect({ status, error: body.error, fields: Object.keys(body.errors) }).toEqual({
			status: 422,
			error: "invalid",
			fields: ["surveyRefused"],
		});
		await expectRefused(testShop, order, status, body);
	});
});

describe("GET /order/deliveries/{locale}/{cartId}", () => {
	test("says that buyers are asked, so that the checkout lets them refuse", async () => {
		const { id } = await aGuestCart(testShop, [{ product: await aProduct(testShop) }]);
		expect((await testShop.call("GET", `/order/deliveries/cs/${id}`)).body.is_survey_sent).toBe(true);
	});
});

test("a shop without a key says that buyers are not asked, queues nothing, and counts all orders as refused", async () => {
	const plainShop = await openTestShop();
	try {
		const { id } = await aGuestCart(plainShop, [{ product: await aProduct(plainShop) }]);
		expect((await plainShop.call("GET", `/order/deliveries/en/${id}`)).body.is_survey_sent).toBe(false);
		const orders = [await anOrder(plainShop, COD), await anOrder(plainShop), await anOrder(plainShop, REFUSED)];
		const [, transfer] = orders;
		if (transfer) await moveThrough(plainShop, transfer, "paid");
		for (const order of orders) {
			expect(await jobsOf(order, plainShop)).toEqual([]);
			expect(await isRefused(order, plainShop)).toBe(true);
			await sendSurvey(plainShop.shop, order.id);
		}
		expect(await countRows(plainShop, "pgboss.job", "name = 'survey.order'")).toBe(0);
		// A key comes, and with it no question to whoever could not refuse it.
		for (const order of orders) await sendSurvey({ ...plainShop.shop, survey: heureka.survey }, order.id);
		expect(heureka.asked).toEqual([]);
	} finally {
		await plainShop.close();
	}
});

test("the server's workers try again until Heureka is back, and then tell it of the order once", async () => {
	const folder = mkdtempSync(join(tmpdir(), "konfety-survey-"));
	const workShop = await openTestShop({ survey: heureka.survey });
	try {
		const { db } = workShop.shop;
		await db.execute(sql`update pgboss.queue set retry_delay = 0, retry_backoff = false where name = 'survey.order'`);
		heureka.answer("silence");
		const order = await anOrder(workShop, COD);
		const refusing = await anOrder(workShop, { ...COD, ...REFUSED });
		await startWorkers(workShop.shop, readEnv({ DATA_DIR: folder, PICTURES_AHEAD: "0" }));
		await expect.poll(() => heureka.asked.length).toBeGreaterThan(1);
		const done = () => countRows(workShop, "pgboss.job", "name = 'survey.order' and state = 'completed'");
		expect(await done()).toBe(0);

		heureka.answer(200);
		await expect.poll(done).toBe(1);
		const told = heureka.asked.length;
		expect(heureka.asked[told - 1]).toEqual(askedOf(order, [order.product.code])[0]);
		expect(new Set(heureka.asked.map((body) => JSON.stringify(body))).size).toBe(1);
		// A second job's turn comes after another poll of the queue; nothing more of the first, nothing of who refused.
		const next = await anOrder(workShop, COD);
		await expect.poll(done).toBe(2);
		expect(heureka.asked.slice(told)).toEqual(askedOf(next, [next.product.code]));
		expect(await jobsOf(refusing, workShop)).toEqual([]);
		const { rows } = await db.execute(sql`select data, output from pgboss.job where name = 'survey.order'`);
		expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${HEUREKA_KEY}|jana@`));
	} finally {
		await workShop.close();
		rmSync(folder, { recursive: true, force: true });
	}
});

test("a job is tried for about two days", async () => {
	const { rows } = await testShop.shop.db.execute(sql`
		select retry_limit * retry_delay_max / 3600.0 as hours, retry_backoff, retention_seconds > retry_limit * retry_delay_max as is_kept
		from pgboss.queue where name = 'survey.order'`);
	expect(rows).toEqual([{ hours: "50.0000000000000000", retry_backoff: true, is_kept: true }]);
});
