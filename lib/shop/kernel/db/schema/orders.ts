/** Orders keep their own prices: later changes of the catalogue do not touch them. */

import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	numeric,
	pgEnum,
	pgSequence,
	pgTable,
	serial,
	smallint,
	text,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import { ORDER_LINE_KINDS } from "../../../../domain/order/order-papers.ts";
import {
	isOver,
	mayBeUnpaid,
	ORDER_ENDS,
	ORDER_STATES,
	type OrderState,
} from "../../../../domain/order/order-states.ts";
import { carts, vouchers } from "./carts.ts";
import { localeEnum, moment, products, variants, withdrawalExemptionEnum } from "./catalogue.ts";
import { users } from "./people.ts";
import { branches, places } from "./places.ts";
import { deliveryMethods, paymentMethods } from "./shop.ts";

export const orderStateEnum = pgEnum("order_state", ORDER_STATES);
export const orderLineKindEnum = pgEnum("order_line_kind", ORDER_LINE_KINDS);

/** "('cancelled', …)". Not a parameter, so that an index of these states alone serves. */
const listed = (states: readonly OrderState[]) => sql.raw(`(${states.map((state) => `'${state}'`).join(", ")})`);

/** States that unpaid orders of the limit have. */
export const UNPAID_STATES = listed(ORDER_STATES.filter(mayBeUnpaid));

/** States of orders that are over. */
export const ENDED_STATES = listed(ORDER_STATES.filter(isOver));

/** Ten digits at most, because the number is also the variable symbol of the payment. */
export const orderNumbers = pgSequence("order_numbers", { startWith: 2600001 });

/** A pickup point as it was when the order was placed. */
export type OrderPickupPoint = { code: string; name: string; street: string; city: string; zip: string };

export type OrderAddress = {
	firstname: string;
	lastname: string;
	company: string;
	street: string;
	city: string;
	zip: string;
	country: string;
};

