/** Mail servers that are slow, and those that say no. */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { JOB_DEADLINE_MS, workBatch } from "#lib/shop/background/work-batch.ts";
import { STOCK_BACK } from "#lib/shop/goods/watchdog/tell-watchers.ts";
import { log } from "#lib/shop/kernel/base/log.ts";
import type { JobQueue } from "#lib/shop/kernel/jobs/queue.ts";
import { openShop } from "#lib/shop/open-shop.ts";
import { NEWSLETTER_ASKED } from "#lib/shop/people/newsletter/subscribe.ts";
import { ORDER_PLACED } from "#lib/shop/selling/order/tell-buyer.ts";
import { MAIL_DEADLINE_MS, sendMail } from "#lib/shop/telling/mail/send-mail.ts";
import { anSmtpServer, ENDLESS, type SmtpServer } from "#tests/support/servers/smtp-server.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let smtp: SmtpServer;
/** What the server answers to a recipient, the first one of a list each time until the last one. */
const answers = new Map<string, string[]>();

beforeAll(async () => {
	testShop = await openTestShop();
	smtp = await anSmtpServer({
		reply: (said) => {
			const to = /^RCPT TO:<(\w+)@/.exec(said)?.[1] ?? "";
			const own = answers.get(to);
			return own && own.length > 1 ? own.shift() : own?.[0];
		},
	});
	await smtp.start();
});
afterEach(() => {
	answers.clear();
	vi.restoreAllMocks();
});
afterAll(async () => {
	await testShop.close();
	await smtp.close();
});

const env = () => ({ SMTP_URL: smtp.url, MAIL_FROM: "Konfety <obchod@konfety.test>", DATA_DIR: "/nowhere" });
const mailTo = (name: string) => ({ to: `${name}@example.cz`, subject: name, html: `<p>${name}</p>`, text: name });
const takenFor = (name: string) => smtp.mails.filter((mail) => mail.includes(`To: ${name}@example.cz`)).length;
const jobsOf = ({ name }: { name: string }, state: string) =>
	countRows(testShop, "pgboss.job", `name = '${name}' and state = '${state}'`);

/** A queue whose failed jobs are tried again at once, and are taken away from whoever holds them longer than `expireS`. */
async function hurry({ name }: { name: string }, expireS = 60): Promise<void> {
	await testShop.shop.db.execute(sql`
		update pgboss.queue set retry_delay = 0, retry_backoff = false, expire_seconds = ${expireS} where name = ${name}`);
}

/** These jobs of the queue. */
async function enqueue<Data extends object>(queue: JobQueue<Data>, all: Data[]): Promise<void> {
	const { db, jobs } = testShop.shop;
	await db.transaction(async (tx) => {
		for (const data of all) await jobs.enqueue<Data>(tx, queue, data);
	});
}

test("a mail server that keeps sending without finishing is given up at the deadline, and its connection is closed", async () => {
	answers.set("dribble", [ENDLESS]);
	await expect(sendMail(env(), crypto.randomUUID(), mailTo("dribble"), 300)).rejects.toThrow(/300 ms/);
	await expect.poll(smtp.open, { timeout: 5_000 }).toBe(0);
	expect(takenFor("dribble")).toBe(0);
});

test("a delivered mail is not sent again because another mail's server is slow", async () => {
	const names = ["quick", "dribble", "swift"];
	answers.set("dribble", [ENDLESS]);
	// The queue takes jobs away after a second; each of them has less.
	await hurry(NEWSLETTER_ASKED, 1);
	await enqueue(
		NEWSLETTER_ASKED,
		names.map((_, subscriberId) => ({ subscriberId })),
	);
	let tries = 0;
	const send = async ({ id, data }: { id: string; data: object }) => {
		const name = names[NEWSLETTER_ASKED.data.parse(data).subscriberId] ?? "";
		if (name === "dribble") tries++;
		await sendMail(env(), id, mailTo(name));
	};
	const boss = await testShop.shop.jobs.boss();
	await workBatch(boss, NEWSLETTER_ASKED, send, { deadlineMs: 300 });
	await expect.poll(() => tries, { timeout: 20_000 }).toBeGreaterThan(2);
	expect([takenFor("quick"), takenFor("swift"), takenFor("dribble")]).toEqual([1, 1, 0]);
	expect(await jobsOf(NEWSLETTER_ASKED, "completed")).toBe(2);
	await boss.offWork(NEWSLETTER_ASKED.name);
});

