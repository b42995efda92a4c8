/** What the shop sells: categories, products with variants, prices with their history, attributes, pictures. */

import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	boolean,
	check,
	index,
	integer,
	jsonb,
	numeric,
	pgEnum,
	pgSequence,
	pgTable,
	primaryKey,
	real,
	serial,
	smallint,
	text,
	timestamp,
} from "drizzle-orm/pg-core";
import { eachText } from "../../../../domain/goods/product-texts.ts";
import { LOCALES } from "../../../../domain/locale.ts";
import { WITHDRAWAL_EXEMPTIONS } from "../../../../domain/order/withdrawal.ts";
import { sizeTables } from "./size-tables.ts";

export const localeEnum = pgEnum("locale", LOCALES);
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Categories and products share the sequence, so `/{id}/{x}` is never both (decisions 5). */
export const catalogueIds = pgSequence("catalogue_ids", { startWith: 1001 });
const catalogueId = () => integer("id").primaryKey().default(sql`nextval('catalogue_ids')`);

export const vatRates = pgTable("vat_rates", {
	id: serial("id").primaryKey(),
	country: text("country").notNull(),
	percent: numeric("percent", { precision: 5, scale: 2 }).notNull(),
	validFrom: moment("valid_from").notNull(),
	validTo: moment("valid_to"),
});

/**
 * A brand and who answers for its goods: the manufacturer, and the responsible person in the EU for one outside (GPSR Art.
 * 19).
 */
export const brands = pgTable("brands", {
	id: serial("id").primaryKey(),
	slug: text("slug").notNull().unique(),
	name: text("name").notNull(),
	manufacturerName: text("manufacturer_name"),
	manufacturerAddress: text("manufacturer_address"),
	manufacturerContact: text("manufacturer_contact"),
	responsibleName: text("responsible_name"),
	responsibleAddress: text("responsible_address"),
	responsibleContact: text("responsible_contact"),
});

export const brandTranslations = pgTable(
	"brand_translations",
	{
		brandId: integer("brand_id")
			.notNull()
			.references(() => brands.id, { onDelete: "cascade" }),
		locale: localeEnum("locale").notNull(),
		description: text("description").notNull().default(""),
	},
	(table) => [primaryKey({ columns: [table.brandId, table.locale] })],
);

export const pictures = pgTable(
	"pictures",
	{
		id: serial("id").primaryKey(),
		/** Immutable name, part of the picture's address; a new look gets a new key. */
		key: text("key").notNull().unique(),
		recipe: jsonb("recipe"),
		tint: text("tint"),
		/** Address from which an imported picture is downloaded once. */
		sourceUrl: text("source_url"),
	},
	(table) => [check("picture_has_a_source", sql`${table.recipe} is not null or ${table.sourceUrl} is not null`)],
);

export const categories = pgTable(
	"categories",
	{
		id: catalogueId(),
		/** Stable name for seeds and imports. */
		key: text("key").notNull().unique(),
		parentId: integer("parent_id").references((): AnyPgColumn => categories.id),
		position: integer("position").notNull().default(0),
		tint: text("tint").notNull(),
		pictureId: integer("picture_id").references(() => pictures.id),
		/** For goods of this category and those below it. */
		sizeTableId: integer("size_table_id").references(() => sizeTables.id),
		isActive: boolean("is_active").notNull().default(true),
		/** Path in the file that it was imported from; importing it again finds the same category, even after a renaming. */
		importPath: text("import_path").unique(),
	},
	(table) => [index("categories_by_parent").on(table.parentId, table.position)],
);

export const categoryTranslations = pgTable(
	"category_translations",
	{
		categoryId: integer("category_id")
			.notNull()
			.references(() => categories.id, { onDelete: "cascade" }),
		locale: localeEnum("locale").notNull(),
		slug: text("slug").notNull(),
		name: text("name").notNull(),
		description: text("description").notNull().default(""),
		/** Warnings and safety information for its goods (GPSR Art. 19); blank: those of the category above. */
		safety: text("safety").notNull().default(""),
	},
	(table) => [primaryKey({ columns: [table.categoryId, table.locale] })],
);

/** Reasons why goods cannot be returned (OZ § 1837 d, e, g): made to order, quickly perishable, opened hygiene goods. */
export const withdrawalExemptionEnum = pgEnum("withdrawal_exemption", WITHDRAWAL_EXEMPTIONS);

export const products = pgTable(
	"products",
	{
		id: catalogueId(),
		code: text("code").notNull().unique(),
		brandId: integer("brand_id").references(() => brands.id),
		vatRateId: integer("vat_rate_id")
			.notNull()
			.references(() => vatRates.id),
		defaultCategoryId: integer("default_category_id")
			.notNull()
			.references(() => categories.id),
		minimumAge: smallint("minimum_age"),
		withdrawalExemption: withdrawalExemptionEnum("withdrawal_exemption"),
		isActive: boolean("is_active").notNull().default(true),
		/** Whether sold-out goods come back: shown as 'temporarily sold out' rather than 'sold out'. */
		isRestocked: boolean("is_restocked").notNull().default(true),
		/** How well it sells (lib/shop/backoffice/sales/popularity.sql.ts); 0: nobody bought it. Given each night. */
		salesScore: real("sales_score").notNull().default(0),
		/** Percentile by sales among all goods on sale, 0–100. Given each night, too; what `demo` says in the demo. */
		popularity: integer("popularity").notNull().default(0),
		/** The product's own size table; null: that of its category. */
		sizeTableId: integer("size_table_id").references(() => sizeTables.id),
		/** Handle of the file it was imported from; importing it again updates the same product. */
		importHandle: text("import_handle").unique(),
		createdAt: moment("created_at").notNull().defaultNow(),
		updatedAt: moment("updated_at").notNull().defaultNow(),
	},
	(table) => [
		index("products_by_created").on(table.createdAt),
		check("product_minimum_age", sql`${table.minimumAge} in (15, 18, 21)`),
	],
);

