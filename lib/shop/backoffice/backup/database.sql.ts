import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";

const table = z.strictObject({ name: z.string(), columns: z.array(z.string()) });
const sequence = z.strictObject({ name: z.string(), last_value: z.string().nullable() });
const definition = z.strictObject({ drop: z.string(), make: z.string() });
const migration = z.strictObject({ hash: z.string() });
const facts = z.strictObject({ moment: z.string(), version: z.string() });
const others = z.strictObject({ count: z.number() });
const known = z.strictObject({ is_known: z.boolean() });

/** The moment that the transaction shows, in ISO, and the server's version. */
export async function momentOf(tx: Database): Promise<{ moment: string; version: string }> {
	const said = await readRow(
		tx,
		facts,
		sql`select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment,
			current_setting('server_version') as version`,
	);
	if (!said) throw new Error("The database did not say what time it is");
	return said;
}

/** The shop's tables with the columns that are written, not computed; names as SQL wants them. */
export async function tablesOf(tx: Database): Promise<z.infer<typeof table>[]> {
	return readRows(
		tx,
		table,
		sql`select quote_ident(c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
			from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
			where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
			group by c.relname order by c.relname`,
	);
}

export async function sequencesOf(tx: Database): Promise<z.infer<typeof sequence>[]> {
	return readRows(
		tx,
		sequence,
		sql`select quote_ident(sequencename) as name, last_value::text from pg_sequences
			where schemaname = 'public' order by sequencename`,
	);
}

/** Hashes of the migrations that the database has, in their order. */
export async function migrationsOf(tx: Database): Promise<string[]> {
	const there = await readRow(
		tx,
		known,
		sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is_known`,
	);
	if (!there?.is_known) return [];
	const rows = await readRows(tx, migration, sql`select hash from drizzle.__drizzle_migrations order by created_at`);
	return rows.map(({ hash }) => hash);
}

/** Foreign keys: how each is taken away and made again. */
export async function foreignKeysOf(tx: Database): Promise<z.infer<typeof definition>[]> {
	return readRows(
		tx,
		definition,
		sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
				format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
			from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
	);
}

/** Indexes that no constraint stands on: how each is taken away and made again. */
export async function indexesOf(tx: Database): Promise<z.infer<typeof definition>[]> {
	return readRows(
		tx,
		definition,
		sql`select format('drop index %s', c.oid::regclass) as drop, pg_get_indexdef(c.oid) as make
			from pg_index i join pg_class c on c.oid = i.indexrelid
			where c.relnamespace = 'public'::regnamespace and not c.relispartition
				and not exists (select from pg_constraint where conindid = c.oid and contype in ('p', 'u', 'x'))`,
	);
}

/** Connections of others to the database. */
export async function othersConnected(db: Database): Promise<number> {
	const said = await readRow(
		db,
		others,
		sql`select count(*)::int as count from pg_stat_activity
			where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
	);
	return said?.count ?? 0;
}

/** Sets what a sequence gave last. */
export const setSequence = (name: string, value: bigint): SQL => sql`select setval(${name}::regclass, ${value})`;
