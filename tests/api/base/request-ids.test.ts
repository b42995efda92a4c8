/** The id of a request in what it causes: transactions, log lines about statements, jobs and their mails. */
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { startWorkers } from "#lib/shop/background/workers.ts";
import { readEnv } from "#lib/shop/kernel/base/env.ts";
import { log } from "#lib/shop/kernel/base/log.ts";
import { currentRequest, inRequest } from "#lib/shop/kernel/base/request-context.ts";
import { atOneMoment, connect, type Database, transaction } from "#lib/shop/kernel/db/client.ts";
import { ACCOUNT_NEWS } from "#lib/shop/people/customer/tell-customer.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const REQUEST = { requestId: "request-0001" };

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop({ isToday: true });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => testShop.close());

describe("a transaction", () => {
	/** What PostgreSQL has been told last by a connection that waits within its transaction. */
	const told = async () => {
		const { rows } = await testShop.shop.db.execute(
			sql`select query from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
		);
		return rows.map(({ query }) => query);
	};
	const begin = (work: typeof transaction) => work(testShop.shop.db, told);

	test.each([
		["", transaction, "begin /* request request-0001 */"],
		[" at one moment", atOneMoment, "begin /* request request-0001 */ isolation level repeatable read read only"],
	])("%s names the request that it is for, however often it has begun", async (_, work, text) => {
		for (let times = 0; times < 5; times += 1)
			expect(await inRequest(REQUEST, () => begin(work as typeof transaction))).toEqual([text]);
	});

	test("of no request names none", async () => {
		expect(await begin(transaction)).toEqual(["begin"]);
	});

	test("leaves nothing prepared of which there is one for each request", async () => {
		const one = connect(testShop.databaseUrl, { max: 1 });
		for (let number = 0; number < 5; number += 1)
			await inRequest({ requestId: `request-000${number}` }, () => transaction(one.db, async () => {}));
		const { rows } = await one.db.execute(
			sql`select statement from pg_prepared_statements where statement like 'begin%'`,
		);
		await one.close();
		expect(rows).toEqual([]);
	});
});

describe("the log has", () => {
	const warnings = async (work: (db: Database) => Promise<unknown>) => {
		const seen: unknown[] = [];
		vi.spyOn(log, "warn").mockImplementation(((values: object, message: string) => {
			seen.push({ ...values, message, requestId: currentRequest()?.requestId });
		}) as never);
		const one = connect(testShop.databaseUrl, { max: 1, isLogged: true });
		await inRequest(REQUEST, () => work(one.db).catch(() => {}));
		await one.close();
		return seen;
	};

	test("a statement that took more than a second, under the request", async () => {
		expect(await warnings((db) => db.execute(sql`select pg_sleep(1.1), ${"a secret"}::text`))).toEqual([
			{
				statement: "select pg_sleep(1.1), $1::text",
				tookMs: expect.any(Number),
				message: "slow statement",
				...REQUEST,
			},
		]);
	});

	test("a statement under its own request, though its connection comes from another one", async () => {
		const seen = await warnings(async (db) => {
			const slow = inRequest({ requestId: "request-0002" }, async () => await db.execute(sql`select pg_sleep(0.1)`));
			await Promise.allSettled([slow, db.execute(sql`select 1 / 0`)]);
		});
		expect(seen).toMatchObject([{ statement: "select 1 / 0", ...REQUEST }]);
	});

	test("a statement that failed, by its text and code, without its values", async () => {
		const seen = await warnings((db) => db.execute(sql`select ${"a secret"}::int`));
		expect(seen).toMatchObject([
			{ statement: "select $1::int", code: "22P02", message: "statement failed", ...REQUEST },
		]);
		expect(JSON.stringify(seen)).not.toContain("secret");
	});

	test("no statement that was quick, or did not meet a constraint, which use cases expect", async () => {
		expect(await warnings((db) => db.execute(sql`select 1`))).toEqual([]);
		const twice = sql`insert into currencies (code, rate) values ('CZK', 1)`;
		expect(await warnings((db) => db.execute(twice))).toEqual([]);
	});
});

describe("what a request asks for later", () => {
	const folder = mkdtempSync(join(tmpdir(), "konfety-test-"));
	const mails = () => {
		try {
			return readdirSync(join(folder, "outbox")).filter((name) => name.endsWith(".eml"));
		} catch {
			return [];
		}
	};
	const mail = (name: string) => readFileSync(join(folder, "outbox", name), "utf8");
	/** Asks for a mail to the demo's customer. */
	const ask = (to: string) =>
		transaction(testShop.shop.db, (tx) =>
			testShop.shop.jobs.enqueue(tx, ACCOUNT_NEWS, { kind: "email_changed", userId: 1, to }),
		);

	test("is worked under its id, which the mail has as X-Request-Id; what nobody asked for has its job's", async () => {
		await inRequest(REQUEST, () => ask("one@example.cz"));
		await ask("two@example.cz");
		await startWorkers(testShop.shop, { ...readEnv({ PICTURES_AHEAD: "0" }), DATA_DIR: folder });
		await expect.poll(() => mails().length).toBe(2);
		const ids = mails().map((name) => {
			const text = mail(name);
			const job = name.replace(".eml", "");
			const [, id] = /^X-Request-Id: (\S+)/im.exec(text) ?? [];
			return [/^To: (\w+)@/m.exec(text)?.[1], id === job ? "of its job" : id];
		});
		expect(ids.toSorted()).toEqual([
			["one", "request-0001"],
			["two", "of its job"],
		]);
	});
});
