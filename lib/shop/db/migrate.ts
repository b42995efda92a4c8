import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import { installJobs } from "../jobs/queue.ts";
import { connect } from "./client.ts";

const FOLDER = fileURLToPath(new URL("./migrations", import.meta.url));

const MIGRATION_MAX_MS = 3_600_000;

/** Brings the database at `databaseUrl` to today's schema, the job queue's included; returns how many migrations ran. */
export async function migrate(databaseUrl: string): Promise<number> {
	const { db, close } = connect(databaseUrl, { max: 1, queryTimeoutMs: MIGRATION_MAX_MS });
	try {
		// A shop with millions of orders must not be stopped by the time that a visitor may wait.
		await db.execute(sql`set statement_timeout = 0`);
		const before = await appliedMigrations(db);
		await runMigrations(db, { migrationsFolder: FOLDER });
		await installJobs(databaseUrl);
		return (await appliedMigrations(db)) - before;
	} finally {
		await close();
	}
}

async function appliedMigrations(db: ReturnType<typeof connect>["db"]): Promise<number> {
	const known = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as known`);
	if (!known.rows[0]?.known) return 0;
	const counted = await db.execute(sql`select count(*)::int as n from drizzle.__drizzle_migrations`);
	return Number(counted.rows[0]?.n);
}
