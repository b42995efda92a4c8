/** What app and worker measure of the shop. */
import { sql } from "drizzle-orm";
import { Registry } from "prom-client";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { answerCalls } from "#lib/server/app/answer-calls.ts";
import { measureCalls, measureShop } from "#lib/server/metrics/measure-app.ts";
import { poolOf } from "#lib/server/metrics/measure-pool.ts";
import { FIGURES, measureFigures, measureJobs } from "#lib/server/metrics/measure-work.ts";
import { workBatch } from "#lib/shop/background/work-batch.ts";
import { readFigures } from "#lib/shop/health/figures.sql.ts";
import { readinessOf } from "#lib/shop/health/readiness.ts";
import { markBackup } from "#lib/shop/kernel/backup-mark.sql.ts";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { ORDER_PLACED } from "#lib/shop/selling/order/tell-buyer.ts";
import { MailWaits } from "#lib/shop/telling/mail/recipient.ts";
import { openFront } from "#tests/support/servers/front.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const samplesOf = async (registry: Registry, name: string) =>
	(await registry.metrics()).split("\n").filter((line) => line.startsWith(name));

test("calls are counted by the template of their address, and what is no call of the shop as one", async () => {
	const registry = new Registry();
	const { send } = await openFront(undefined, {
		api: answerCalls(() => testShop.app, {}),
		meter: measureCalls(registry),
	});
	const paths = [
		"/api/settings",
		"/api/catalog/products/1",
		"/api/catalog/products/2",
		"/api/none/1",
		"/api/none/2",
		"/api/%ff",
	];
	for (const path of paths) await send(path);
	const counted = async () =>
		(await samplesOf(registry, "konfety_calls_total")).map((line) => line.replace(/^\w+/, ""));
	await expect
		.poll(counted)
		.toEqual([
			'{route="GET /api/settings",status="2xx"} 1',
			expect.stringMatching(/^\{route="GET \/api\/catalog\/[^"\d]*",status="\dxx"\} 2$/),
			'{route="none",status="4xx"} 3',
		]);
	expect(await samplesOf(registry, "konfety_call_duration_seconds_count")).toHaveLength(3);
});

test("an app tells its connections, and how it finds the shop", async () => {
	const registry = new Registry();
	const readiness = readinessOf({ db: testShop.shop.watchDb, dataDir: null });
	measureShop(registry, () => ({ readiness, pool: poolOf(testShop.shop) }), import.meta.dirname);
	await testShop.shop.db.execute(
		sql`insert into worker_beats values ('machine', 1, 'build', now() - interval '30 seconds')`,
	);
	const text = await registry.metrics();
	expect(text).toMatch(/^konfety_ready 1$/m);
	expect(text).toMatch(/^konfety_worker_beat_age_seconds 3\d(\.\d+)?$/m);
	expect(text).toMatch(/^konfety_disk_free_bytes \d{6,}$/m);
	expect(text).toMatch(/^konfety_db_pool_connections [1-9]\d*$/m);
	expect(text).toMatch(/^konfety_db_pool_waiting 0$/m);
});

describe("the worker tells", () => {
	const QUEUES = ["mail.order", "payment.refund"];

	test("orders under way, open payments and refunds, and what waits in its queues, by their words alone", async () => {
		const { db, jobs } = testShop.shop;
		await db.execute(sql`
			update orders set state = 'paid' where id = (select min(id) from orders)`);
		await transaction(db, (tx) => jobs.enqueue(tx, ORDER_PLACED, { orderId: 1 }));
		await db.execute(sql`update pgboss.job set start_after = now() - interval '90 seconds' where name = 'mail.order'`);
		const registry = new Registry();
		measureFigures(registry, () => readFigures(db), QUEUES);
		const { rows } = await db.execute<{ state: string; count: number }>(
			sql`select state, count(*)::int from orders where state not in ('delivered', 'cancelled', 'withdrawn') group by state`,
		);
		for (const { state, count } of rows)
			expect(await samplesOf(registry, "konfety_orders_open")).toContain(
				`konfety_orders_open{state="${state}"} ${count}`,
			);
		expect(await samplesOf(registry, "konfety_orders_open")).toHaveLength(6);
		expect(await samplesOf(registry, "konfety_queue_waiting")).toEqual([
			'konfety_queue_waiting{queue="mail.order"} 1',
			'konfety_queue_waiting{queue="payment.refund"} 0',
		]);
		expect(await samplesOf(registry, 'konfety_queue_oldest_seconds{queue="mail.order"}')).toEqual([
			expect.stringMatching(/ 9\d(\.\d+)?$/),
		]);
		expect(await samplesOf(registry, "konfety_payments_open")).toHaveLength(2);
		expect((await samplesOf(registry, "konfety_")).length).toBeLessThan(30);
	});

	test("the same for a quarter of a minute, and nothing of a database that is silent", async () => {
		const read = vi.fn(() => readFigures(testShop.shop.db));
		const registry = new Registry();
		measureFigures(registry, read, QUEUES);
		await registry.metrics();
		await registry.metrics();
		expect(read).toHaveBeenCalledTimes(1);
		const silent = new Registry();
		measureFigures(silent, () => new Promise(() => {}), QUEUES);
		expect(await samplesOf(silent, "konfety_")).toEqual([]);
	});

	test("how its jobs end", async () => {
		const { db, jobs } = testShop.shop;
		const registry = new Registry();
		await db.execute(sql`delete from pgboss.job where name = 'mail.order'`);
		await transaction(db, async (tx) => {
			for (const orderId of [1, 2, 3]) await jobs.enqueue(tx, ORDER_PLACED, { orderId });
		});
		const work = async ({ data }: { data: object }) => {
			const { orderId } = ORDER_PLACED.data.parse(data);
			if (orderId === 2) throw new Error("the mail server hung up");
			if (orderId === 3) throw new MailWaits(60);
		};
		vi.spyOn(console, "error").mockImplementation(() => {});
		const boss = await jobs.boss();
		await workBatch(boss, ORDER_PLACED, work, { note: measureJobs(registry) });
		await expect
			.poll(async () => (await samplesOf(registry, "konfety_jobs_total")).toSorted())
			.toEqual([
				'konfety_jobs_total{queue="mail.order",outcome="done"} 1',
				'konfety_jobs_total{queue="mail.order",outcome="failed"} 1',
				'konfety_jobs_total{queue="mail.order",outcome="waits"} 1',
			]);
		await boss.offWork(ORDER_PLACED.name);
	});
});

test("the figures are read by indexes of what is under way, not from all that ever was", async () => {
	const asked: string[] = [];
	const execute = async (statement: string) => {
		asked.push(statement);
		return { rows: [] };
	};
	await readFigures({ execute } as never);
	const { rows } = await testShop.shop.db.transaction(async (tx) => {
		await tx.execute(sql`set local enable_seqscan = off`);
		return tx.execute(sql`explain ${asked[0] as never}`);
	});
	const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
	expect(plan).not.toMatch(/Seq Scan on (orders|payments|refunds)/);
	for (const index of ["orders_under_way", "orders_by_created", "payments_pending", "refunds_requested"])
		expect(plan).toContain(index);
	expect(Object.keys(FIGURES).length).toBeGreaterThan(5);
});

test("the age of the newest backup is told once there was one", async () => {
	const registry = new Registry();
	measureFigures(registry, () => readFigures(testShop.shop.db), []);
	expect(await samplesOf(registry, "konfety_backup_age_seconds")).toEqual([]);
	await markBackup(testShop.shop.db, "2026-11-28T03-49-20-123Z");
	const later = new Registry();
	measureFigures(later, () => readFigures(testShop.shop.db), []);
	expect(await samplesOf(later, "konfety_backup_age_seconds")).toEqual([expect.stringMatching(/ \d(\.\d+)?(e-\d+)?$/)]);
});
