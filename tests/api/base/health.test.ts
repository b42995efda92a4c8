/** What the shop says of its own state, to balancers and to whoever watches it. */
import { hostname, tmpdir } from "node:os";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { keepBeating } from "#lib/shop/background/keep-beating.ts";
import { readinessOf } from "#lib/shop/health/readiness.ts";
import { connect } from "#lib/shop/kernel/db/client.ts";
import { createEmptyDatabase } from "#tests/support/database/test-database.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
beforeEach(() => testShop.shop.db.execute(sql`truncate worker_beats`));
afterAll(() => testShop.close());

const beaten = (secondsAgo: number) =>
	testShop.shop.db.execute(sql`
		insert into worker_beats values ('machine', ${secondsAgo}, 'build', now() - make_interval(secs => ${secondsAgo}))`);

/** As a process sees it that nobody has asked before. */
const checked = () => readinessOf({ db: testShop.shop.watchDb, dataDir: tmpdir() })();

describe("the shop is", () => {
	test("ready while a worker has said within a minute that it works, whatever became of others", async () => {
		await beaten(4000);
		await beaten(50);
		expect(await checked()).toEqual({
			status: "ready",
			checks: { database: "ok", migrations: "ok", worker: "ok", disk: "ok" },
			beatAgeS: expect.closeTo(50, 0),
		});
	});

	test.each([
		["late", 70],
		["missing", null],
	])("degraded while the worker is %s", async (worker, secondsAgo) => {
		if (secondsAgo !== null) await beaten(secondsAgo);
		expect(await checked()).toMatchObject({ status: "degraded", checks: { worker } });
	});

	test("not ready on a database that lacks a migration of this build, and ready on one that has more", async () => {
		await beaten(1);
		const { db } = testShop.shop;
		await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9e12)`);
		expect((await checked()).status).toBe("ready");
		await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 9e12`);
		expect(await checked()).toMatchObject({ status: "not_ready", checks: { database: "ok", migrations: "behind" } });
		await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 9e12`);
	});

	test("not ready on a database without tables", async () => {
		const { url, drop } = await createEmptyDatabase();
		const empty = connect(url, { max: 1 });
		expect(await readinessOf({ db: empty.db, dataDir: null })()).toMatchObject({
			status: "not_ready",
			checks: { database: "ok", migrations: "behind" },
		});
		await empty.close();
		await drop();
	});
});

describe("a database that", () => {
	const away = { database: "away", migrations: "unknown", worker: "unknown" };

	test("refuses is away", async () => {
		const nobody = connect("postgres://nobody@127.0.0.1:9/none", { max: 1 });
		expect((await readinessOf({ db: nobody.db, dataDir: null })()).checks).toEqual(away);
		await nobody.close();
	});

	test("never answers is away after two seconds, and is asked once, however many want to know", async () => {
		const execute = vi.fn(() => new Promise(() => {}));
		const ask = readinessOf({ db: { execute } as never, dataDir: null });
		const answers = await Promise.all([ask(), ask(), ask()]);
		expect(answers.map(({ checks }) => checks)).toEqual([away, away, away]);
		await ask();
		expect(execute).toHaveBeenCalledTimes(1);
	});
});

test("whoever asks within a second gets the same answer, and the database is not asked again", async () => {
	const clock = { ms: 0 };
	const ask = readinessOf({ db: testShop.shop.watchDb, dataDir: null }, () => clock.ms);
	expect((await ask()).checks.worker).toBe("missing");
	await beaten(1);
	clock.ms = 999;
	expect((await ask()).checks.worker).toBe("missing");
	clock.ms = 1000;
	expect((await ask()).checks.worker).toBe("ok");
});

test("calls that have taken all connections do not make the database seem away", async () => {
	const { db } = testShop.shop;
	await beaten(1);
	const free = Promise.withResolvers<void>();
	const taken = Array.from({ length: 10 }, () => db.transaction(() => free.promise));
	expect((await testShop.call("GET", "/health/ready")).body.checks.database).toBe("ok");
	free.resolve();
	await Promise.all(taken);
});

test.each(["/health/ready", "/health"])("GET /api%s says so with its status, which nobody keeps", async (path) => {
	const ask = async () => {
		const { status, body, headers } = await testShop.call("GET", path);
		return [status, body.status, headers.get("Cache-Control")];
	};
	expect([
		[200, "ready", "no-store"],
		[200, "degraded", "no-store"],
	]).toContainEqual(await ask());
});

test("a worker says in the database that it works, again and again, and takes that back when it ends", async () => {
	const rows = async () =>
		(await testShop.shop.db.execute(sql`select machine, pid, build, beat_at from worker_beats`)).rows;
	const beats = keepBeating(testShop.shop, "a-build", 20);
	await expect.poll(rows).toMatchObject([{ machine: hostname(), pid: process.pid, build: "a-build" }]);
	const [first] = await rows();
	await expect.poll(async () => (await rows())[0]?.beat_at !== first?.beat_at).toBe(true);
	await beats.stop();
	expect(await rows()).toEqual([]);
});
