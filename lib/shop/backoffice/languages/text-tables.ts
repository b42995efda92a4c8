import { getTableColumns, is } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgEnumColumn, PgTable } from "drizzle-orm/pg-core";
import { TABLES } from "../../kernel/db/client.ts";
import { localeEnum } from "../../kernel/db/schema/catalogue.ts";
import { instagramPosts } from "../../kernel/db/schema/content.ts";
import { searchTexts, searchWords } from "../../kernel/db/schema/listing.ts";
import { branchExceptions } from "../../kernel/db/schema/places.ts";
import { balloonTypes } from "../../kernel/db/schema/services.ts";
import { searchPlaceholders } from "../../kernel/db/schema/shop.ts";
import { sizeTables } from "../../kernel/db/schema/size-tables.ts";

/** Tables that are made of others (`indexForSearch`, `indexTexts`). */
const DERIVED: readonly PgTable[] = [searchTexts, searchWords];

/** The column that says in which language a row is. */
export function localeColumn(table: PgTable): PgColumn | undefined {
	return Object.values(getTableColumns(table)).find((column) => is(column, PgEnumColumn) && column.enum === localeEnum);
}

/** Whether the language is part of what a row is known by; elsewhere it is what somebody has chosen. */
function hasRowPerLanguage(table: PgTable): boolean {
	const locale = localeColumn(table)?.name;
	const { primaryKeys, uniqueConstraints, indexes } = getTableConfig(table);
	const unique = indexes.filter(({ config }) => config.unique).map(({ config }) => config);
	return [...primaryKeys, ...uniqueConstraints, ...unique].some(({ columns }) =>
		columns.some((column) => "name" in column && locale !== undefined && column.name === locale),
	);
}

const ALL = Object.values(TABLES).flatMap((table): PgTable[] => (is(table, PgTable) ? [table] : []));

/** Tables of texts, a row for each language. What the search box suggests is known by nothing but its place. */
export const TEXT_TABLES: PgTable[] = [
	...ALL.filter((table) => hasRowPerLanguage(table) && !DERIVED.includes(table)),
	searchPlaceholders,
];

/** Texts by language in one value, `{"cs": …, "en": …}`, or in a list of such values. */
export const TEXT_COLUMNS: { column: PgColumn; isList: boolean }[] = [
	{ column: balloonTypes.name, isList: false },
	{ column: sizeTables.title, isList: false },
	{ column: sizeTables.note, isList: false },
	{ column: sizeTables.columns, isList: true },
	{ column: branchExceptions.note, isList: false },
	{ column: instagramPosts.alt, isList: false },
];