export const productTranslations = pgTable(
	"product_translations",
	{
		productId: integer("product_id")
			.notNull()
			.references(() => products.id, { onDelete: "cascade" }),
		locale: localeEnum("locale").notNull(),
		slug: text("slug").notNull(),
		name: text("name").notNull(),
		...eachText(() => text().notNull().default("")),
		/** The product's own warnings; blank: those of its category. */
		safety: text("safety").notNull().default(""),
	},
	(table) => [primaryKey({ columns: [table.productId, table.locale] })],
);

export const productCategories = pgTable(
	"product_categories",
	{
		productId: integer("product_id")
			.notNull()
			.references(() => products.id, { onDelete: "cascade" }),
		categoryId: integer("category_id")
			.notNull()
			.references(() => categories.id, { onDelete: "cascade" }),
	},
	(table) => [
		primaryKey({ columns: [table.categoryId, table.productId] }),
		index("product_categories_by_product").on(table.productId),
	],
);

export const productPictures = pgTable(
	"product_pictures",
	{
		productId: integer("product_id")
			.notNull()
			.references(() => products.id, { onDelete: "cascade" }),
		pictureId: integer("picture_id")
			.notNull()
			.references(() => pictures.id),
		position: integer("position").notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.productId, table.pictureId] })],
);

/** What a buyer buys: every product has at least one variant; price and stock belong to it. */
export const variants = pgTable(
	"variants",
	{
		id: serial("id").primaryKey(),
		productId: integer("product_id")
			.notNull()
			.references(() => products.id, { onDelete: "cascade" }),
		code: text("code").notNull().unique(),
		ean: text("ean"),
		position: integer("position").notNull().default(0),
		isActive: boolean("is_active").notNull().default(true),
		/** Net, 4 places, so that every whole-crown gross price can be reached (decisions 1). */
		netPrice: numeric("net_price", { precision: 14, scale: 4 }).notNull(),
		/** Net price while on sale; null when not on sale. */
		netSalePrice: numeric("net_sale_price", { precision: 14, scale: 4 }),
		pictureId: integer("picture_id").references(() => pictures.id),
	},
	(table) => [
		index("variants_by_product").on(table.productId, table.position),
		index("variants_by_ean").on(table.ean),
		check("variant_price_not_negative", sql`${table.netPrice} >= 0 and coalesce(${table.netSalePrice}, 0) >= 0`),
	],
);

export const variantTranslations = pgTable(
	"variant_translations",
	{
		variantId: integer("variant_id")
			.notNull()
			.references(() => variants.id, { onDelete: "cascade" }),
		locale: localeEnum("locale").notNull(),
		name: text("name").notNull(),
	},
	(table) => [primaryKey({ columns: [table.variantId, table.locale] })],
);

/** Parts of a set. A set has one variant and no stock of its own: its stock follows from its parts. */
export const setParts = pgTable(
	"set_parts",
	{
		/** The set's variant. */
		variantId: integer("variant_id")
			.notNull()
			.references(() => variants.id, { onDelete: "cascade" }),
		partId: integer("part_id")
			.notNull()
			.references(() => variants.id),
		quantity: integer("quantity").notNull(),
		position: integer("position").notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.variantId, table.partId] }),
		index("set_parts_by_part").on(table.partId),
		check("set_part_quantity", sql`${table.quantity} > 0 and ${table.variantId} <> ${table.partId}`),
	],
);

/** Goods recommended with a product, chosen by hand. */
export const productCompanions = pgTable(
	"product_companions",
	{
		productId: integer("product_id")
			.notNull()
			.references(() => products.id, { onDelete: "cascade" }),
		companionId: integer("companion_id")
			.notNull()
			.references(() => products.id, { onDelete: "cascade" }),
		position: integer("position").notNull().default(0),
		/** An add-on of the item in the cart (helium, ribbon), not an item beside it. */
		isAddon: boolean("is_addon").notNull().default(false),
	},
	(table) => [primaryKey({ columns: [table.productId, table.companionId] })],
);

/** One row per change of a price; a row holds from `valid_from` until the next (Act 634/1992 § 12a needs 30 days back). */
export const priceHistory = pgTable(
	"price_history",
	{
		id: serial("id").primaryKey(),
		variantId: integer("variant_id")
			.notNull()
			.references(() => variants.id, { onDelete: "cascade" }),
		netPrice: numeric("net_price", { precision: 14, scale: 4 }).notNull(),
		netSalePrice: numeric("net_sale_price", { precision: 14, scale: 4 }),
		validFrom: moment("valid_from").notNull().defaultNow(),
	},
	(table) => [index("price_history_by_variant").on(table.variantId, table.validFrom)],
);
