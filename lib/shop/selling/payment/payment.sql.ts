import { and, asc, desc, eq, gt } from "drizzle-orm";
import type { PaymentState } from "../../../domain/order/payment-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { orders } from "../../kernel/db/schema/orders.ts";
import { payments } from "../../kernel/db/schema/payments.ts";
import { paymentMethods } from "../../kernel/db/schema/shop.ts";

/** Fields of an order that its payment needs; locks nothing. */
export async function orderToPay(db: Database, orderId: number) {
	const { id, hash, number, state, locale, totalMinor, currencyCode, currencyDecimals } = orders;
	const { email, phone, invoice, expiresAt } = orders;
	const [order] = await db
		.select({
			...{ id, hash, number, state, locale, totalMinor, currencyCode, currencyDecimals },
			...{ email, phone, invoice, expiresAt },
			paymentKind: paymentMethods.kind,
			/** Null unless the buyer fetches it at a branch. */
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

/** The payment with a gateway's transaction id. Locks nothing: callers lock its order first, which never changes. */
export async function paymentOf(db: Database, named: { gateway: string; transactionId: string }) {
	const [payment] = await db
		.select(PAYMENT)
		.from(payments)
		.where(and(eq(gateway, named.gateway), eq(transactionId, named.transactionId)));
	return payment;
}
export type PaymentRow = NonNullable<Awaited<ReturnType<typeof paymentOf>>>;

/** Undecided payments of an order, the latest first. */
export function pendingPaymentsOf(db: Database, ofOrder: number): Promise<PaymentRow[]> {
	return db
		.select(PAYMENT)
		.from(payments)
		.where(and(eq(orderId, ofOrder), eq(state, "pending")))
		.orderBy(desc(id))
		.limit(5);
}

/** How many payments an order has had. */
export function countPayments(db: Database, ofOrder: number): Promise<number> {
	return db.$count(payments, eq(orderId, ofOrder));
}

/** Undecided payments opened since then, the least recently looked up first. */
export function pendingPaymentsSince(db: Database, since: Date, limit: number): Promise<PaymentRow[]> {
	return db
		.select(PAYMENT)
		.from(payments)
		.where(and(eq(state, "pending"), gt(payments.createdAt, since)))
		.orderBy(asc(payments.updatedAt), asc(id))
		.limit(limit);
}

/** Puts an undecided payment at the end of the line for look-ups. */
export async function markAsked(db: Database, asked: { id: number; now: Date }): Promise<void> {
	await db
		.update(payments)
		.set({ updatedAt: asked.now })
		.where(and(eq(id, asked.id), eq(state, "pending")));
}

/** Writes a payment, unless it exists; the caller has locked its order's row. */
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

/** Decides a payment; the caller has locked its order's row. */
export async function writePaymentState(
	tx: Database,
	decided: { id: number; state: PaymentState; now: Date },
): Promise<void> {
	await tx.update(payments).set({ state: decided.state, updatedAt: decided.now }).where(eq(id, decided.id));
}
