import { getTableColumns, getTableName, is, type SQL, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type Database, TABLES } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";

const table = z.strictObject({ name: z.string(), columns: z.array(z.string()) });
const sequence = z.strictObject({ name: z.string(), last_value: z.string().nullable(), start_value: z.string() });
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

/** Columns of each table that this version of the shop has, by its name. */
const OWN: ReadonlyMap<string, ReadonlySet<string>> = new Map(
	Object.values(TABLES)
		.filter((one) => is(one, PgTable))
		.map((one): [string, Set<string>] => [
			getTableName(one),
			new Set(Object.values(getTableColumns(one)).map(({ name }) => name)),
		]),
);

/**
 * The shop's tables with the columns that are written, not computed. Tables and columns that somebody has added by hand are left out: a
 * restore makes what the migrations make.
 */
export async function tablesOf(tx: Database): Promise<z.infer<typeof table>[]> {
	const all = await allTablesOf(tx);
	return all
		.filter(({ name }) => OWN.has(name))
		.map(({ name, columns }) => ({ name, columns: columns.filter((column) => OWN.get(name)?.has(column)) }));
}

/** Names of tables in the shop's schema that are none of this version's. */
export async function othersTables(tx: Database): Promise<string[]> {
	return (await allTablesOf(tx)).map(({ name }) => name).filter((name) => !OWN.has(name));
}

/** All tables of the shop's schema with the columns that are written, not computed. */
export async function allTablesOf(tx: Database): Promise<z.infer<typeof table>[]> {
	return readRows(
		tx,
		table,
		sql`select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
			from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
			where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
			group by c.relname order by c.relname`,
	);
}

export async function sequencesOf(tx: Database): Promise<z.infer<typeof sequence>[]> {
	return readRows(
		tx,
		sequence,
		sql`select sequencename::text as name, last_value::text, start_value::text from pg_sequences
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
			where datname = current_database() and pid <> pg_backend_pid()
				-- of other roles an ordinary one does not see the type
				and usesysid is not null and coalesce(backend_type, 'client backend') = 'client backend'`,
	);
	return said?.count ?? 0;
}

/** Sets what a sequence gave last, if there is such a one. */
export const setSequence = (name: string, value: bigint): SQL =>
	sql`select setval(to_regclass(quote_ident(${name})), ${value}) where to_regclass(quote_ident(${name})) is not null`;

/** How everything in the shop's schema is taken away that is no extension's; extensions and grants stay. */
export async function dropsOf(tx: Database): Promise<string[]> {
	const rows = await readRows(
		tx,
		z.strictObject({ drop: z.string() }),
		sql`
		with own as (
			select oid from pg_class where relnamespace = 'public'::regnamespace
			union all select oid from pg_type where typnamespace = 'public'::regnamespace
			union all select oid from pg_proc where pronamespace = 'public'::regnamespace
			except select objid from pg_depend where deptype = 'e'
		)
		select format('drop %s if exists %s cascade',
			case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
			oid::regclass) as drop
		from pg_class join own using (oid) where relkind in ('r', 'p', 'v', 'm', 'S')
		union all
		select format('drop type if exists %s cascade', oid::regtype) from pg_type join own using (oid) where typtype in ('e', 'd')
		union all
		select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc join own using (oid)`,
	);
	return rows.map(({ drop }) => drop);
}
