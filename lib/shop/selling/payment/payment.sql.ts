import { and, asc, desc, eq, gt } from "drizzle-orm";
import type { PaymentState } from "../../../domain/order/payment-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { orders } from "../../kernel/db/schema/orders.ts";
import { payments } from "../../kernel/db/schema/payments.ts";
import { paymentMethods } from "../../kernel/db/schema/shop.ts";

/** An order as far as paying it goes; locks nothing. */
export async function orderToPay(db: Database, orderId: number) {
	const { id, hash, number, state, locale, totalMinor, currencyCode, currencyDecimals } = orders;
	const { email, phone, invoice, expiresAt } = orders;
	const [order] = await db
		.select({
			...{ id, hash, number, state, locale, totalMinor, currencyCode, currencyDecimals },
			...{ email, phone, invoice, expiresAt },
			paymentKind: paymentMethods.kind,
			/** Null unless it is fetched at a branch. */
			branchId: orders.branchId,
		})
		.from(orders)
		.innerJoin(paymentMethods, eq(paymentMethods.id, orders.paymentId))
		.where(eq(id, orderId));
	return order;
}
export type PayableOrder = NonNullable<Awaited<ReturnType<typeof orderToPay>>>;

const { id, orderId, gateway, transactionId, state, amountMinor, currencyCode, redirectUrl } = payments;
const PAYMENT = { id, orderId, gateway, transactionId, state, amountMinor, currencyCode, redirectUrl };

/** The payment that a gateway calls so. Holds nothing: its order is held first, and does not change. */
export async function paymentOf(db: Database, named: { gateway: string; transactionId: string }) {
	const [payment] = await db
		.select(PAYMENT)
		.from(payments)
		.where(and(eq(gateway, named.gateway), eq(transactionId, named.transactionId)));
	return payment;
}
export type PaymentRow = NonNullable<Awaited<ReturnType<typeof paymentOf>>>;

/** Payments of an order that nobody decided yet, the latest first. */
export function pendingPaymentsOf(db: Database, ofOrder: number): Promise<PaymentRow[]> {
	return db
		.select(PAYMENT)
		.from(payments)
		.where(and(eq(orderId, ofOrder), eq(state, "pending")))
		.orderBy(desc(id))
		.limit(5);
}

/** How many payments an order ever had. */
export function countPayments(db: Database, ofOrder: number): Promise<number> {
	return db.$count(payments, eq(orderId, ofOrder));
}

/** Undecided payments opened since then, the longest unasked first. */
export function pendingPaymentsSince(db: Database, since: Date, limit: number): Promise<PaymentRow[]> {
	return db
		.select(PAYMENT)
		.from(payments)
		.where(and(eq(state, "pending"), gt(payments.createdAt, since)))
		.orderBy(asc(payments.updatedAt), asc(id))
		.limit(limit);
}

/** Puts an undecided payment at the end of those to be asked about. */
export async function markAsked(db: Database, asked: { id: number; now: Date }): Promise<void> {
	await db
		.update(payments)
		.set({ updatedAt: asked.now })
		.where(and(eq(id, asked.id), eq(state, "pending")));
}

/** Writes a payment; its order's row is held. One that is known already stays as it is. */
export async function insertPayment(
	tx: Database,
	{
		now,
		...payment
	}: {
		orderId: number;
		gateway: string;
		transactionId: string;
		amountMinor: number;
		currencyCode: string;
		redirectUrl: string;
		now: Date;
	},
): Promise<void> {
	await tx
		.insert(payments)
		.values({ ...payment, createdAt: now, updatedAt: now })
		.onConflictDoNothing({ target: [gateway, transactionId] });
}

/** Decides a payment whose order's row is held. */
export async function writePaymentState(
	tx: Database,
	decided: { id: number; state: PaymentState; now: Date },
): Promise<void> {
	await tx.update(payments).set({ state: decided.state, updatedAt: decided.now }).where(eq(id, decided.id));
}
