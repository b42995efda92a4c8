import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./client.ts";

/** PostgreSQL takes 65 535 parameters in one statement. */
const ROWS_PER_STATEMENT = 1000;

/** Inserts any number of rows. */
export async function insertAll<Table extends PgTable>(
	tx: Database,
	table: Table,
	rows: Table["$inferInsert"][],
): Promise<void> {
	for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
		await tx.insert(table).values(rows.slice(start, start + ROWS_PER_STATEMENT));
	}
}
