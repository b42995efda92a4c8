import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { inject } from "vitest";

export type TestDatabase = { url: string; drop(): Promise<void> };

/**
 * A fresh copy of a migrated and seeded template, for one test file (project "api"): of the demo shop as it stood at the tests'
 * START, or as it stands today.
 */
export function createTestDatabase({ isToday = false } = {}): Promise<TestDatabase> {
	const template = inject("templates")[isToday ? "today" : "start"];
	return createDatabase(`TEMPLATE "${template}" STRATEGY file_copy`);
}

/** A database of the test's own without anything in it. */
export function createEmptyDatabase(): Promise<TestDatabase> {
	return createDatabase("TEMPLATE template0");
}

/** Owned by the role that owns the shop's. */
async function createDatabase(how: string): Promise<TestDatabase> {
	const ownerUrl = new URL(inject("ownerUrl"));
	const name = `test_${randomBytes(8).toString("hex")}`;
	await onServer((client) => client.query(`CREATE DATABASE "${name}" OWNER ${ownerUrl.username} ${how}`));
	const url = Object.assign(ownerUrl, { pathname: `/${name}` }).href;
	return { url, drop: () => onServer((client) => dropWhenLeft(client, name)) };
}

/**
 * `pool.end` does not wait for its connections to close, and one that the server closes meanwhile fails the whole run. Whoever
 * stays longer than a moment forgot to close.
 */
async function dropWhenLeft(client: pg.Client, name: string): Promise<void> {
	for (let tries = 0; tries < 100 && (await isUsed(client, name)); tries += 1) await sleep(20);
	await client.query(`DROP DATABASE "${name}" WITH (FORCE)`);
}

async function isUsed(client: pg.Client, name: string): Promise<boolean> {
	const { rowCount } = await client.query("select from pg_stat_activity where datname = $1", [name]);
	return rowCount !== 0;
}

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
	const client = new pg.Client(inject("serverUrl"));
	await client.connect();
	try {
		await work(client);
	} finally {
		await client.end();
	}
}
