import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../kernel/db/client.ts";

/** Rows as one JSON parameter, which PostgreSQL expands to rows of the table: thousands of them cost one statement. */
function recordset<Table extends PgTable>(table: Table, rows: Table["$inferInsert"][]): { names: string[]; from: SQL } {
	const columns = new Map(Object.entries(getTableColumns(table)).map(([key, column]) => [key, column.name]));
	const keys = new Set(rows.flatMap((row) => Object.keys(row)));
	const names = [...keys].map((key) => columns.get(key) ?? key);
	const records = rows.map((row) =>
		Object.fromEntries(Object.entries(row).map(([key, value]) => [columns.get(key) ?? key, value ?? null])),
	);
	const name = sql.identifier(getTableConfig(table).name);
	return { names, from: sql`json_populate_recordset(null::${name}, ${JSON.stringify(records)}::json)` };
}

const listed = (names: string[]) =>
	sql.join(
		names.map((name) => sql.identifier(name)),
		sql`, `,
	);

/** Inserts rows with the same columns; on a conflict in the `conflict` columns the other columns are replaced. */
export async function insertRows<Table extends PgTable>(
	tx: Database,
	table: Table,
	rows: Table["$inferInsert"][],
	conflict?: string[],
): Promise<void> {
	if (rows.length === 0) return;
	const { names, from } = recordset(table, rows);
	const replaced = names.filter((name) => !conflict?.includes(name));
	const update = replaced.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
	const onConflict = conflict
		? sql`on conflict (${listed(conflict)}) do ${update.length > 0 ? sql`update set ${sql.join(update, sql`, `)}` : sql`nothing`}`
		: sql``;
	await tx.execute(sql`insert into ${table} (${listed(names)}) select ${listed(names)} from ${from} ${onConflict}`);
}

/** Updates rows by `id`, setting their other columns. */
export async function updateRows<Table extends PgTable>(
	tx: Database,
	table: Table,
	rows: (Partial<Table["$inferInsert"]> & { id: number })[],
): Promise<void> {
	if (rows.length === 0) return;
	const { names, from } = recordset(table, rows);
	const set = names
		.filter((name) => name !== "id")
		.map((name) => sql`${sql.identifier(name)} = wanted.${sql.identifier(name)}`);
	await tx.execute(sql`
		update ${table} set ${sql.join(set, sql`, `)} from ${from} wanted where ${table}.id = wanted.id`);
}
