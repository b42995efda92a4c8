import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { DEFAULT_LOCALE, type Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { searchPlaceholders } from "../../kernel/db/schema/shop.ts";
import { localeColumn } from "./text-tables.ts";

/** Copies the default language's rows of a table that `to` lacks, among those that `which` selects; returns their number. */
export async function copyTexts(tx: Database, table: PgTable, to: Locale, which: SQL = sql`true`): Promise<number> {
	const locale = localeColumn(table);
	if (!locale) throw new Error("This table has no language");
	// The database numbers each row itself.
	const others = Object.values(getTableColumns(table)).filter((column) => column !== locale && !column.primary);
	const names = others.map((column) => sql.identifier(column.name));
	const list = sql.join(names, sql`, `);
	// Rows of this table have no key but their number, so it is filled only when empty.
	const isNone =
		table === searchPlaceholders ? sql`not exists (select from ${table} known where known.locale = ${to})` : sql`true`;
	const { rowCount } = await tx.execute(sql`
		insert into ${table} (${list}, locale)
		select ${list}, ${to} from ${table} where locale = ${DEFAULT_LOCALE} and ${which} and ${isNone}
		on conflict do nothing`);
	return rowCount ?? 0;
}

/** Copies texts that are stored as one value of all languages. */
export async function copyTextsWithin(
	tx: Database,
	{ column, isList }: { column: PgColumn; isList: boolean },
	to: Locale,
): Promise<void> {
	const name = sql.identifier(column.name);
	const withLanguage = (texts: SQL) => sql`jsonb_build_object(${to}::text, ${texts} -> ${DEFAULT_LOCALE}) || ${texts}`;
	const lacks = (texts: SQL) => sql`${texts} ? ${DEFAULT_LOCALE} and not ${texts} ? ${to}`;
	const filled = isList
		? sql`(select jsonb_agg(${withLanguage(sql`one`)} order by at) from jsonb_array_elements(${name}) with ordinality each (one, at))`
		: withLanguage(sql`${name}`);
	const isLacking = isList
		? sql`exists (select from jsonb_array_elements(${name}) one where ${lacks(sql`one`)})`
		: lacks(sql`${name}`);
	await tx.execute(sql`update ${column.table} set ${name} = ${filled} where ${isLacking}`);
}
