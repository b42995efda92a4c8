/** Services: rental of costumes, inflation of balloons, decoration, and requested events. */

import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	customType,
	date,
	index,
	integer,
	jsonb,
	pgEnum,
	pgSequence,
	pgTable,
	primaryKey,
	serial,
	smallint,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Block } from "../../../../contract/schemas/blocks.ts";
import type { Given } from "../../../../domain/locale.ts";
import { REQUEST_KINDS, REQUEST_STATES, SERVICE_KINDS } from "../../../../domain/request/request-states.ts";
import { localeEnum, moment, pictures, products, variants } from "./catalogue.ts";
import { orders } from "./orders.ts";
import { users } from "./people.ts";
import { branches } from "./places.ts";

const dateRange = customType<{ data: string }>({ dataType: () => "daterange" });

export const serviceKindEnum = pgEnum("service_kind", SERVICE_KINDS);

/** Pages of the services (promises §2, `/sluzby/{id}/{slug}`). */
export const services = pgTable("services", {
	id: serial("id").primaryKey(),
	kind: serviceKindEnum("kind").notNull().unique(),
	pictureId: integer("picture_id").references(() => pictures.id),
	position: integer("position").notNull().default(0),
	updatedAt: moment("updated_at").notNull().defaultNow(),
});

export const serviceTranslations = pgTable(
	"service_translations",
	{
		serviceId: integer("service_id")
			.notNull()
			.references(() => services.id, { onDelete: "cascade" }),
		locale: localeEnum("locale").notNull(),
		slug: text("slug").notNull(),
		title: text("title").notNull(),
		perex: text("perex").notNull().default(""),
		/** Markdown, and the blocks parsed from it. */
		body: text("body").notNull(),
		blocks: jsonb("blocks").$type<Block[]>().notNull().default([]),
	},
	(table) => [primaryKey({ columns: [table.serviceId, table.locale] })],
);

export const requestKindEnum = pgEnum("request_kind", REQUEST_KINDS);

/**
 * new → confirmed → ready → done, moved by the shop's staff; costumes are handed over ("out") before they are done. The shop
 * declines, also by not answering in time; the customer cancels.
 */
export const requestStateEnum = pgEnum("request_state", REQUEST_STATES);

export const requestNumbers = pgSequence("request_numbers", { startWith: 260001 });

