import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_ORDERS } from "#demo/facts/orders.ts";
import { removeDemo } from "#demo/remove/remove-demo.ts";
import { seedOrdersIfNone } from "#demo/seed/seed-orders.ts";
import { aSet } from "#tests/support/goods/watches.ts";
import { anOrder } from "#tests/support/selling/orders.ts";
import type { TestProduct } from "#tests/support/shop/builders.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

const STOP = sql`
	create function stop_it() returns trigger language plpgsql as $$ begin raise exception 'stopped'; end $$;
	create trigger stopped before insert on commission_payouts for each row execute function stop_it()`;

/** What a start left that ended in between. */
let left: { orders: number; carts: number; jobs: number };

beforeAll(async () => {
	testShop = await openTestShop({ isToday: true });
	const { db } = testShop.shop;
	await db.execute(STOP);
	const carts = await countRows(testShop, "carts");
	await expect(seedOrdersIfNone(testShop.databaseUrl)).rejects.toThrow();
	left = {
		orders: await countRows(testShop, "orders"),
		carts: (await countRows(testShop, "carts")) - carts,
		jobs: await countRows(testShop, "pgboss.job", "name like 'mail.%'"),
	};
	await db.execute(sql`drop function stop_it cascade`);
	expect(await seedOrdersIfNone(testShop.databaseUrl)).toBe(true);
});
afterAll(() => testShop.close());

test("a start that ends in between leaves nothing, and the next one writes them with the first numbers", async () => {
	expect(left).toEqual({ orders: 0, carts: 0, jobs: 0 });
	const { rows } = await testShop.shop.db.execute(sql`select min(number) as first, max(number) as last from orders`);
	expect(rows).toEqual([{ first: "2600001", last: `${2_600_000 + DEMO_ORDERS.length}` }]);
});

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

test("with the demo they go and their pieces come back, orders that somebody placed stay", async () => {
	const part = await aPartThatStays("BL-1301");
	const placed = (await countRows(testShop, "orders")) - DEMO_ORDERS.length;
	await anOrder(testShop);
	const things = await removeDemo(testShop.databaseUrl, { isDryRun: false });
	expect(things.find(({ what }) => what === "orders")?.count).toBe(DEMO_ORDERS.length);
	expect(await countRows(testShop, "orders")).toBe(placed + 1);
	expect(await countRows(testShop, "invoices")).toBe(0);
	expect(await countRows(testShop, "commission_payouts")).toBe(0);
	expect(await countRows(testShop, "vouchers", "used > 0")).toBe(0);
	expect((await piecesOf(part.variantId)).stock).toBe(part.stock + part.taken);
	expect(part.taken).toBe(4);
});

/** Pieces in the warehouse, and those that orders took. */
async function piecesOf(variantId: number) {
	const { rows } = await testShop.shop.db.execute<{ stock: number; taken: number }>(sql`
		select (select sum(quantity)::int from stock where variant_id = ${variantId}) as stock,
			(select coalesce(sum(quantity), 0)::int from order_stock_moves where variant_id = ${variantId}) as taken`);
	return rows[0] ?? { stock: -1, taken: -1 };
}

/** Goods of the demo that the shop's own set is made of. */
async function aPartThatStays(code: string) {
	const { rows } = await testShop.shop.db.execute<TestProduct>(sql`
		select p.id, v.id as "variantId", p.code, p.code as name from products p join variants v on v.product_id = p.id
		where p.code = ${code} order by v.position limit 1`);
	const [product] = rows;
	if (!product) throw new Error(`The demo has no ${code}`);
	await aSet(testShop, [{ product, quantity: 1 }]);
	return { variantId: product.variantId, ...(await piecesOf(product.variantId)) };
}
