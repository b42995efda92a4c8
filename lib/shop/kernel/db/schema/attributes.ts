/** Attributes of goods, their values, and which product or variant has which. */
import { boolean, index, integer, pgTable, primaryKey, serial, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { localeEnum, products, variants } from "./catalogue.ts";

export const attributes = pgTable("attributes", {
	id: serial("id").primaryKey(),
	key: text("key").notNull().unique(),
	position: integer("position").notNull().default(0),
	/** Whether its values are motifs: goods of one motif are recommended together. */
	isMotif: boolean("is_motif").notNull().default(false),
	/** Whether listings filter by it; otherwise it is only shown with goods and found by search. */
	isFilter: boolean("is_filter").notNull().default(true),
	/** Its name in the file that it was imported from. */
	importName: text("import_name").unique(),
});

export const attributeTranslations = pgTable(
	"attribute_translations",
	{
		attributeId: integer("attribute_id")
			.notNull()
			.references(() => attributes.id, { onDelete: "cascade" }),
		locale: localeEnum("locale").notNull(),
		/** Its word in the query string of listings. */
		slug: text("slug").notNull(),
		name: text("name").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.attributeId, table.locale] }),
		unique("attribute_slug").on(table.locale, table.slug),
	],
);

export const attributeValues = pgTable(
	"attribute_values",
	{
		id: serial("id").primaryKey(),
		attributeId: integer("attribute_id")
			.notNull()
			.references(() => attributes.id, { onDelete: "cascade" }),
		key: text("key").notNull(),
		position: integer("position").notNull().default(0),
		/** Its name in the file that it was imported from. */
		importName: text("import_name"),
	},
	(table) => [
		unique("attribute_value_key").on(table.attributeId, table.key),
		unique("attribute_value_import_name").on(table.attributeId, table.importName),
	],
);

export const attributeValueTranslations = pgTable(
	"attribute_value_translations",
	{
		valueId: integer("value_id")
			.notNull()
			.references(() => attributeValues.id, { onDelete: "cascade" }),
		locale: localeEnum("locale").notNull(),
		/** Its word in the query string, unique within the attribute. */
		slug: text("slug").notNull(),
		name: text("name").notNull(),
	},
	(table) => [primaryKey({ columns: [table.valueId, table.locale] })],
);

/** Attribute values of a product, or of one of its variants. */
export const productAttributes = pgTable(
	"product_attributes",
	{
		productId: integer("product_id")
			.notNull()
			.references(() => products.id, { onDelete: "cascade" }),
		variantId: integer("variant_id").references(() => variants.id, { onDelete: "cascade" }),
		valueId: integer("value_id")
			.notNull()
			.references(() => attributeValues.id, { onDelete: "cascade" }),
	},
	(table) => [
		uniqueIndex("product_attribute_once").on(table.productId, table.variantId, table.valueId),
		index("product_attributes_by_value").on(table.valueId),
	],
);
