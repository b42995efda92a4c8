/** Places of stock: the e-shop warehouse and 13 branches, and how many pieces of each variant they have. */

import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	date,
	doublePrecision,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	primaryKey,
	serial,
	text,
} from "drizzle-orm/pg-core";
import type { Locale } from "../../../../domain/locale.ts";
import { PLACE_KINDS } from "../../../../domain/place/place-kinds.ts";
import type { StoreService } from "../../../../domain/place/store-services.ts";
import { localeEnum, pictures, variants } from "./catalogue.ts";

export const placeKindEnum = pgEnum("place_kind", PLACE_KINDS);

export const branches = pgTable("branches", {
	id: serial("id").primaryKey(),
	slug: text("slug").notNull().unique(),
	name: text("name").notNull(),
	street: text("street").notNull(),
	city: text("city").notNull(),
	zip: text("zip").notNull(),
	phone: text("phone").notNull(),
	email: text("email").notNull(),
	latitude: doublePrecision("latitude").notNull(),
	longitude: doublePrecision("longitude").notNull(),
	/** Goods reach Prague in 1–2 days, other branches in 3–5 (promises §4). */
	isPrague: boolean("is_prague").notNull().default(false),
	/** Above 200 m² the shop must close on the days of Act 223/2016. */
	isLargeShop: boolean("is_large_shop").notNull().default(false),
	/** Weekday 1–7 → ["09:00", "18:00"]; a missing day is closed. */
	openingHours: jsonb("opening_hours").$type<Partial<Record<string, [string, string]>>>().notNull(),
	/** Services at this branch. */
	services: text("services").$type<StoreService>().array().notNull().default([]),
	/** Balloons that the branch can inflate in half an hour; 0: it inflates none. */
	balloonsPerSlot: integer("balloons_per_slot").notNull().default(0),
	isActive: boolean("is_active").notNull().default(true),
});

export const branchTranslations = pgTable(
	"branch_translations",
	{
		branchId: integer("branch_id")
			.notNull()
			.references(() => branches.id, { onDelete: "cascade" }),
		locale: localeEnum("locale").notNull(),
		description: text("description").notNull().default(""),
		/** How to get there: stops, parking, entrance. */
		directions: text("directions").notNull().default(""),
	},
	(table) => [primaryKey({ columns: [table.branchId, table.locale] })],
);

export const branchPictures = pgTable(
	"branch_pictures",
	{
		branchId: integer("branch_id")
			.notNull()
			.references(() => branches.id, { onDelete: "cascade" }),
		pictureId: integer("picture_id")
			.notNull()
			.references(() => pictures.id),
		position: integer("position").notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.branchId, table.pictureId] })],
);

/** Days on which a branch has other opening hours than in its week. */
export const branchExceptions = pgTable(
	"branch_exceptions",
	{
		branchId: integer("branch_id")
			.notNull()
			.references(() => branches.id, { onDelete: "cascade" }),
		/** Calendar day in Prague. */
		day: date("day", { mode: "string" }).notNull(),
		/** ["09:00", "12:00"]; null: closed. */
		hours: jsonb("hours").$type<[string, string]>(),
		/** Why, by language; none of a language that it lacks. */
		note: jsonb("note").$type<Partial<Record<Locale, string>>>().notNull(),
	},
	(table) => [primaryKey({ columns: [table.branchId, table.day] })],
);

export const places = pgTable("places", {
	id: serial("id").primaryKey(),
	kind: placeKindEnum("kind").notNull(),
	branchId: integer("branch_id")
		.unique()
		.references(() => branches.id),
});

export const stock = pgTable(
	"stock",
	{
		variantId: integer("variant_id")
			.notNull()
			.references(() => variants.id, { onDelete: "cascade" }),
		placeId: integer("place_id")
			.notNull()
			.references(() => places.id),
		quantity: integer("quantity").notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.variantId, table.placeId] }),
		index("stock_by_place").on(table.placeId),
		// The last guard against overselling, behind the conditional decrement.
		check("stock_not_negative", sql`${table.quantity} >= 0`),
	],
);
