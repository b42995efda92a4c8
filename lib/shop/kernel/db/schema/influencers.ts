/** Commission of influencers, its payouts, and the videos for customers. */

import { sql } from "drizzle-orm";
import {
	bigint,
	check,
	index,
	integer,
	numeric,
	pgEnum,
	pgTable,
	primaryKey,
	serial,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { VIDEO_SOURCES } from "../../../../domain/content/content-kinds.ts";
import { localeEnum, moment } from "./catalogue.ts";
import { users } from "./people.ts";

/** Terms of commission: a row per influencer, and one without an influencer for all others. */
export const commissionTerms = pgTable(
	"commission_terms",
	{
		id: serial("id").primaryKey(),
		userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
		/** Percent of the goods' value after vouchers, without VAT; a voucher's own percent takes precedence. */
		percent: numeric("percent", { precision: 5, scale: 2 }).notNull(),
		/** Days from the order to the payout of its commission, so that most withdrawals are over. */
		payableAfterDays: integer("payable_after_days").notNull(),
	},
	(table) => [
		uniqueIndex("commission_terms_once").on(sql`coalesce(${table.userId}, 0)`),
		check("commission_percent", sql`${table.percent} between 0 and 100`),
		check("commission_days", sql`${table.payableAfterDays} >= 0`),
	],
);

/** Commission paid out; unpaid is what was earned less the sum of these. */
export const commissionPayouts = pgTable(
	"commission_payouts",
	{
		id: serial("id").primaryKey(),
		userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
		/** The influencer's e-mail address at the payout: the books keep it after the account is deleted. */
		payee: text("payee").notNull().default(""),
		/** CZK haléře. */
		amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
		/** The system user who ran the command. */
		by: text("by").notNull(),
		note: text("note").notNull().default(""),
		paidAt: moment("paid_at").notNull(),
	},
	(table) => [
		index("commission_payouts_by_user").on(table.userId, table.paidAt),
		check("commission_payout_positive", sql`${table.amountMinor} > 0`),
	],
);

export const videoSourceEnum = pgEnum("video_source", VIDEO_SOURCES);

/** Videos for signed-in customers. */
export const videos = pgTable(
	"videos",
	{
		id: serial("id").primaryKey(),
		source: videoSourceEnum("source").notNull(),
		/** File name of the shop's own video without its extension, or the id at the video service. */
		name: text("name").notNull(),
		durationS: integer("duration_s").notNull(),
		position: integer("position").notNull().default(0),
		publishedAt: moment("published_at").notNull(),
	},
	(table) => [check("video_duration", sql`${table.durationS} > 0`)],
);

export const videoTranslations = pgTable(
	"video_translations",
	{
		videoId: integer("video_id")
			.notNull()
			.references(() => videos.id, { onDelete: "cascade" }),
		locale: localeEnum("locale").notNull(),
		title: text("title").notNull(),
		description: text("description").notNull().default(""),
	},
	(table) => [primaryKey({ columns: [table.videoId, table.locale] })],
);
