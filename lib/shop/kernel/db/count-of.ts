import type { SQL } from "drizzle-orm";
import type { Database } from "./client.ts";

/** How many rows a statement changed. */
export async function countOf(tx: Database, statement: SQL): Promise<number> {
	return (await tx.execute(statement)).rowCount ?? 0;
}
