import type { SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "./client.ts";

type RowSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;

/** What the database driver gives for a row of a statement; nothing is changed on the way. */
type RowOf<Schema extends RowSchema> = z.input<Schema>;

let isChecked = false;

/**
 * From now on this process holds every row to its schema. Tests do, so that each statement they reach is known to give what its
 * schema says; the shop itself believes what they have shown, and pays nothing.
 */
export function checkRows(): void {
	isChecked = true;
}

/** The rows of a statement that SQL says better than Drizzle's builder does. */
export async function readRows<Schema extends RowSchema>(
	db: Database,
	schema: Schema,
	statement: SQL,
): Promise<RowOf<Schema>[]> {
	const { rows } = await db.execute(statement);
	if (isChecked) for (const row of rows) schema.parse(row);
	// The one place where what the database gave is believed to be the row.
	return rows as RowOf<Schema>[];
}

/** The first row; undefined when there is none. */
export async function readRow<Schema extends RowSchema>(
	db: Database,
	schema: Schema,
	statement: SQL,
): Promise<RowOf<Schema> | undefined> {
	return (await readRows(db, schema, statement))[0];
}
