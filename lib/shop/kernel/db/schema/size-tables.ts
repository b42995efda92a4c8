import { jsonb, pgTable, serial, text } from "drizzle-orm/pg-core";
import type { Locale } from "../../../../domain/locale.ts";

/** Body measures in centimetres; every text in both languages. */
export const sizeTables = pgTable("size_tables", {
	id: serial("id").primaryKey(),
	key: text("key").notNull().unique(),
	title: jsonb("title").$type<Record<Locale, string>>().notNull(),
	note: jsonb("note").$type<Record<Locale, string>>().notNull(),
	columns: jsonb("columns").$type<Record<Locale, string>[]>().notNull(),
	rows: jsonb("rows").$type<string[][]>().notNull(),
});