/** A customer's request for a service. Its id and hash together allow seeing and cancelling it. */
export const serviceRequests = pgTable(
	"service_requests",
	{
		id: serial("id").primaryKey(),
		/** The number that people see: "P260001". */
		number: text("number").notNull().unique().default(sql`'P' || nextval('request_numbers')`),
		hash: text("hash").notNull().unique(),
		/** The customer who was signed in, or who later proved a guest's e-mail; null for guests. */
		userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
		/** Idempotency key of the form, so that sending it twice makes one request. */
		requestKey: text("request_key").unique(),
		/** SHA-256 of the body sent with the key: a different body under the same key is refused. */
		requestHash: text("request_hash").notNull(),
		kind: requestKindEnum("kind").notNull(),
		state: requestStateEnum("state").notNull().default("new"),
		locale: localeEnum("locale").notNull(),
		branchId: integer("branch_id").references(() => branches.id),
		firstname: text("firstname").notNull(),
		lastname: text("lastname").notNull(),
		email: text("email").notNull(),
		phone: text("phone").notNull(),
		note: text("note").notNull().default(""),
		/** What the customer wants, in the shape of lib/contract/schemas/request.ts for its kind. */
		details: jsonb("details").notNull(),
		/** Gross in haléře, with VAT; null until a price is known. */
		priceMinor: integer("price_minor"),
		/** Refundable deposit, not part of the price. */
		depositMinor: integer("deposit_minor"),
		/**
		 * Key of the customer's network (lib/shop/kernel/rate-limits/network-key.ts) until the request's first move; null from then
		 * on, or if unknown.
		 */
		network: text("network"),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [
		index("service_requests_by_state").on(table.state, table.createdAt),
		index("service_requests_by_user").on(table.userId),
		// For each request that reserves something: the unanswered requests of this e-mail.
		index("service_requests_new_by_email").on(sql`lower(${table.email})`).where(sql`${table.state} = 'new'`),
		index("service_requests_by_network").on(table.network).where(sql`${table.network} is not null`),
	],
);

export const requestSteps = pgTable(
	"request_steps",
	{
		id: serial("id").primaryKey(),
		requestId: integer("request_id")
			.notNull()
			.references(() => serviceRequests.id, { onDelete: "cascade" }),
		state: requestStateEnum("state").notNull(),
		at: moment("at").notNull(),
		/** "shopper", "command" or "job". */
		by: text("by").notNull(),
		/** The shop's message to the customer, in the mail and on the page. */
		note: text("note").notNull().default(""),
	},
	(table) => [index("request_steps_by_request").on(table.requestId)],
);

/** Costumes for rent, and their prices: gross in haléře, with VAT. */
export const rentalCostumes = pgTable(
	"rental_costumes",
	{
		productId: integer("product_id")
			.primaryKey()
			.references(() => products.id, { onDelete: "cascade" }),
		/** For up to 3 days. */
		shortMinor: integer("short_minor").notNull(),
		/** For up to 7 days. */
		weekMinor: integer("week_minor").notNull(),
		/** For every day above 7. */
		extraDayMinor: integer("extra_day_minor").notNull(),
		/** Paid at the branch at hand-over, returned when the costume comes back. */
		depositMinor: integer("deposit_minor").notNull(),
	},
	(table) => [
		check(
			"rental_prices",
			sql`${table.shortMinor} >= 0 and ${table.weekMinor} >= ${table.shortMinor} and ${table.extraDayMinor} >= 0 and ${table.depositMinor} >= 0`,
		),
	],
);

/** One physical costume. */
export const rentalAssets = pgTable(
	"rental_assets",
	{
		id: serial("id").primaryKey(),
		code: text("code").notNull().unique(),
		/** The costume and its size. */
		variantId: integer("variant_id")
			.notNull()
			.references(() => variants.id, { onDelete: "cascade" }),
		branchId: integer("branch_id")
			.notNull()
			.references(() => branches.id),
		isRetired: boolean("is_retired").notNull().default(false),
	},
	(table) => [index("rental_assets_by_variant").on(table.variantId, table.branchId)],
);

/** When a costume is away. No two active reservations of an asset overlap (an exclusion constraint, in the migration). */
export const rentalReservations = pgTable(
	"rental_reservations",
	{
		id: serial("id").primaryKey(),
		requestId: integer("request_id")
			.notNull()
			.unique()
			.references(() => serviceRequests.id, { onDelete: "cascade" }),
		assetId: integer("asset_id")
			.notNull()
			.references(() => rentalAssets.id),
		/** Calendar days in Prague of hand-over and return, both included. */
		fromDay: date("from_day", { mode: "string" }).notNull(),
		toDay: date("to_day", { mode: "string" }).notNull(),
		/** The rented days and the days of cleaning after them. */
		blocked: dateRange("blocked").notNull(),
		isActive: boolean("is_active").notNull().default(true),
	},
	(table) => [
		index("rental_reservations_by_asset").on(table.assetId),
		check("rental_days", sql`${table.toDay} >= ${table.fromDay}`),
	],
);

/** Kinds of balloons that branches inflate: how long they float, what it costs. */
export const balloonTypes = pgTable(
	"balloon_types",
	{
		id: serial("id").primaryKey(),
		key: text("key").notNull().unique(),
		/** By language. */
		name: jsonb("name").$type<Given<string>>().notNull(),
		/** Hours in the air, at least and at most. */
		floatHoursMin: smallint("float_hours_min").notNull(),
		floatHoursMax: smallint("float_hours_max").notNull(),
		/** With gel inside, for latex alone; null where gel has no effect. */
		gelFloatHoursMin: smallint("gel_float_hours_min"),
		gelFloatHoursMax: smallint("gel_float_hours_max"),
		/** Gross in haléře per balloon: for a balloon from the shop, for the customer's own, for the gel. */
		priceMinor: integer("price_minor").notNull(),
		ownPriceMinor: integer("own_price_minor").notNull(),
		gelPriceMinor: integer("gel_price_minor"),
		position: integer("position").notNull().default(0),
	},
	(table) => [
		check("balloon_float_hours", sql`${table.floatHoursMin} > 0 and ${table.floatHoursMax} >= ${table.floatHoursMin}`),
	],
);

/** Balloons that a branch inflates in the half hour before the customer fetches them. */
export const inflationBookings = pgTable(
	"inflation_bookings",
	{
		requestId: integer("request_id")
			.primaryKey()
			.references(() => serviceRequests.id, { onDelete: "cascade" }),
		branchId: integer("branch_id")
			.notNull()
			.references(() => branches.id),
		/** When the customer fetches them: a full or half hour. */
		startsAt: moment("starts_at").notNull(),
		balloons: integer("balloons").notNull(),
		isActive: boolean("is_active").notNull().default(true),
	},
	(table) => [
		index("inflation_bookings_by_slot").on(table.branchId, table.startsAt),
		check("inflation_balloons", sql`${table.balloons} > 0`),
	],
);

/** Customers' answers about the shop after a purchase; one per order. */
export const satisfactionAnswers = pgTable(
	"satisfaction_answers",
	{
		id: serial("id").primaryKey(),
		orderId: integer("order_id").references(() => orders.id, { onDelete: "cascade" }),
		locale: localeEnum("locale").notNull(),
		/** How likely they are to recommend the shop: 0–10. */
		recommendation: smallint("recommendation").notNull(),
		/** Stars 1–5 for "choice", "website", "delivery", "staff"; a question without an answer is missing. */
		stars: jsonb("stars").$type<Record<string, number>>().notNull(),
		text: text("text").notNull().default(""),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [
		uniqueIndex("satisfaction_once_per_order").on(table.orderId),
		check("satisfaction_recommendation", sql`${table.recommendation} between 0 and 10`),
	],
);
