import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./client.ts";

/** Far below what one statement has time for: one that reaches its time limit deletes nothing, and next hour there is more. */
export const SWEPT_AT_ONCE = 1000;

/**
 * Deletes the rows of a table of which `where` is true, so many at once, each batch a transaction of its own: no locks are held
 * for long, however much there is. Rows that somebody holds wait for the next sweep. Returns how many went. `db` is the pool,
 * never an open transaction.
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
