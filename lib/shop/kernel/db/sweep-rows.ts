import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./client.ts";

/** Few enough for one statement: one that reaches its time limit deletes nothing. The next hourly sweep takes the rest. */
export const SWEPT_AT_ONCE = 1000;

/**
 * Deletes the rows for which `where` is true, in batches with a transaction each, so that locks are short however many rows
 * there are. Locked rows wait for the next sweep. Returns how many were deleted. `db` is the pool, never an open transaction.
 */
export async function sweepRows(db: Database, table: PgTable, where: SQL): Promise<number> {
	let swept = 0;
	for (;;) {
		const { rowCount } = await db.execute(sql`
			delete from ${table} where ctid = any (array(
				select ctid from ${table} where ${where} limit ${SWEPT_AT_ONCE} for update skip locked))`);
		swept += rowCount ?? 0;
		if ((rowCount ?? 0) < SWEPT_AT_ONCE) return swept;
	}
}
