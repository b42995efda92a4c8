import { randomBytes } from "node:crypto";
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
	await onServer(`CREATE DATABASE "${name}" OWNER ${ownerUrl.username} ${how}`);
	const url = Object.assign(ownerUrl, { pathname: `/${name}` }).href;
	return { url, drop: () => onServer(`DROP DATABASE "${name}" WITH (FORCE)`) };
}

async function onServer(statement: string): Promise<void> {
	const client = new pg.Client(inject("serverUrl"));
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
