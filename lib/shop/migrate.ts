import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import { connect } from "./kernel/db/client.ts";
import { TURN_MAX_MS, takeTurnOf } from "./kernel/db/turns.ts";
import { installJobs } from "./kernel/jobs/queue.ts";
import { WORK } from "./kernel/jobs/work-queues.ts";
import { MAILS } from "./telling/mail/mails.ts";

const FOLDER = fileURLToPath(new URL("./kernel/db/migrations", import.meta.url));
const QUEUES = [...Object.values(WORK), ...MAILS.map(({ queue }) => queue)];

/**
 * Migrates the database at `databaseUrl`, including the job queue's tables; returns how many migrations ran. One process at a
 * time: two would break each other on an empty database.
 */
export async function migrate(databaseUrl: string): Promise<number> {
	const { pool, close } = connect(databaseUrl, { max: 1, queryTimeoutMs: TURN_MAX_MS });
	// One connection, which holds the turn: if it is lost, the work ends too.
	const client = await pool.connect().catch(async (error: unknown) => {
		await close();
		throw error;
	});
	try {
		const db = drizzle(client);
		await takeTurnOf(db, "tables");
		const before = await appliedMigrations(db);
		await runMigrations(db, { migrationsFolder: FOLDER });
		await installJobs(databaseUrl, QUEUES);
		return (await appliedMigrations(db)) - before;
	} finally {
		client.release(true);
		await close();
	}
}

async function appliedMigrations(db: NodePgDatabase): Promise<number> {
	const known = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as known`);
	if (!known.rows[0]?.known) return 0;
	const counted = await db.execute(sql`select count(*)::int as n from drizzle.__drizzle_migrations`);
	return Number(counted.rows[0]?.n);
}
