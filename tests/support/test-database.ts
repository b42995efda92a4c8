import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

export type TestDatabase = { url: string; drop(): Promise<void> };

/**
 * A fresh copy of a migrated and seeded template, for one test file (project "api"): of the demo shop as it stood at the tests'
 * START, or as it stands today.
 */
export async function createTestDatabase({ isToday = false } = {}): Promise<TestDatabase> {
	const serverUrl = inject("serverUrl");
	const template = inject("templates")[isToday ? "today" : "start"];
	const name = `test_${randomBytes(8).toString("hex")}`;
	await onServer(serverUrl, `CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY file_copy`);
	const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
	return { url, drop: () => onServer(serverUrl, `DROP DATABASE "${name}" WITH (FORCE)`) };
}

/** A database of the test's own without anything in it. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
	const serverUrl = inject("serverUrl");
	const name = `test_${randomBytes(8).toString("hex")}`;
	await onServer(serverUrl, `CREATE DATABASE "${name}" TEMPLATE template0`);
	const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
	return { url, drop: () => onServer(serverUrl, `DROP DATABASE "${name}" WITH (FORCE)`) };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
	const client = new pg.Client(serverUrl);
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