test("the time limit of a mail is shorter than its job's, and a job's is shorter than its queue's", async () => {
	const { rows } = await testShop.shop.db.execute<{ name: string; expire_seconds: number }>(sql`
		select name, expire_seconds from pgboss.queue where name like 'mail.%' and name not in ('mail.newsletter')`);
	expect(rows.length).toBeGreaterThan(5);
	expect(MAIL_DEADLINE_MS).toBeLessThan(JOB_DEADLINE_MS);
	for (const { name, expire_seconds } of rows)
		expect(expire_seconds * SECOND_MS, name).toBeGreaterThan(JOB_DEADLINE_MS);
});

test.each([
	["550 5.1.1", "550 5.1.1 <gone@example.cz>: Recipient address rejected"],
	["551", "551 No such user here"],
])(
	"a recipient refused for good, %s, ends the job at once, with one line in the log that names the order and nobody's address",
	async (refusal, answer) => {
		answers.set("gone", [answer]);
		const failedBefore = await jobsOf(ORDER_PLACED, "failed");
		await hurry(ORDER_PLACED);
		const error = vi.spyOn(log, "error");
		await enqueue(ORDER_PLACED, [{ orderId: 0 }]);
		let tries = 0;
		const boss = await testShop.shop.jobs.boss();
		await workBatch(boss, ORDER_PLACED, async ({ id }) => {
			tries++;
			await sendMail(env(), id, mailTo("gone"));
		});
		await expect.poll(() => jobsOf(ORDER_PLACED, "failed"), { timeout: 15_000 }).toBe(failedBefore + 1);
		expect(tries).toBe(1);
		expect(error.mock.calls).toEqual([[{ queue: "mail.order", orderId: 0, refusal }, "mail refused for good"]]);
		expect(await countRows(testShop, "pgboss.job", "name = 'mail.order' and output::text like '%@%'")).toBe(0);
		await boss.offWork(ORDER_PLACED.name);
	},
);

test("a recipient refused for the time being, and a server that refuses this shop, are tried again", async () => {
	answers.set("full", ["452 4.2.2 mailbox full", "250 ok"]);
	answers.set("relay", ["554 5.7.1 relay access denied", "550 relay not permitted", "250 ok"]);
	answers.set("login", ["530 5.7.0 authentication required", "503 bad sequence of commands", "250 ok"]);
	answers.set("sender", ["550 5.1.8 Sender address rejected: Domain not found", "550 Sender verify failed", "250 ok"]);
	answers.set("listed", ["554 Service unavailable; Client host blocked", "552 5.2.2 Mailbox full", "250 ok"]);
	const names = ["full", "relay", "login", "sender", "listed"];
	await hurry(STOCK_BACK);
	await enqueue(
		STOCK_BACK,
		names.map((_, watchdogId) => ({ watchdogId })),
	);
	await workBatch(await testShop.shop.jobs.boss(), STOCK_BACK, ({ id, data }) =>
		sendMail(env(), id, mailTo(names[STOCK_BACK.data.parse(data).watchdogId] ?? "")),
	);
	await expect.poll(() => jobsOf(STOCK_BACK, "completed"), { timeout: 20_000 }).toBe(names.length);
	expect(names.map(takenFor)).toEqual(names.map(() => 1));
});

test("a worker that is ended waits for the mail that it sends, which is then sent once", async () => {
	const { databaseUrl } = testShop;
	const worker = openShop({
		databaseUrl,
		sessionSecret: "s".repeat(32),
		shopUrl: "https://konfety.test",
		supervise: true,
	});
	const completedBefore = await jobsOf(STOCK_BACK, "completed");
	await (await testShop.shop.jobs.boss()).offWork(STOCK_BACK.name);
	let sent = 0;
	await workBatch(await worker.jobs.boss(), STOCK_BACK, async () => {
		sent += 1;
		await sleep(5 * SECOND_MS);
	});
	await enqueue(STOCK_BACK, [{ watchdogId: 1 }]);
	await expect.poll(() => sent, { timeout: 10_000 }).toBe(1);
	await worker.close(20 * SECOND_MS);
	expect(await jobsOf(STOCK_BACK, "completed")).toBe(completedBefore + 1);
}, 40_000);
