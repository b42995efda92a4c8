/** What the shop publishes: articles, pages, jobs, events, documents, contacts, pictures from Instagram. */

import { sql } from "drizzle-orm";
import {
	check,
	date,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	primaryKey,
	serial,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Block } from "../../../../contract/schemas/blocks.ts";
import { type Employment, PAGE_KINDS, type PayPeriod } from "../../../../domain/content/content-kinds.ts";
import type { Given } from "../../../../domain/locale.ts";
import { localeEnum, moment, pictures, products } from "./catalogue.ts";
import { branches } from "./places.ts";

/**
 * Columns of every text in each of its languages. `body` is Markdown as written; `blocks` are parsed from it on saving,
 * sanitised and ready to show.
 */
const writtenText = () => ({
	locale: localeEnum("locale").notNull(),
	slug: text("slug").notNull(),
	title: text("title").notNull(),
	perex: text("perex").notNull().default(""),
	body: text("body").notNull(),
	blocks: jsonb("blocks").$type<Block[]>().notNull().default([]),
});

export const postCategories = pgTable("post_categories", {
	id: serial("id").primaryKey(),
	key: text("key").notNull().unique(),
	position: integer("position").notNull().default(0),
});

export const postCategoryTranslations = pgTable(
	"post_category_translations",
	{
		categoryId: integer("category_id")
			.notNull()
			.references(() => postCategories.id, { onDelete: "cascade" }),
		locale: localeEnum("locale").notNull(),
		slug: text("slug").notNull(),
		name: text("name").notNull(),
	},
	(table) => [primaryKey({ columns: [table.categoryId, table.locale] })],
);

export const posts = pgTable("posts", {
	id: serial("id").primaryKey(),
	/** Names the article in files of `content import`; null for an article from no file. */
	key: text("key").unique(),
	categoryId: integer("category_id").references(() => postCategories.id, { onDelete: "set null" }),
	pictureId: integer("picture_id").references(() => pictures.id),
	publishedAt: moment("published_at").notNull(),
	updatedAt: moment("updated_at").notNull().defaultNow(),
});

export const postTranslations = pgTable(
	"post_translations",
	{
		postId: integer("post_id")
			.notNull()
			.references(() => posts.id, { onDelete: "cascade" }),
		...writtenText(),
	},
	(table) => [primaryKey({ columns: [table.postId, table.locale] })],
);

/** Goods that an article is about. */
export const postProducts = pgTable(
	"post_products",
	{
		postId: integer("post_id")
			.notNull()
			.references(() => posts.id, { onDelete: "cascade" }),
		productId: integer("product_id")
			.notNull()
			.references(() => products.id, { onDelete: "cascade" }),
		position: integer("position").notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.postId, table.productId] })],
);

/** "generic" is `/{slug}`, such as the terms; "info" is `/info/…`. */
export const pageKindEnum = pgEnum("page_kind", PAGE_KINDS);

export const pages = pgTable("pages", {
	id: serial("id").primaryKey(),
	key: text("key").notNull().unique(),
	kind: pageKindEnum("kind").notNull().default("generic"),
	pictureId: integer("picture_id").references(() => pictures.id),
	position: integer("position").notNull().default(0),
	updatedAt: moment("updated_at").notNull().defaultNow(),
});

export const pageTranslations = pgTable(
	"page_translations",
	{
		pageId: integer("page_id")
			.notNull()
			.references(() => pages.id, { onDelete: "cascade" }),
		...writtenText(),
	},
	(table) => [
		primaryKey({ columns: [table.pageId, table.locale] }),
		uniqueIndex("page_slug_once").on(table.locale, table.slug),
	],
);

export const careers = pgTable("careers", {
	id: serial("id").primaryKey(),
	key: text("key").notNull().unique(),
	/** Where the work is; null for the headquarters. */
	branchId: integer("branch_id").references(() => branches.id),
	employment: text("employment").$type<Employment>().notNull(),
	/** Gross in haléře, by the month or the hour; null when not published. */
	payFromMinor: integer("pay_from_minor"),
	payToMinor: integer("pay_to_minor"),
	payPer: text("pay_per").$type<PayPeriod>().notNull().default("month"),
	publishedAt: moment("published_at").notNull(),
	/** The last day on which the job is offered. */
	closesOn: date("closes_on", { mode: "string" }),
	position: integer("position").notNull().default(0),
	updatedAt: moment("updated_at").notNull().defaultNow(),
});

export const careerTranslations = pgTable(
	"career_translations",
	{
		careerId: integer("career_id")
			.notNull()
			.references(() => careers.id, { onDelete: "cascade" }),
		...writtenText(),
	},
	(table) => [primaryKey({ columns: [table.careerId, table.locale] })],
);

/** Events for the public: workshops, face painting, days at a branch. */
export const events = pgTable(
	"events",
	{
		id: serial("id").primaryKey(),
		key: text("key").notNull().unique(),
		/** The branch where it takes place; null: the place that its texts name. */
		branchId: integer("branch_id").references(() => branches.id),
		pictureId: integer("picture_id").references(() => pictures.id),
		startsAt: moment("starts_at").notNull(),
		endsAt: moment("ends_at").notNull(),
		/** Entry, gross in haléře; 0 is free. */
		priceMinor: integer("price_minor").notNull().default(0),
		publishedAt: moment("published_at").notNull(),
		updatedAt: moment("updated_at").notNull().defaultNow(),
	},
	(table) => [check("event_ends_after_start", sql`${table.endsAt} > ${table.startsAt}`)],
);

export const eventTranslations = pgTable(
	"event_translations",
	{
		eventId: integer("event_id")
			.notNull()
			.references(() => events.id, { onDelete: "cascade" }),
		...writtenText(),
		/** Place of an event that is not at a branch. */
		place: text("place").notNull().default(""),
	},
	(table) => [primaryKey({ columns: [table.eventId, table.locale] })],
);

/** Forms to print and sign, in Czech alone (promises §2); the PDF is drawn from the text. */
export const documents = pgTable("documents", {
	id: serial("id").primaryKey(),
	key: text("key").notNull().unique(),
	/** Heading under which the document is listed. */
	section: text("section").notNull(),
	title: text("title").notNull(),
	description: text("description").notNull().default(""),
	/** Markdown. */
	body: text("body").notNull(),
	position: integer("position").notNull().default(0),
	updatedAt: moment("updated_at").notNull().defaultNow(),
});

/** People to write to or call, in Czech alone (promises §2). */
export const contacts = pgTable("contacts", {
	id: serial("id").primaryKey(),
	key: text("key").notNull().unique(),
	name: text("name").notNull(),
	role: text("role").notNull(),
	/** What to contact this person about, in a sentence. */
	description: text("description").notNull().default(""),
	email: text("email").notNull(),
	phone: text("phone").notNull(),
	position: integer("position").notNull().default(0),
});

/** Pictures of the shop's Instagram, stored here so that a page asks nothing of Instagram. */
export const instagramPosts = pgTable("instagram_posts", {
	id: serial("id").primaryKey(),
	key: text("key").notNull().unique(),
	pictureId: integer("picture_id")
		.notNull()
		.references(() => pictures.id),
	/** What the picture shows, by language. */
	alt: jsonb("alt").$type<Given<string>>().notNull(),
	url: text("url").notNull(),
	position: integer("position").notNull().default(0),
});
