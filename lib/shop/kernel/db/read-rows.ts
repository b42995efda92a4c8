import type { SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "./client.ts";

type RowSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;

/** What the database driver returns for a row of a statement, unchanged. */
type RowOf<Schema extends RowSchema> = z.input<Schema>;

let isChecked = false;

/**
 * Makes this process check every row against its schema. Tests do, which shows that each statement they reach returns what
 * its schema says; the shop itself trusts that and skips the cost.
 */
export function checkRows(): void {
	isChecked = true;
}

/** The rows of a statement that is clearer in SQL than in Drizzle's builder. */
export async function readRows<Schema extends RowSchema>(
	db: Database,
	schema: Schema,
	statement: SQL,
): Promise<RowOf<Schema>[]> {
	const { rows } = await db.execute(statement);
	if (isChecked) for (const row of rows) schema.parse(row);
	// The one unchecked cast from the database's reply to the row type.
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
