import type { SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "./client.ts";

/** What the database driver gives for a row of a statement; nothing is changed on the way. */
export type RowSchema<Row> = z.ZodType<Row, Row>;

let isChecked = false;

/**
 * From now on this process holds every row to its schema. Tests do, so that each statement they reach is known to give what its
 * schema says; the shop itself believes what they have shown, and pays nothing.
 */
export function checkRows(): void {
	isChecked = true;
}

/** The rows of a statement that SQL says better than Drizzle's builder does. */
export async function readRows<Row extends Record<string, unknown>>(
	db: Database,
	schema: RowSchema<Row>,
	statement: SQL,
): Promise<Row[]> {
	const { rows } = await db.execute(statement);
	if (isChecked) for (const row of rows) schema.parse(row);
	// The one place where what the database gave is believed to be the row.
	return rows as Row[];
}

/** The first row; undefined when there is none. */
export async function readRow<Row extends Record<string, unknown>>(
	db: Database,
	schema: RowSchema<Row>,
	statement: SQL,
): Promise<Row | undefined> {
	return (await readRows(db, schema, statement))[0];
}
