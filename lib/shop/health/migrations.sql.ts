import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../kernel/db/client.ts";
import { postgresCode } from "../kernel/db/database-errors.ts";
import journal from "../kernel/db/migrations/meta/_journal.json" with { type: "json" };
import { readRow } from "../kernel/db/read-rows.ts";

/** Time by which Drizzle numbers the last migration that this build knows. */
const KNOWN = Math.max(...journal.entries.map(({ when }) => when));
/** PostgreSQL's codes for a table or a schema that is not there. */
const NOT_THERE = new Set(["42P01", "3F000"]);

const migratedRow = z.object({ last: z.string().nullable() });

/** Whether the database has all migrations of this build; it may have those of a newer one. Locks nothing. */
export async function hasMigrations(db: Database): Promise<boolean> {
	try {
		const row = await readRow(
			db,
			migratedRow,
			sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
		);
		return Number(row?.last ?? 0) >= KNOWN;
	} catch (error) {
		if (NOT_THERE.has(postgresCode(error) ?? "")) return false;
		throw error;
	}
}
