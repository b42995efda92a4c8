import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { DEFAULT_LOCALE, eachLocale } from "../../../domain/locale.ts";

/** A text in the languages in which it is written. */
export const writtenTexts = z.strictObject(eachLocale(() => z.string().optional()));

/** A text that is there in the default language at least. */
export const givenTexts = writtenTexts.extend({ [DEFAULT_LOCALE]: z.string() });

/** Texts of a column by their language, `{"cs": …, "en": …}`, those of which `owner` is `id`; `{}` without any. */
export function byLocale(column: AnyPgColumn, owner: AnyPgColumn, id: SQL): SQL {
	const { table } = column;
	return sql`(
		select coalesce(json_object_agg(${table}.locale, ${column}), '{}') from ${table} where ${owner} = ${id}
	)`;
}
