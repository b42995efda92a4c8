/** Customers, their groups, addresses and sessions. */
import { sql } from "drizzle-orm";
import { boolean, index, integer, numeric, pgTable, serial, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "./catalogue.ts";

/** Group 2 is the influencers (spec §6). */
export const groups = pgTable("groups", {
	id: integer("id").primaryKey(),
	name: text("name").notNull(),
	description: text("description").notNull().default(""),
	discountPercent: numeric("discount_percent", { precision: 5, scale: 2 }).notNull().default("0"),
});

export const users = pgTable(
	"users",
	{
		id: serial("id").primaryKey(),
		/** Also the login name; unique without regard to case. */
		email: text("email").notNull(),
		passwordHash: text("password_hash").notNull(),
		groupId: integer("group_id")
			.notNull()
			.references(() => groups.id),
		firstname: text("firstname").notNull().default(""),
		lastname: text("lastname").notNull().default(""),
		phone: text("phone").notNull().default(""),
		company: text("company").notNull().default(""),
		companyId: text("company_id").notNull().default(""),
		taxId: text("tax_id").notNull().default(""),
		street: text("street").notNull().default(""),
		city: text("city").notNull().default(""),
		zip: text("zip").notNull().default(""),
		country: text("country").notNull().default("CZ"),
		isConfirmed: boolean("is_confirmed").notNull().default(false),
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [uniqueIndex("user_email_once").on(sql`lower(${table.email})`)],
);

export const addresses = pgTable(
	"addresses",
	{
		id: serial("id").primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		addressName: text("address_name").notNull().default(""),
		firstname: text("firstname").notNull(),
		lastname: text("lastname").notNull(),
		company: text("company").notNull().default(""),
		phone: text("phone").notNull().default(""),
		street: text("street").notNull(),
		city: text("city").notNull(),
		zip: text("zip").notNull(),
		country: text("country").notNull(),
		isDefault: boolean("is_default").notNull().default(false),
	},
	(table) => [index("addresses_by_user").on(table.userId)],
);

/** One row per login; the bearer token names it, so a logout or a password change ends it at once. */
export const sessions = pgTable(
	"sessions",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		createdAt: moment("created_at").notNull().defaultNow(),
		lastUsedAt: moment("last_used_at").notNull().defaultNow(),
		expiresAt: moment("expires_at").notNull(),
		revokedAt: moment("revoked_at"),
		userAgent: text("user_agent").notNull().default(""),
	},
	(table) => [index("sessions_by_user").on(table.userId)],
);
