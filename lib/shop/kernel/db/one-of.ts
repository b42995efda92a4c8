import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Whether a column has one of these ids. They are one parameter, where `inArray` takes one for each and PostgreSQL at most 65 535. */
export function isOneOf(column: PgColumn, ids: readonly number[]): SQL {
	return sql`${column} = any(${sql.param([...ids])}::int[])`;
}
