import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_ORDERS } from "#demo/facts/orders.ts";
import { removeDemo } from "#demo/remove/remove-demo.ts";
import { seedOrdersIfNone } from "#demo/seed/seed-orders.ts";
import { anOrder } from "#tests/support/selling/orders.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop({ isToday: true });
	expect(await seedOrdersIfNone(testShop.databaseUrl)).toBe(true);
});
afterAll(() => testShop.close());

test("the demo's customer has an order in each state that an account shows, from half a year", async () => {
	const { body } = await testShop.call("GET", "/account/orders", { token: await testShop.tokenOf("customer") });
	expect(body.orders.map(({ state }: { state: string }) => state)).toEqual([
		"waiting_for_payment",
		"packed",
		"handed_over",
		"delivered",
		"cancelled",
		"delivered",
	]);
});

test("the demo's influencer has uses, turnover in several months, unpaid commission and a payout", async () => {
	const { body } = await testShop.call("GET", "/account/influencer", { token: await testShop.tokenOf("influencer") });
	expect(body.totals.used_count).toBe(10);
	expect(body.totals.turnover).toBeGreaterThan(300_000);
	expect(body.totals.unpaid_commission).toBeGreaterThan(0);
	expect(body.months.filter((month: { used_count: number }) => month.used_count > 0).length).toBeGreaterThanOrEqual(5);
	expect(body.payouts).toHaveLength(1);
});

test("papers are numbered in the order of their days, and no mails of the past are sent", async () => {
	const { rows } = await testShop.shop.db.execute<{ is_ordered: boolean }>(sql`
		select bool_and(number > before) as is_ordered from (
			select number, lag(number, 1, '') over (order by issued_at, id) as before from invoices where kind = 'invoice') i`);
	expect(rows[0]?.is_ordered).toBe(true);
	expect(await countRows(testShop, "pgboss.job", "name like 'mail.order%'")).toBe(0);
});

test("a shop with an order gets no others", async () => {
	const before = await countRows(testShop, "orders");
	expect(before).toBe(DEMO_ORDERS.length);
	expect(await seedOrdersIfNone(testShop.databaseUrl)).toBe(false);
	expect(await countRows(testShop, "orders")).toBe(before);
});

test("a dry run of the removal leaves them, and the numbers from which the next order has its own", async () => {
	const things = await removeDemo(testShop.databaseUrl, { isDryRun: true });
	expect(things.find(({ what }) => what === "orders")?.count).toBe(DEMO_ORDERS.length);
	expect(await countRows(testShop, "orders")).toBe(DEMO_ORDERS.length);
	await anOrder(testShop);
	expect(await countRows(testShop, "orders")).toBe(DEMO_ORDERS.length + 1);
});

test("with the demo they go, orders that somebody placed stay", async () => {
	const placed = (await countRows(testShop, "orders")) - DEMO_ORDERS.length;
	await anOrder(testShop);
	const things = await removeDemo(testShop.databaseUrl, { isDryRun: false });
	expect(things.find(({ what }) => what === "orders")?.count).toBe(DEMO_ORDERS.length);
	expect(await countRows(testShop, "orders")).toBe(placed + 1);
	expect(await countRows(testShop, "invoices")).toBe(0);
	expect(await countRows(testShop, "commission_payouts")).toBe(0);
	expect(await countRows(testShop, "vouchers", "used > 0")).toBe(0);
});
