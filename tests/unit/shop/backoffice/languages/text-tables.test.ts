import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { localeColumn, TEXT_TABLES } from "#lib/shop/backoffice/languages/text-tables.ts";
import { TABLES } from "#lib/shop/kernel/db/client.ts";

/** Rows with the language that somebody has chosen; and what search reads, made of the texts. */
const OTHERS = [
	"carts",
	"orders",
	"reviews",
	"satisfaction_answers",
	"search_texts",
	"search_words",
	"service_requests",
	"subscribers",
	"users",
	"watchdogs",
];

test("every table with a language is one whose texts a new language gets, or is listed as another", () => {
	const tables = Object.values(TABLES).flatMap((table): PgTable[] => (is(table, PgTable) ? [table] : []));
	const names = tables.filter((table) => localeColumn(table)).map(getTableName);
	const texts = TEXT_TABLES.map(getTableName);
	expect(names.filter((name) => !texts.includes(name)).sort()).toEqual(OTHERS);
	expect(texts.filter((name) => name.endsWith("_translations"))).toHaveLength(texts.length - 3);
	expect(texts.filter((name) => !name.endsWith("_translations")).sort()).toEqual([
		"banners",
		"search_placeholders",
		"settings",
	]);
});
