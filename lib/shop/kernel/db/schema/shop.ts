/** Set-up of the shop: currencies, countries, settings, banners, placeholders, pages, delivery and payment. */

import { sql } from "drizzle-orm";
import {
	boolean,
	doublePrecision,
	integer,
	jsonb,
	numeric,
	pgEnum,
	pgTable,
	primaryKey,
	serial,
	text,
	unique,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { DELIVERY_KINDS } from "../../../../domain/order/delivery-kinds.ts";
import { PAYMENT_KINDS } from "../../../../domain/order/payment-kinds.ts";
import { localeEnum, moment, pictures, vatRates } from "./catalogue.ts";

export const deliveryKindEnum = pgEnum("delivery_kind", DELIVERY_KINDS);
export const paymentKindEnum = pgEnum("payment_kind", PAYMENT_KINDS);

export const currencies = pgTable("currencies", {
	id: serial("id").primaryKey(),
	code: text("code").notNull().unique(),
	isDefault: boolean("is_default").notNull().default(false),
	symbolBefore: text("symbol_before").notNull().default(""),
	symbolAfter: text("symbol_after").notNull().default(""),
	decimals: integer("decimals").notNull().default(2),
	/** Units of this currency for one CZK. */
	rate: numeric("rate", { precision: 18, scale: 8 }).notNull(),
});

export const countries = pgTable("countries", {
	code: text("code").primaryKey(),
	phonePrefix: text("phone_prefix").notNull(),
	position: integer("position").notNull().default(0),
	/** Markets that ship to this country (decisions 18): "cz", "sk". */
	shippedByMarkets: text("shipped_by_markets").array().notNull().default([]),
});

export const countryTranslations = pgTable(
	"country_translations",
	{
		countryCode: text("country_code")
			.notNull()
			.references(() => countries.code, { onDelete: "cascade" }),
		locale: localeEnum("locale").notNull(),
		name: text("name").notNull(),
	},
	(table) => [primaryKey({ columns: [table.countryCode, table.locale] })],
);

/** Settings entries of promises §3; a row without a locale is for all languages. */
export const settings = pgTable(
	"settings",
	{
		id: serial("id").primaryKey(),
		key: text("key").notNull(),
		locale: localeEnum("locale"),
		value: jsonb("value").notNull(),
		updatedAt: moment("updated_at").notNull().defaultNow(),
	},
	(table) => [uniqueIndex("setting_once").on(table.key, table.locale)],
);

export const banners = pgTable(
	"banners",
	{
		id: serial("id").primaryKey(),
		/** "banner.promo", "banner.popup_desktop", "banner.popup_mobile". */
		key: text("key").notNull(),
		locale: localeEnum("locale").notNull(),
		title: text("title").notNull(),
		url: text("url"),
		target: text("target"),
		pictureId: integer("picture_id").references(() => pictures.id),
		activeFrom: moment("active_from"),
		activeTo: moment("active_to"),
	},
	(table) => [uniqueIndex("banner_once").on(table.key, table.locale)],
);

export const searchPlaceholders = pgTable("search_placeholders", {
	id: serial("id").primaryKey(),
	locale: localeEnum("locale").notNull(),
	text: text("text").notNull(),
	position: integer("position").notNull().default(0),
});

export const deliveryMethods = pgTable("delivery_methods", {
	id: serial("id").primaryKey(),
	key: text("key").notNull().unique(),
	kind: deliveryKindEnum("kind").notNull(),
	/** Net price, 4 places; free above the threshold of promises §1 when `is_free_above_threshold`. */
	netPrice: numeric("net_price", { precision: 14, scale: 4 }).notNull(),
	vatRateId: integer("vat_rate_id")
		.notNull()
		.references(() => vatRates.id),
	isFreeAboveThreshold: boolean("is_free_above_threshold").notNull().default(true),
	daysFrom: integer("days_from").notNull(),
	daysTo: integer("days_to").notNull(),
	/** Its name at Heureka (DELIVERY_ID of the feed); null: not offered there. */
	heurekaId: text("heureka_id"),
	/** Carrier whose import file lists these parcels (lib/shop/backoffice/labels/formats.ts); null: none. */
	carrier: text("carrier"),
	position: integer("position").notNull().default(0),
	isActive: boolean("is_active").notNull().default(true),
});

export const deliveryMethodTranslations = pgTable(
	"delivery_method_translations",
	{
		deliveryId: integer("delivery_id")
			.notNull()
			.references(() => deliveryMethods.id, { onDelete: "cascade" }),
		locale: localeEnum("locale").notNull(),
		name: text("name").notNull(),
		description: text("description").notNull().default(""),
	},
	(table) => [primaryKey({ columns: [table.deliveryId, table.locale] })],
);

export const paymentMethods = pgTable("payment_methods", {
	id: serial("id").primaryKey(),
	key: text("key").notNull().unique(),
	kind: paymentKindEnum("kind").notNull(),
	netPrice: numeric("net_price", { precision: 14, scale: 4 }).notNull(),
	vatRateId: integer("vat_rate_id")
		.notNull()
		.references(() => vatRates.id),
	position: integer("position").notNull().default(0),
	isActive: boolean("is_active").notNull().default(true),
});

export const paymentMethodTranslations = pgTable(
	"payment_method_translations",
	{
		paymentId: integer("payment_id")
			.notNull()
			.references(() => paymentMethods.id, { onDelete: "cascade" }),
		locale: localeEnum("locale").notNull(),
		name: text("name").notNull(),
		description: text("description").notNull().default(""),
	},
	(table) => [primaryKey({ columns: [table.paymentId, table.locale] })],
);

/** Which payment goes with which delivery; personal pickup lacks cash (promises §5). */
export const deliveryPayments = pgTable(
	"delivery_payments",
	{
		deliveryId: integer("delivery_id")
			.notNull()
			.references(() => deliveryMethods.id, { onDelete: "cascade" }),
		paymentId: integer("payment_id")
			.notNull()
			.references(() => paymentMethods.id, { onDelete: "cascade" }),
	},
	(table) => [primaryKey({ columns: [table.deliveryId, table.paymentId] })],
);

/**
 * The text in lower case without diacritics, as a generated column: folding at each comparison is slow (as
 * lib/domain/words/fold.ts does).
 */
const folded = (column: string) =>
	sql.raw(
		`replace(translate(lower(${column}), 'áàâäãåăąčćçďđéèêëěęíìîïĺľłñňńóòôöőõøŕřśšşťţúùûüůűýÿźžż', 'aaaaaaaacccddeeeeeeiiiilllnnnooooooorrsssttuuuuuuyyzzz'), 'ß', 'ss')`,
	);

/** Places where a carrier hands parcels over, per delivery method. */
export const pickupPoints = pgTable(
	"pickup_points",
	{
		id: serial("id").primaryKey(),
		deliveryId: integer("delivery_id")
			.notNull()
			.references(() => deliveryMethods.id, { onDelete: "cascade" }),
		/** The carrier's own code of the place. */
		code: text("code").notNull(),
		name: text("name").notNull(),
		street: text("street").notNull(),
		city: text("city").notNull(),
		zip: text("zip").notNull(),
		latitude: doublePrecision("latitude").notNull(),
		longitude: doublePrecision("longitude").notNull(),
		/** Staffed, so that the buyer's age can be checked; goods with a minimum age go to these alone. */
		foldedName: text("folded_name").notNull().generatedAlwaysAs(folded("name")),
		foldedStreet: text("folded_street").notNull().generatedAlwaysAs(folded("street")),
		foldedCity: text("folded_city").notNull().generatedAlwaysAs(folded("city")),
		isStaffed: boolean("is_staffed").notNull(),
		openingHours: text("opening_hours").notNull().default(""),
		isActive: boolean("is_active").notNull().default(true),
	},
	(table) => [unique("pickup_point_once").on(table.deliveryId, table.code)],
);

/** ARES's reply about a company; kept for 24 hours. */
export const companyLookups = pgTable("company_lookups", {
	companyId: text("company_id").primaryKey(),
	/** Null: there is no such company. */
	company: jsonb("company").$type<{
		companyId: string;
		taxId: string;
		company: string;
		street: string;
		city: string;
		zip: string;
		country: string;
	}>(),
	fetchedAt: moment("fetched_at").notNull(),
});

/** Jobs that a restored backup had waiting: mails, refunds, surveys. They may have been done since it was taken, so people decide. */
export const heldJobs = pgTable("held_jobs", {
	id: serial("id").primaryKey(),
	queue: text("queue").notNull(),
	data: jsonb("data").$type<Record<string, unknown>>().notNull(),
	/** When the shop asked for it. */
	askedAt: moment("asked_at").notNull(),
});
