/** Carts of guests and customers, and vouchers. */

import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	bigint,
	boolean,
	check,
	foreignKey,
	index,
	integer,
	numeric,
	pgEnum,
	pgTable,
	primaryKey,
	serial,
	text,
	unique,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { VOUCHER_TYPES } from "../../../../domain/cart/voucher.ts";
import { localeEnum, moment, products, variants } from "./catalogue.ts";
import { groups, users } from "./people.ts";
import { currencies } from "./shop.ts";

export const voucherTypeEnum = pgEnum("voucher_type", VOUCHER_TYPES);

export const vouchers = pgTable(
	"vouchers",
	{
		id: serial("id").primaryKey(),
		/** Upper case; what the shopper types is compared upper-cased. */
		code: text("code").notNull().unique(),
		type: voucherTypeEnum("type").notNull(),
		/** Percent 0–100, or gross CZK. */
		value: numeric("value", { precision: 14, scale: 4 }).notNull(),
		serviceType: text("service_type").notNull().default("eshop"),
		activeFrom: moment("active_from"),
		activeTo: moment("active_to"),
		/** How many times it may be redeemed in all; null: without limit. */
		quantity: integer("quantity"),
		used: integer("used").notNull().default(0),
		quantityPerUser: integer("quantity_per_user"),
		/** Minimal gross goods value in CZK. */
		minimalPrice: numeric("minimal_price", { precision: 14, scale: 4 }),
		groupId: integer("group_id").references(() => groups.id),
		requiresEmail: boolean("requires_email").notNull().default(false),
		/** The influencer it belongs to, and the commission in percent of the goods' net value; null: the terms say. */
		ownerId: integer("owner_id").references(() => users.id, { onDelete: "set null" }),
		commissionPercent: numeric("commission_percent", { precision: 5, scale: 2 }),
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [check("voucher_not_overused", sql`${table.quantity} is null or ${table.used} <= ${table.quantity}`)],
);

/** A guest's cart has no user: its id is the one secret that opens it (decisions 8). */
export const carts = pgTable(
	"carts",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
		locale: localeEnum("locale").notNull(),
		currencyId: integer("currency_id")
			.notNull()
			.references(() => currencies.id),
		createdAt: moment("created_at").notNull().defaultNow(),
		updatedAt: moment("updated_at").notNull().defaultNow(),
		/** Set in the transaction of its order; an ordered cart takes no more changes. */
		orderedAt: moment("ordered_at"),
	},
	(table) => [
		index("carts_by_user").on(table.userId),
		// For the sweep. Ordered carts stay as long as their orders.
		index("carts_of_guests_by_age")
			.on(table.updatedAt)
			.where(sql`${table.userId} is null and ${table.orderedAt} is null`),
	],
);

export const cartItems = pgTable(
	"cart_items",
	{
		id: serial("id").primaryKey(),
		cartId: uuid("cart_id")
			.notNull()
			.references(() => carts.id, { onDelete: "cascade" }),
		productId: integer("product_id")
			.notNull()
			.references(() => products.id),
		variantId: integer("variant_id")
			.notNull()
			.references(() => variants.id),
		/** The item that this one is an add-on of (helium, ribbon); deleted with it. */
		parentId: integer("parent_id").references((): AnyPgColumn => cartItems.id, { onDelete: "cascade" }),
		quantity: integer("quantity").notNull(),
		note: text("note").notNull().default(""),
		/** Gross price of a piece in CZK haléře that the shopper saw when last adding the item. */
		seenUnitMinor: bigint("seen_unit_minor", { mode: "number" }),
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [
		unique("cart_item_once").on(table.cartId, table.variantId, table.parentId).nullsNotDistinct(),
		// Deleting an item looks for its children.
		index("cart_items_by_parent").on(table.parentId),
		check("cart_item_quantity", sql`${table.quantity} between 1 and 999`),
	],
);

export const cartVouchers = pgTable(
	"cart_vouchers",
	{
		cartId: uuid("cart_id")
			.notNull()
			.references(() => carts.id, { onDelete: "cascade" }),
		voucherId: integer("voucher_id").notNull(),
		guestEmail: text("guest_email"),
		addedAt: moment("added_at").notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.cartId, table.voucherId] }),
		foreignKey({ columns: [table.voucherId], foreignColumns: [vouchers.id] }),
		index("cart_vouchers_by_email").on(sql`lower(${table.guestEmail})`).where(sql`${table.guestEmail} is not null`),
		uniqueIndex("cart_vouchers_in_order").on(table.cartId, table.addedAt, table.voucherId),
	],
);
