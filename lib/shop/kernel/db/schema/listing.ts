/**
 * Data of listings and search: derived from the other tables by `relist` and `indexForSearch` in the transaction that changes
 * them, so that a page of goods with its facets reads narrow rows once.
 */

import { sql } from "drizzle-orm";
import {
	boolean,
	customType,
	index,
	integer,
	numeric,
	pgEnum,
	pgTable,
	primaryKey,
	real,
	text,
} from "drizzle-orm/pg-core";
import { FOUND_KINDS } from "../../../../domain/content/content-kinds.ts";
import { LISTED_AVAILABILITIES } from "../../../../domain/goods/listing.ts";
import { LOCALES } from "../../../../domain/locale.ts";
import { localeEnum, moment, products } from "./catalogue.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const availabilityEnum = pgEnum("listed_availability", LISTED_AVAILABILITIES);

/** One row per product on sale (active, with an active variant). */
export const listedProducts = pgTable(
	"listed_products",
	{
		productId: integer("product_id")
			.primaryKey()
			.references(() => products.id, { onDelete: "cascade" }),
		/** The product's categories and all above them. */
		categoryIds: integer("category_ids").array().notNull(),
		brandId: integer("brand_id"),
		/** Gross price of the cheapest variant in CZK haléře, the sale price first. */
		priceMinor: integer("price_minor").notNull(),
		availability: availabilityEnum("availability").notNull(),
		isInStock: boolean("is_in_stock").notNull(),
		/** Branches that have any variant in stock. */
		branchIds: integer("branch_ids").array().notNull(),
		isNew: boolean("is_new").notNull(),
		isSale: boolean("is_sale").notNull(),
		hasGifts: boolean("has_gifts").notNull(),
		/** Attribute values of the product and of its active variants. */
		valueIds: integer("value_ids").array().notNull(),
		/** Average of published reviews; null without any. */
		rating: numeric("rating", { precision: 3, scale: 2 }),
		ratings: integer("ratings").notNull(),
		salesScore: real("sales_score").notNull().default(0),
		popularity: integer("popularity").notNull(),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [
		index("listed_by_category").using("gin", table.categoryIds),
		index("listed_by_value").using("gin", table.valueIds),
		index("listed_by_brand").on(table.brandId),
		index("listed_recommended").on(
			table.isInStock.desc().nullsFirst(),
			table.salesScore.desc().nullsFirst(),
			table.popularity.desc().nullsFirst(),
			table.productId,
		),
		index("listed_by_price").on(table.priceMinor, table.productId),
		index("listed_by_rating").on(
			table.rating.desc().nullsLast(),
			table.ratings.desc().nullsFirst(),
			table.salesScore.desc().nullsFirst(),
			table.popularity.desc().nullsFirst(),
			table.productId,
		),
		index("listed_newest").on(table.createdAt.desc().nullsFirst(), table.productId.desc().nullsFirst()),
		index("listed_sale").on(table.productId).where(sql`${table.isSale}`),
		index("listed_new").on(table.productId).where(sql`${table.isNew}`),
	],
);

/** Best sellers first, in stock or not. `row` names the row, with a point behind it. */
export const bySales = (row: "" | "l." = "") =>
	sql.raw(`${row}sales_score desc, ${row}popularity desc, ${row}product_id`);

/** The order "recommended", that of the index `listed_recommended`: in stock, then best sellers. */
export const bestFirst = (row: "" | "l." = "") => sql`${sql.raw(row)}is_in_stock desc, ${bySales(row)}`;

/** Percentiles of sales from which goods in stock are of the first three tiers of a search. */
export const TIERS_FROM = [98, 90, 60] as const;

/** Condition of each tier of a search, the best first, on a row of `product_search`. The last has no index of its own. */
export const TIERS = [
	sql.raw("is_leading"),
	...TIERS_FROM.slice(1).map((from, at) =>
		sql.raw(`is_in_stock and popularity >= ${from} and popularity < ${TIERS_FROM[at]}`),
	),
	sql.raw(`(not is_in_stock or popularity < ${TIERS_FROM.at(-1)})`),
] as const;
const [, SECOND_TIER, THIRD_TIER] = TIERS;

/** Search index of a product in one language: stems with prefixes for where they stand (lib/shop/goods/search-index/marks.ts). */
export const productSearch = pgTable(
	"product_search",
	{
		productId: integer("product_id")
			.notNull()
			.references(() => products.id, { onDelete: "cascade" }),
		/** No enum: an index may not name a value that its own migration has added to one. */
		locale: text("locale", { enum: LOCALES }).notNull(),
		document: tsvector("document").notNull(),
		isInStock: boolean("is_in_stock").notNull(),
		salesScore: real("sales_score").notNull().default(0),
		popularity: integer("popularity").notNull(),
		/** In stock and among the best sellers: searched first, because common words match much of the catalogue. */
		isLeading: boolean("is_leading").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.productId, table.locale] }),
		...LOCALES.flatMap((locale) => {
			const isIn = sql`${table.locale} = ${sql.raw(`'${locale}'`)}`;
			const byWord = (name: string) => index(`product_search_${name}${locale}`).using("gin", table.document);
			return [
				byWord("").where(isIn),
				byWord("leading_").where(sql`${isIn} and ${table.isLeading}`),
				byWord("second_").where(sql`${isIn} and ${SECOND_TIER}`),
				byWord("third_").where(sql`${isIn} and ${THIRD_TIER}`),
			];
		}),
	],
);

/** Every word of goods except of their descriptions, without diacritics; misspelt words are compared with them. */
export const searchWords = pgTable(
	"search_words",
	{
		locale: localeEnum("locale").notNull(),
		word: text("word").notNull(),
		stem: text("stem").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.locale, table.word] }),
		index("search_words_by_stem").on(table.locale, table.stem.op("text_pattern_ops")),
		index("search_words_alike").using("gin", table.word.op("gin_trgm_ops")),
	],
);

export const searchKindEnum = pgEnum("search_kind", FOUND_KINDS);

/** What else search finds: categories, brands, articles and pages. */
export const searchTexts = pgTable(
	"search_texts",
	{
		kind: searchKindEnum("kind").notNull(),
		refId: integer("ref_id").notNull(),
		locale: localeEnum("locale").notNull(),
		name: text("name").notNull(),
		url: text("url").notNull(),
		document: tsvector("document").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.kind, table.refId, table.locale] }),
		index("search_texts_by_word").using("gin", table.document),
	],
);
