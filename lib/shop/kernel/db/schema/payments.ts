/** Payments at a gateway, their audit, refunds, invoices, and redemptions of vouchers. */

import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	primaryKey,
	serial,
	text,
	unique,
} from "drizzle-orm/pg-core";
import { DOCUMENT_KINDS } from "../../../../domain/order/order-papers.ts";
import {
	PAYMENT_STATES,
	type PaymentEventKind,
	REFUND_STATES,
	type RefundReason,
} from "../../../../domain/order/payment-states.ts";
import { vouchers } from "./carts.ts";
import { moment } from "./catalogue.ts";
import { orders } from "./orders.ts";
import { users } from "./people.ts";

export const paymentStateEnum = pgEnum("payment_state", PAYMENT_STATES);

/** One attempt to pay an order at a gateway. */
export const payments = pgTable(
	"payments",
	{
		id: serial("id").primaryKey(),
		orderId: integer("order_id")
			.notNull()
			.references(() => orders.id),
		/** "sandbox", "comgate". */
		gateway: text("gateway").notNull(),
		/** The gateway's own id of the payment. */
		transactionId: text("transaction_id").notNull(),
		state: paymentStateEnum("state").notNull().default("pending"),
		/** Amount asked for, minor units of `currencyCode`. */
		amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
		currencyCode: text("currency_code").notNull(),
		/** The gateway's page where the shopper pays. */
		redirectUrl: text("redirect_url").notNull(),
		createdAt: moment("created_at").notNull().defaultNow(),
		updatedAt: moment("updated_at").notNull().defaultNow(),
	},
	(table) => [
		unique("payment_once").on(table.gateway, table.transactionId),
		index("payments_by_order").on(table.orderId),
		index("payments_pending").on(table.createdAt).where(sql`${table.state} = 'pending'`),
	],
);

/** Audit log of everything that we or a gateway said about payments; rows never change, but repeated messages are counted. */
export const paymentEvents = pgTable(
	"payment_events",
	{
		id: serial("id").primaryKey(),
		gateway: text("gateway").notNull(),
		transactionId: text("transaction_id").notNull(),
		orderId: integer("order_id"),
		kind: text("kind").$type<PaymentEventKind>().notNull(),
		detail: jsonb("detail").$type<Record<string, unknown>>().notNull().default({}),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [
		index("payment_events_by_order").on(table.orderId),
		index("payment_events_by_transaction").on(table.gateway, table.transactionId),
		// For the accountant's month, and for the sweep of those about nothing of ours.
		index("payment_events_by_kind").on(table.kind, table.createdAt),
	],
);

/** The sandbox gateway's own memory of its payments, which a real one keeps on its own machines. */
export const sandboxPayments = pgTable("sandbox_payments", {
	transactionId: text("transaction_id").primaryKey(),
	/** Our order's number. */
	refId: text("ref_id").notNull(),
	amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
	currencyCode: text("currency_code").notNull(),
	state: paymentStateEnum("state").notNull().default("pending"),
	refundedMinor: bigint("refunded_minor", { mode: "number" }).notNull().default(0),
	returnUrl: text("return_url").notNull(),
	createdAt: moment("created_at").notNull(),
});

export const refundStateEnum = pgEnum("refund_state", REFUND_STATES);

/** Refunds: paid through the gateway by a job, otherwise by hand (`order refund`). */
export const refunds = pgTable(
	"refunds",
	{
		id: serial("id").primaryKey(),
		orderId: integer("order_id")
			.notNull()
			.references(() => orders.id),
		/** The payment that is refunded; null for cash and transfers. */
		paymentId: integer("payment_id")
			.unique()
			.references(() => payments.id),
		amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
		state: refundStateEnum("state").notNull().default("requested"),
		/** The buyer still has the goods; the refund waits for them (OZ § 1832). */
		isHeld: boolean("is_held").notNull().default(false),
		reason: text("reason").$type<RefundReason>().notNull(),
		requestedAt: moment("requested_at").notNull(),
		doneAt: moment("done_at"),
	},
	(table) => [
		index("refunds_by_order").on(table.orderId),
		index("refunds_requested").on(table.requestedAt).where(sql`${table.state} = 'requested'`),
		check("refund_positive", sql`${table.amountMinor} > 0`),
	],
);

export const invoiceKindEnum = pgEnum("invoice_kind", DOCUMENT_KINDS);

/** The last number given in a series; the row is locked while a document is made, so that there are no gaps. */
export const invoiceSeries = pgTable(
	"invoice_series",
	{
		kind: invoiceKindEnum("kind").notNull(),
		year: integer("year").notNull(),
		last: integer("last").notNull(),
	},
	(table) => [primaryKey({ columns: [table.kind, table.year] })],
);

/** Invoices and credit notes; `data` is everything printed on the document, so that it never changes. */
export const invoices = pgTable(
	"invoices",
	{
		id: serial("id").primaryKey(),
		kind: invoiceKindEnum("kind").notNull(),
		number: text("number").notNull().unique(),
		orderId: integer("order_id")
			.notNull()
			.references(() => orders.id),
		/** The number of the invoice that a credit note corrects. */
		corrects: text("corrects"),
		data: jsonb("data").$type<Record<string, unknown>>().notNull(),
		issuedAt: moment("issued_at").notNull(),
	},
	(table) => [
		unique("invoice_once").on(table.orderId, table.kind),
		index("invoices_by_tax_point").on(sql`(${table.data} ->> 'taxPointOn')`),
	],
);

/** Which order redeemed which voucher; deleted when the order is cancelled. */
export const voucherRedemptions = pgTable(
	"voucher_redemptions",
	{
		voucherId: integer("voucher_id")
			.notNull()
			.references(() => vouchers.id),
		orderId: integer("order_id")
			.notNull()
			.references(() => orders.id, { onDelete: "cascade" }),
		userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
		/** Lower case; identifies a guest. */
		email: text("email").notNull(),
		/** Commission of the voucher's owner for this order, CZK haléře, by the terms of that time; 0 without an owner. */
		commissionMinor: bigint("commission_minor", { mode: "number" }).notNull().default(0),
		/** Goods after vouchers without VAT, CZK haléře: the base of the commission. */
		commissionBaseMinor: bigint("commission_base_minor", { mode: "number" }).notNull().default(0),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.voucherId, table.orderId] }),
		index("voucher_redemptions_by_email").on(table.voucherId, table.email),
		index("voucher_redemptions_by_user").on(table.voucherId, table.userId),
	],
);
