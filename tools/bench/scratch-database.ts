import { mkdirSync } from "node:fs";
import { basename, relative } from "node:path";
import pg from "pg";
import { seedIfEmpty } from "#demo/seed/seed.ts";
import { ROOT } from "#lib/cli/root.ts";
import { lockDataDir } from "#lib/shop/kernel/db/embedded/lock.ts";
import { openEmbedded } from "#lib/shop/kernel/db/embedded/open-embedded.ts";
import { migrate } from "#lib/shop/migrate.ts";

/**
 * Runs `work` with the address of a database as `openScratch` makes it, which also goes away when the command is ended by a signal;
 * `say` hears where it lies.
 */
export async function withScratch(
	dataDir: string,
	{ say, work }: { say: (line: string) => void; work: (url: string) => Promise<void> },
): Promise<void> {
	say(`Opening a database of its own in ${relative(ROOT, dataDir)} …`);
	const scratch = await openScratch(dataDir, basename(dataDir).replaceAll("-", "_"));
	const ended = Promise.withResolvers<boolean>();
	const onSignal = () => ended.resolve(true);
	process.once("SIGINT", onSignal).once("SIGTERM", onSignal);
	const working = work(scratch.url).then(() => false);
	// It fails when its database goes.
	working.catch(() => {});
	let isEnded = false;
	try {
		isEnded = await Promise.race([working, ended.promise]);
	} finally {
		process.off("SIGINT", onSignal).off("SIGTERM", onSignal);
		await scratch.close();
	}
	if (isEnded) process.exit(130);
}

/** A database of this name with only the demo shop, on a separate server in this folder; `close` removes it. */
async function openScratch(dataDir: string, database: string): Promise<{ url: string; close(): Promise<void> }> {
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
