/** Reviews of goods, and customers waiting for goods to be back in stock. */

import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	index,
	integer,
	pgEnum,
	pgTable,
	serial,
	smallint,
	text,
	unique,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { REVIEW_STATES } from "../../../../domain/goods/review-states.ts";
import { localeEnum, moment, products, variants } from "./catalogue.ts";
import { users } from "./people.ts";

export const reviewStateEnum = pgEnum("review_state", REVIEW_STATES);

/** One review of a product by a customer; shown once it is published. */
export const reviews = pgTable(
	"reviews",
	{
		id: serial("id").primaryKey(),
		productId: integer("product_id")
			.notNull()
			.references(() => products.id, { onDelete: "cascade" }),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** The author's name as shown. */
		author: text("author").notNull(),
		stars: smallint("stars").notNull(),
		text: text("text").notNull(),
		locale: localeEnum("locale").notNull(),
		/** Whether the author had bought the product here, when the review was written or published. */
		isVerified: boolean("is_verified").notNull(),
		state: reviewStateEnum("state").notNull().default("pending"),
		createdAt: moment("created_at").notNull().defaultNow(),
		decidedAt: moment("decided_at"),
	},
	(table) => [
		unique("review_once").on(table.productId, table.userId),
		index("reviews_published")
			.on(table.productId, table.createdAt.desc().nullsFirst())
			.where(sql`${table.state} = 'published'`),
		index("reviews_pending").on(table.createdAt).where(sql`${table.state} = 'pending'`),
		check("review_stars", sql`${table.stars} between 1 and 5`),
	],
);

/**
 * A customer, or a guest by e-mail, waits for a variant to be back in stock; one mail is sent and the watch ends. A guest's begins
 * with its confirmation.
 */
export const watchdogs = pgTable(
	"watchdogs",
	{
		id: serial("id").primaryKey(),
		/** Null for a guest. */
		userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
		/** Of a guest; null for a customer, whose account has it. */
		email: text("email"),
		confirmedAt: moment("confirmed_at"),
		variantId: integer("variant_id")
			.notNull()
			.references(() => variants.id, { onDelete: "cascade" }),
		/** Secret of the link that ends the watch. */
		hash: text("hash").notNull().unique(),
		locale: localeEnum("locale").notNull(),
		createdAt: moment("created_at").notNull().defaultNow(),
		endedAt: moment("ended_at"),
		/** A guest wants no more mails about these goods. */
		refusedAt: moment("refused_at"),
	},
	(table) => [
		index("watchdogs_refused")
			.on(sql`lower(${table.email})`, table.variantId)
			.where(sql`${table.refusedAt} is not null`),
		uniqueIndex("watchdog_once").on(table.userId, table.variantId).where(sql`${table.endedAt} is null`),
		uniqueIndex("guest_watch_once")
			.on(sql`lower(${table.email})`, table.variantId)
			.where(sql`${table.endedAt} is null`),
		check("watchdog_of_one", sql`(${table.userId} is null) <> (${table.email} is null)`),
		index("watchdogs_waiting").on(table.variantId).where(sql`${table.endedAt} is null`),
	],
);
