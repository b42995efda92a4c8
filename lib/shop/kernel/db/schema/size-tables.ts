import { jsonb, pgTable, serial, text } from "drizzle-orm/pg-core";
import type { Given } from "../../../../domain/locale.ts";

/** Body measures in centimetres; every text by language. */
export const sizeTables = pgTable("size_tables", {
	id: serial("id").primaryKey(),
	key: text("key").notNull().unique(),
	title: jsonb("title").$type<Given<string>>().notNull(),
	note: jsonb("note").$type<Given<string>>().notNull(),
	columns: jsonb("columns").$type<Given<string>[]>().notNull(),
	rows: jsonb("rows").$type<string[][]>().notNull(),
});
