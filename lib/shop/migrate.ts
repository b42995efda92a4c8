import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import { z } from "zod";
import { connect } from "./kernel/db/client.ts";
import { refuseHalfRestored } from "./kernel/db/restore-mark.sql.ts";
import { TURN_MAX_MS, takeTurnOf } from "./kernel/db/turns.ts";
import { installJobs } from "./kernel/jobs/queue.ts";
import { WORK } from "./kernel/jobs/work-queues.ts";
import { MAILS } from "./telling/mail/mails.ts";

const FOLDER = fileURLToPath(new URL("./kernel/db/migrations", import.meta.url));
const JOURNAL = "meta/_journal.json";
const QUEUES = [...Object.values(WORK), ...MAILS.map(({ queue }) => queue)];

/** Hashes of this version's migrations, in their order. */
export const knownMigrations = (): string[] => readMigrationFiles({ migrationsFolder: FOLDER }).map(({ hash }) => hash);

/**
 * Migrates the database at `databaseUrl`, including the job queue's tables; returns how many migrations ran. One process at a
 * time: two would break each other on an empty database. Refuses a database whose restore was broken off, unless it is the restore.
 */
export function migrate(databaseUrl: string, { isRestoring = false } = {}): Promise<number> {
	return inTurn(databaseUrl, async (db) => {
		if (!isRestoring) await refuseHalfRestored(db);
		const before = await appliedMigrations(db);
		await runMigrations(db, { migrationsFolder: FOLDER });
		await installJobs(databaseUrl, QUEUES);
		return (await appliedMigrations(db)) - before;
	});
}

/** Migrates an empty database as far as an older version of the shop had come: by the first `count` migrations. */
export function migrateAsFarAs(databaseUrl: string, count: number): Promise<void> {
	return inTurn(databaseUrl, async (db) => {
		const folder = folderOfFirst(count);
		try {
			await runMigrations(db, { migrationsFolder: folder });
		} finally {
			rmSync(folder, { recursive: true });
		}
		await installJobs(databaseUrl, QUEUES);
	});
}

async function inTurn<Value>(databaseUrl: string, work: (db: NodePgDatabase) => Promise<Value>): Promise<Value> {
	const { pool, close } = connect(databaseUrl, { max: 1, queryTimeoutMs: TURN_MAX_MS });
	// One connection, which holds the turn: if it is lost, the work ends too.
	const client = await pool.connect().catch(async (error: unknown) => {
		await close();
		throw error;
	});
	try {
		const db = drizzle(client);
		await takeTurnOf(db, "tables");
		return await work(db);
	} finally {
		client.release(true);
		await close();
	}
}

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** A folder as the migrator wants it, with the first migrations alone. */
function folderOfFirst(count: number): string {
	const { entries, ...rest } = journal.parse(JSON.parse(readFileSync(join(FOLDER, JOURNAL), "utf8")));
	const first = entries.slice(0, count);
	const folder = mkdtempSync(join(tmpdir(), "konfety-migrations-"));
	mkdirSync(join(folder, "meta"));
	writeFileSync(join(folder, JOURNAL), JSON.stringify({ ...rest, entries: first }));
	for (const { tag } of first) copyFileSync(join(FOLDER, `${tag}.sql`), join(folder, `${tag}.sql`));
	return folder;
}

async function appliedMigrations(db: NodePgDatabase): Promise<number> {
	const known = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as known`);
	if (!known.rows[0]?.known) return 0;
	const counted = await db.execute(sql`select count(*)::int as n from drizzle.__drizzle_migrations`);
	return Number(counted.rows[0]?.n);
}
