import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { workBatch } from "#lib/shop/background/work-batch.ts";
import { ORDER_PLACED, ORDER_STEP } from "#lib/shop/selling/order/tell-buyer.ts";
import { MailWaits } from "#lib/shop/telling/mail/recipient.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const MAILS = 25;

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

test("mails are sent several at once; one that fails is tried again, the others are not sent twice", async () => {
	const { db, jobs } = testShop.shop;
	await db.execute(sql`update pgboss.queue set retry_delay = 0, retry_backoff = false where name = 'mail.order'`);
	await db.transaction(async (tx) => {
		for (let orderId = 1; orderId <= MAILS; orderId++) await jobs.enqueue(tx, ORDER_PLACED, { orderId });
	});
	const tried: number[] = [];
	let [running, mostAtOnce] = [0, 0];
	await workBatch(await jobs.boss(), ORDER_PLACED, async ({ data }) => {
		const { orderId } = ORDER_PLACED.data.parse(data);
		mostAtOnce = Math.max(mostAtOnce, ++running);
		await db.execute(sql`select 1`);
		running -= 1;
		tried.push(orderId);
		if (orderId === 7 && tried.filter((id) => id === 7).length === 1) throw new Error("the mail server hung up");
	});
	const done = () => countRows(testShop, "pgboss.job", "name = 'mail.order' and state = 'completed'");
	await expect.poll(done, { timeout: 15_000 }).toBe(MAILS);
	expect(tried.toSorted((a, b) => a - b)).toEqual(
		[...Array.from({ length: MAILS }, (_, index) => index + 1), 7].toSorted((a, b) => a - b),
	);
	expect(mostAtOnce).toBeGreaterThan(1);
});

test("a mail that waits for its turn is tried again, as the same job", async () => {
	const { db, jobs } = testShop.shop;
	await db.execute(sql`update pgboss.queue set retry_delay = 0, retry_backoff = false where name = 'mail.order-step'`);
	await db.transaction((tx) => jobs.enqueue(tx, ORDER_STEP, { orderId: 1, step: "paid", cause: "command" }));
	const tried: string[] = [];
	await workBatch(await jobs.boss(), ORDER_STEP, async ({ id }) => {
		tried.push(id);
		if (tried.length === 1) throw new MailWaits(1200);
	});
	const done = () => countRows(testShop, "pgboss.job", "name = 'mail.order-step' and state = 'completed'");
	await expect.poll(done, { timeout: 15_000 }).toBe(1);
	expect(tried).toEqual([tried[0], tried[0]]);
});
