/** Customers, their groups, addresses, sessions and mailed links; subscribers of the newsletter; rate limits. */

import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	doublePrecision,
	index,
	integer,
	numeric,
	pgEnum,
	pgTable,
	primaryKey,
	serial,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { ACCOUNT_LINK_KINDS } from "../../../../domain/people/account-links.ts";
import { SUBSCRIBER_STEPS, type SubscriberOrigin } from "../../../../domain/people/newsletter.ts";
import { localeEnum, moment } from "./catalogue.ts";

/** Group 2 is the influencers (promises §6). */
export const groups = pgTable(
	"groups",
	{
		id: integer("id").primaryKey(),
		name: text("name").notNull(),
		/** Off every price of goods, for customers of the group. */
		discountPercent: numeric("discount_percent", { precision: 5, scale: 2 }).notNull().default("0"),
	},
	(table) => [check("group_discount_percent", sql`${table.discountPercent} between 0 and 100`)],
);

/** What a group is told of itself; a language without it has the default one's. */
export const groupTranslations = pgTable(
	"group_translations",
	{
		groupId: integer("group_id")
			.notNull()
			.references(() => groups.id, { onDelete: "cascade" }),
		locale: localeEnum("locale").notNull(),
		description: text("description").notNull(),
	},
	(table) => [primaryKey({ columns: [table.groupId, table.locale] })],
);

export const users = pgTable(
	"users",
	{
		id: serial("id").primaryKey(),
		/** Also the login name; unique regardless of case. */
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
		/** Whether the customer proved `email`: opened a mailed link while signed in, or set a new password by one. */
		isConfirmed: boolean("is_confirmed").notNull().default(false),
		/** Language of the shop's mails to the customer. */
		locale: localeEnum("locale").notNull().default("cs"),
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [
		uniqueIndex("user_email_once").on(sql`lower(${table.email})`),
		// For the owner who knows a part of an e-mail, or wants the newest.
		index("users_by_part_of_email").using("gin", sql`lower(${table.email}) gin_trgm_ops`),
		index("users_by_age").on(table.createdAt, table.id),
	],
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

/** One row per login; the bearer token names it, so a logout or a password change ends the session at once. */
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

export const accountLinkKindEnum = pgEnum("account_link_kind", ACCOUNT_LINK_KINDS);

/** Mailed links, each for one use; only the SHA-256 of the secret in the address is kept. */
export const accountLinks = pgTable(
	"account_links",
	{
		/** SHA-256 of the secret, hexadecimal. */
		secretHash: text("secret_hash").primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		kind: accountLinkKindEnum("kind").notNull(),
		/** The e-mail that the link proves. */
		email: text("email").notNull(),
		createdAt: moment("created_at").notNull(),
		expiresAt: moment("expires_at").notNull(),
		usedAt: moment("used_at"),
	},
	(table) => [index("account_links_by_user").on(table.userId, table.kind)],
);

/** Who gets the newsletter: those with `confirmedAt` and without `endedAt`. */
export const subscribers = pgTable(
	"subscribers",
	{
		id: serial("id").primaryKey(),
		/** Unique regardless of case. */
		email: text("email").notNull(),
		/** Secret of the links that confirm or end the subscription. */
		hash: text("hash").notNull().unique(),
		locale: localeEnum("locale").notNull(),
		createdAt: moment("created_at").notNull(),
		confirmedAt: moment("confirmed_at"),
		endedAt: moment("ended_at"),
	},
	(table) => [uniqueIndex("subscriber_email_once").on(sql`lower(${table.email})`)],
);

export const subscriberStepEnum = pgEnum("subscriber_step", SUBSCRIBER_STEPS);

/** Who asked for, agreed to and ended the newsletter, and when: the proof of a consent. */
export const subscriberSteps = pgTable(
	"subscriber_steps",
	{
		id: serial("id").primaryKey(),
		subscriberId: integer("subscriber_id")
			.notNull()
			.references(() => subscribers.id, { onDelete: "cascade" }),
		step: subscriberStepEnum("step").notNull(),
		at: moment("at").notNull(),
		/** Where the step was taken: "footer", "account", "checkout", "link", "one-click", "command". */
		origin: text("origin").$type<SubscriberOrigin>().notNull(),
	},
	(table) => [index("subscriber_steps_by_subscriber").on(table.subscriberId)],
);

/** Token buckets of rate limits, shared by all servers. */
export const rateLimits = pgTable(
	"rate_limits",
	{
		/** Rule and visitor, such as "login:203.0.113.7". */
		key: text("key").primaryKey(),
		/** Calls left at `filledAt`; refilled with time. */
		tokens: doublePrecision("tokens").notNull(),
		filledAt: moment("filled_at").notNull(),
	},
	(table) => [index("rate_limits_by_age").on(table.filledAt), check("rate_limit_tokens", sql`${table.tokens} >= 0`)],
);
