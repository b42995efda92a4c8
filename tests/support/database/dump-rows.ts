import pg from "pg";

/** Every row of the shop's tables as text, sorted, so that two databases can be compared whole. */
export async function rowsIn(databaseUrl: string): Promise<Record<string, string[]>> {
	const client = new pg.Client(databaseUrl);
	await client.connect();
	try {
		const tables = await client.query<{ name: string }>(
			"select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
		);
		const all: Record<string, string[]> = {};
		for (const { name } of tables.rows) {
			const { rows } = await client.query<{ row: string }>(
				`select t::text collate "C" as row from ${name} t order by 1`,
			);
			all[name] = rows.map(({ row }) => row);
		}
		return all;
	} finally {
		await client.end();
	}
}

/** Tables, columns, indexes, keys and defaults, as the server describes them. */
export async function shapeOf(databaseUrl: string): Promise<string[]> {
	const client = new pg.Client(databaseUrl);
	await client.connect();
	try {
		const { rows } = await client.query<{ line: string }>(`
			select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
				from information_schema.columns where table_schema = 'public'
			union all select pg_get_indexdef(indexrelid) from pg_index i join pg_class c on c.oid = indexrelid
				where c.relnamespace = 'public'::regnamespace
			union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
				where connamespace = 'public'::regnamespace
			order by 1`);
		return rows.map(({ line }) => line);
	} finally {
		await client.end();
	}
}
