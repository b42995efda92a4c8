import { mkdirSync } from "node:fs";
import pg from "pg";
import { seedIfEmpty } from "#demo/seed/seed.ts";
import { lockDataDir } from "#lib/shop/kernel/db/embedded/lock.ts";
import { openEmbedded } from "#lib/shop/kernel/db/embedded/open-embedded.ts";
import { migrate } from "#lib/shop/migrate.ts";

/** A database of this name with only the demo shop, on a separate server in this folder; `close` removes it. */
export async function openScratch(dataDir: string, database: string): Promise<{ url: string; close(): Promise<void> }> {
	mkdirSync(dataDir, { recursive: true });
	const lock = await lockDataDir(dataDir, "A benchmark");
	try {
		const server = await openEmbedded({ dataDir, log: (line) => console.error(line) });
		const drop = () => onServer(server.serverUrl, `drop database if exists ${database} with (force)`);
		// Removes the leftovers of a killed run.
		await drop();
		await onServer(server.serverUrl, `create database ${database} owner ${new URL(server.url).username}`);
		const url = Object.assign(new URL(server.url), { pathname: `/${database}` }).href;
		await migrate(url);
		await seedIfEmpty(url, (line) => console.error(line));
		return {
			url,
			close: async () => {
				await drop();
				await server.stop();
				lock.release();
			},
		};
	} catch (error) {
		lock.release();
		throw error;
	}
}

/** Runs a statement on a server, as the user of the address. */
export async function onServer(url: string, statement: string): Promise<void> {
	const client = new pg.Client(url);
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
