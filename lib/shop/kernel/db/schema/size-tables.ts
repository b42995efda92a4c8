import { jsonb, pgTable, serial, text } from "drizzle-orm/pg-core";

/** Body measures in centimetres; every text in both languages. */
export const sizeTables = pgTable("size_tables", {
	id: serial("id").primaryKey(),
	key: text("key").notNull().unique(),
	title: jsonb("title").$type<Record<"cs" | "en", string>>().notNull(),
	note: jsonb("note").$type<Record<"cs" | "en", string>>().notNull(),
	columns: jsonb("columns").$type<Record<"cs" | "en", string>[]>().notNull(),
	rows: jsonb("rows").$type<string[][]>().notNull(),
});
