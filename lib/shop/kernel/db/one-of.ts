import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * Whether a column has one of these ids. They are one parameter; `inArray` makes one for each, and PostgreSQL takes at most
 * 65 535.
 */
export function isOneOf(column: PgColumn, ids: readonly number[]): SQL {
	return sql`${column} = any(${sql.param([...ids])}::int[])`;
}
