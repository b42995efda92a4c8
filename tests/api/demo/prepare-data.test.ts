import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { closeDemoAccounts } from "#demo/close/close-demo-accounts.ts";
import { prepareData } from "#lib/cli/prepare-data.ts";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "#tests/support/database/test-database.ts";

/** Longer than a statement of the shop waits for a lock. */
const SLOW_START_MS = 4_500;

let database: TestDatabase;

afterEach(() => database.drop());

/** The steps of a start on the database, and what each said. */
async function prepare(HOST = "127.0.0.1"): Promise<Record<string, string>> {
	const said: Record<string, string> = {};
	const lines: string[] = [];
	await prepareData(
		database.url,
		{ HOST, SHOP_URL: "http://localhost:3000", DEMO_PUBLIC: "yes" },
		{
			say: (line) => lines.push(line.trim()),
			step: async (name, run, summarise) => {
				const result = await run();
				said[name] = summarise(result);
				return result;
			},
		},
	);
	return { ...said, lacks: lines.filter((line) => /SMTP_URL/.test(line)).join() };
}

async function query(statement: string) {
	const client = new pg.Client(database.url);
	await client.connect();
	try {
		return (await client.query(statement)).rows;
	} finally {
		await client.end();
	}
}

test("when several shops start at the same moment on one empty database, one seeds it and all come up", async () => {
	database = await createEmptyDatabase();
	const starts = await Promise.all([prepare("0.0.0.0"), prepare("0.0.0.0")]);
	const said = (step: string) => starts.map((start) => start[step]).sort();
	expect(said("Goods")).toEqual(["already there", "demo catalogue written"]);
	expect(said("Tables")).toEqual([
		expect.stringMatching(/^brought up to date, migrations applied: \d+$/),
		"up to date",
	]);
	expect(await query("select count(*) > 400 as is_full from products")).toEqual([{ is_full: true }]);
	// A public address, which sends no mails.
	expect(said("lacks")).toEqual(Array(2).fill("No mail is sent, all of it stays in a folder: set SMTP_URL."));
	expect(await closeDemoAccounts(database.url)).toBe(0);
});

test("a start waits for another one that prepares the database, as long as that takes", async () => {
	database = await createTestDatabase();
	const slow = new pg.Client(database.url);
	await slow.connect();
	await slow.query("begin");
	await slow.query("select pg_advisory_xact_lock(20260100), pg_advisory_xact_lock(20260101)");
	const [said] = await Promise.all([prepare(), sleep(SLOW_START_MS).then(() => slow.query("commit"))]);
	expect(said).toMatchObject({ Tables: "up to date", Goods: "already there", lacks: "" });
	await slow.end();
});