export const orders = pgTable(
	"orders",
	{
		id: serial("id").primaryKey(),
		number: text("number").notNull().unique().default(sql`nextval('order_numbers')::text`),
		/** 192 random bits in the address of the summary; a guest's only key to the order. */
		hash: text("hash").notNull().unique(),
		/** One order per cart. */
		cartId: uuid("cart_id")
			.notNull()
			.unique()
			.references(() => carts.id),
		/** Null for a guest's order, and once the customer's account is deleted. */
		userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
		state: orderStateEnum("state").notNull(),
		/**
		 * Key of the buyer's network (lib/shop/kernel/rate-limits/network-key.ts) until the order's first move; null from then on, or
		 * if unknown.
		 */
		network: text("network"),
		locale: localeEnum("locale").notNull(),
		currencyCode: text("currency_code").notNull(),
		currencyRate: numeric("currency_rate", { precision: 18, scale: 8 }).notNull(),
		currencyDecimals: smallint("currency_decimals").notNull(),
		email: text("email").notNull(),
		phone: text("phone").notNull(),
		companyId: text("company_id").notNull().default(""),
		taxId: text("tax_id").notNull().default(""),
		invoice: jsonb("invoice").$type<OrderAddress>().notNull(),
		/** Delivery address; null for pickup at a branch. */
		address: jsonb("address").$type<OrderAddress>(),
		deliveryId: integer("delivery_id")
			.notNull()
			.references(() => deliveryMethods.id),
		paymentId: integer("payment_id")
			.notNull()
			.references(() => paymentMethods.id),
		branchId: integer("branch_id").references(() => branches.id),
		pickupPoint: jsonb("pickup_point").$type<OrderPickupPoint>(),
		/**
		 * Working days promised with the order. `to` is null in orders from before promises; `from` also when the promise was "up
		 * to".
		 */
		daysFrom: smallint("days_from"),
		daysTo: smallint("days_to"),
		/**
		 * The days promised of them. `to` is null as long as a transfer is awaited, and in orders from before dates; `from` also when the
		 * promise was "up to".
		 */
		promisedFrom: date("promised_from", { mode: "string" }),
		promisedTo: date("promised_to", { mode: "string" }),
		note: text("note").notNull().default(""),
		/** The carrier's number of the parcel; null: not known. */
		trackingNumber: text("tracking_number"),
		/** Heureka must not ask the buyer for a review (Ověřeno zákazníky): the buyer refused, or had no way to refuse. */
		isSurveyRefused: boolean("is_survey_refused").notNull().default(true),
		totalMinor: bigint("total_minor", { mode: "number" }).notNull(),
		/** Price of the cheapest delivery that was offered, minor units; null: none was, or the order is older than the column. */
		cheapestDeliveryMinor: bigint("cheapest_delivery_minor", { mode: "number" }),
		/** VAT recapitulation as charged. */
		vat: jsonb("vat")
			.$type<{ vatPercent: string; grossMinor: number; baseMinor: number; vatMinor: number }[]>()
			.notNull(),
		paidAt: moment("paid_at"),
		/** When the order is cancelled unless paid; null for an order that need not be paid first. */
		expiresAt: moment("expires_at"),
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [
		index("orders_by_user").on(table.userId, table.createdAt),
		index("orders_by_created").on(table.createdAt),
		// For the confirmation of an e-mail: its orders become the account's.
		index("orders_without_account").on(sql`lower(${table.email})`).where(sql`${table.userId} is null`),
		index("orders_to_expire").on(table.expiresAt).where(sql`${table.state} = 'waiting_for_payment'`),
		// For each new order: the orders of this e-mail that are neither paid nor packed.
		index("orders_open_by_email")
			.on(sql`lower(${table.email})`)
			.where(sql`${table.paidAt} is null and ${table.state} in ${UNPAID_STATES}`),
		// For who watches the shop: how many orders are under way.
		index("orders_under_way").on(table.state).where(sql`${table.state} not in ${ENDED_STATES}`),
		// For the owner's list of those, few among many that were delivered.
		index("orders_by_end")
			.on(table.state, table.createdAt)
			.where(sql`${table.state} in ${listed(ORDER_ENDS)}`),
		// For the accountant's month.
		index("orders_by_payment").on(table.paidAt).where(sql`${table.paidAt} is not null`),
		index("orders_open_by_network").on(table.network).where(sql`${table.network} is not null`),
		check("order_total_not_negative", sql`${table.totalMinor} >= 0`),
	],
);

export const orderLines = pgTable(
	"order_lines",
	{
		id: serial("id").primaryKey(),
		orderId: integer("order_id")
			.notNull()
			.references(() => orders.id, { onDelete: "cascade" }),
		position: integer("position").notNull(),
		kind: orderLineKindEnum("kind").notNull(),
		productId: integer("product_id").references(() => products.id, { onDelete: "set null" }),
		variantId: integer("variant_id").references(() => variants.id, { onDelete: "set null" }),
		voucherId: integer("voucher_id").references(() => vouchers.id, { onDelete: "set null" }),
		code: text("code").notNull().default(""),
		name: text("name").notNull(),
		variantName: text("variant_name").notNull().default(""),
		note: text("note").notNull().default(""),
		quantity: integer("quantity").notNull(),
		/** Gross, minor units of the order's currency; negative for vouchers. */
		unitMinor: bigint("unit_minor", { mode: "number" }).notNull(),
		totalMinor: bigint("total_minor", { mode: "number" }).notNull(),
		vatPercent: numeric("vat_percent", { precision: 5, scale: 2 }).notNull(),
		/** Position of the goods that this line is an add-on of, such as helium of a balloon; null for a line of its own. */
		parentPosition: integer("parent_position"),
		/** Why this line cannot be returned (OZ § 1837); null: it can, such as hygiene goods that come back sealed. */
		withdrawalExemption: withdrawalExemptionEnum("withdrawal_exemption"),
	},
	(table) => [
		unique("order_line_position").on(table.orderId, table.position),
		check("order_line_sum", sql`${table.totalMinor} = ${table.unitMinor} * ${table.quantity}`),
	],
);

/** The place from which an order took its pieces, so that a cancellation can put them back. */
export const orderStockMoves = pgTable(
	"order_stock_moves",
	{
		id: serial("id").primaryKey(),
		orderId: integer("order_id")
			.notNull()
			.references(() => orders.id, { onDelete: "cascade" }),
		variantId: integer("variant_id").references(() => variants.id, { onDelete: "set null" }),
		placeId: integer("place_id")
			.notNull()
			.references(() => places.id),
		quantity: integer("quantity").notNull(),
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [index("order_stock_moves_by_order").on(table.orderId)],
);

export const orderEvents = pgTable(
	"order_events",
	{
		id: serial("id").primaryKey(),
		orderId: integer("order_id")
			.notNull()
			.references(() => orders.id, { onDelete: "cascade" }),
		state: orderStateEnum("state").notNull(),
		/** Who caused it: "shopper", "command", "gateway", "job". */
		cause: text("cause").notNull(),
		/** The system user who ran the command; blank for other causes. */
		by: text("by").notNull().default(""),
		note: text("note").notNull().default(""),
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [index("order_events_by_order").on(table.orderId)],
);

/** Replies to calls with an Idempotency-Key, so that a repeat gets the same one. */
export const idempotencyKeys = pgTable("idempotency_keys", {
	/** SHA-256 of cart and key. */
	id: text("id").primaryKey(),
	requestHash: text("request_hash").notNull(),
	createdAt: moment("created_at").notNull().defaultNow(),
});

/** A consumer's withdrawal from the contract, received in two steps (field: OZ § 1829, Directive (EU) 2023/2673). */
export const withdrawals = pgTable("withdrawals", {
	id: serial("id").primaryKey(),
	orderId: integer("order_id")
		.notNull()
		.unique()
		.references(() => orders.id),
	name: text("name").notNull(),
	/** Address for the receipt. */
	email: text("email").notNull(),
	reason: text("reason").notNull().default(""),
	receivedAt: moment("received_at").notNull(),
});

/** A buyer's review of the courier, once per delivered order; only the shop reads it. */
export const courierReviews = pgTable(
	"courier_reviews",
	{
		orderId: integer("order_id")
			.primaryKey()
			.references(() => orders.id, { onDelete: "cascade" }),
		stars: smallint("stars").notNull(),
		text: text("text").notNull().default(""),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [check("courier_review_stars", sql`${table.stars} between 1 and 5`)],
);
