import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { workBatch } from "#lib/shop/background/work-batch.ts";
import { orderMail } from "#lib/shop/telling/mail/order-mail.ts";
import { aCardOrder, notify, pay } from "#tests/support/selling/payments.ts";
import { type ComgateServer, startComgate } from "#tests/support/servers/comgate-server.ts";
import { anSmtpServer, type SmtpServer } from "#tests/support/servers/smtp-server.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let comgate: ComgateServer;
let smtp: SmtpServer;
let testShop: TestShop;

beforeAll(async () => {
	[comgate, smtp] = await Promise.all([startComgate(), anSmtpServer()]);
	testShop = await openTestShop({ payment: comgate.settings });
});
afterAll(async () => {
	await testShop.close();
	await comgate.close();
	await smtp.close();
});

test("with gateway and mail server down an order is placed, paid once the gateway is back, and its mail comes later, once", async () => {
	const { shop } = testShop;
	await shop.db.execute(sql`update pgboss.queue set retry_delay = 0, retry_backoff = false where name = 'mail.order'`);
	comgate.misbehave("away");
	const order = await aCardOrder(testShop);
	expect(await pay(testShop, order)).toMatchObject({ status: 503, body: { error: "gateway_unavailable" } });
	const stands = await testShop.call("GET", `/order/${order.id}/${order.hash}`);
	expect(stands).toMatchObject({ status: 200, body: { state: "waiting_for_payment", actions: { pay: true } } });

	const env = { SMTP_URL: smtp.url, MAIL_FROM: "Konfety <obchod@konfety.test>", DATA_DIR: "/nowhere" };
	let failures = 0;
	await workBatch(await shop.jobs.boss(), orderMail.queue, async (job) => {
		await orderMail.send(shop, env as never, job).catch((error: unknown) => {
			failures += 1;
			throw error;
		});
	});
	await expect.poll(() => failures, { timeout: 15_000 }).toBeGreaterThan(1);
	expect(smtp.mails).toEqual([]);

	await smtp.start();
	comgate.misbehave(null);
	const sent = () => countRows(testShop, "pgboss.job", "name = 'mail.order' and state = 'completed'");
	await expect.poll(sent, { timeout: 15_000 }).toBe(1);
	expect(smtp.mails).toHaveLength(1);
	expect(smtp.mails[0]).toContain(`Message-ID: <`);
	expect(smtp.mails[0]).toContain(order.number);

	expect((await pay(testShop, order)).status).toBe(200);
	const payment = comgate.paymentOf(order.number);
	payment.status = "PAID";
	await notify(testShop, { transId: payment.transId });
	const paid = await testShop.call("GET", `/order/${order.id}/${order.hash}`);
	expect(paid.body).toMatchObject({ state: "paid", is_paid: true });
	expect(smtp.mails).toHaveLength(1);
});

test("however long the mail server is away, within two months, an order's mails are tried again, every quarter of an hour at least", async () => {
	const { rows } = await testShop.shop.db.execute(sql`
		select retry_limit * retry_delay_max / 86400 >= 60 and retention_seconds / 86400 >= 60 as lasts, retry_delay_max <= 900 as is_often
		from pgboss.queue where name in ('mail.order', 'mail.order-step')`);
	expect(rows).toEqual([
		{ lasts: true, is_often: true },
		{ lasts: true, is_often: true },
	]);
});
