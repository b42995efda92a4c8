import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";

type Connection = NodePgDatabase<Record<string, unknown>>;

/** A schema of its own: whatever happens to the shop's tables meanwhile, it stays until the restored rows are there. */
const MARK = sql.identifier("konfety_restore");

/** Marks the database as one that is being filled from a backup. */
export async function markRestoring(tx: Connection): Promise<void> {
	await tx.execute(sql`create schema if not exists ${MARK}`);
}

/** In the transaction that fills it. */
export async function unmarkRestoring(tx: Connection): Promise<void> {
	await tx.execute(sql`drop schema ${MARK}`);
}

/** Throws a sentence when a restore was broken off: what is there is no shop, and must not be taken for an empty one. */
export async function refuseHalfRestored(db: Connection): Promise<void> {
	const { rows } = await db.execute(sql`select to_regnamespace('konfety_restore') is not null as is_marked`);
	if (rows[0]?.is_marked)
		throw new Error(
			"A restore into this database was broken off, so it has no shop. Run it again: npm run shop -- restore <source>",
		);
}
