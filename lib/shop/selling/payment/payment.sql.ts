import { sql } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { OrderState } from "../../../domain/order/order-states.ts";
import type { PaymentKind } from "../../../domain/order/payment-kinds.ts";
import type { PaymentState } from "../../../domain/order/payment-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { OrderAddress } from "../../kernel/db/schema/orders.ts";

export type PayableOrder = {
	id: number;
	hash: string;
	number: string;
	state: OrderState;
	locale: Locale;
	payment_kind: PaymentKind;
	is_pickup: boolean;
	total_minor: number;
	currency_code: string;
	currency_decimals: number;
	email: string;
	phone: string;
	invoice: OrderAddress;
	expires_at: string | null;
};

/** An order as far as paying it goes; locks nothing. */
export async function orderToPay(db: Database, id: number): Promise<PayableOrder | undefined> {
	const { rows } = await db.execute<Omit<PayableOrder, "total_minor"> & { total_minor: string }>(sql`
		select o.id, o.hash, o.number, o.state, o.locale, m.kind as payment_kind, o.branch_id is not null as is_pickup,
			o.total_minor, o.currency_code, o.currency_decimals, o.email, o.phone, o.invoice, o.expires_at
		from orders o join payment_methods m on m.id = o.payment_id where o.id = ${id}`);
	return rows[0] && { ...rows[0], total_minor: Number(rows[0].total_minor) };
}

export type PaymentRow = {
	id: number;
	order_id: number;
	gateway: string;
	transaction_id: string;
	state: PaymentState;
	amount_minor: number;
	currency_code: string;
	redirect_url: string;
};

const PAYMENT = sql`id, order_id, gateway, transaction_id, state, amount_minor, currency_code, redirect_url`;
type RawPayment = Omit<PaymentRow, "amount_minor"> & { amount_minor: string };

async function paymentRows(db: Database, statement: ReturnType<typeof sql>): Promise<PaymentRow[]> {
	const { rows } = await db.execute<RawPayment>(statement);
	return rows.map((row) => ({ ...row, amount_minor: Number(row.amount_minor) }));
}

/** The payment that a gateway calls so. Holds nothing: its order is held first, and does not change. */
export async function paymentOf(
	db: Database,
	{ gateway, transactionId }: { gateway: string; transactionId: string },
): Promise<PaymentRow | undefined> {
	const [row] = await paymentRows(
		db,
		sql`select ${PAYMENT} from payments where gateway = ${gateway} and transaction_id = ${transactionId}`,
	);
	return row;
}

/** Payments of an order that nobody decided yet, the latest first. */
export function pendingPaymentsOf(db: Database, orderId: number): Promise<PaymentRow[]> {
	return paymentRows(
		db,
		sql`select ${PAYMENT} from payments where order_id = ${orderId} and state = 'pending' order by id desc limit 5`,
	);
}

/** How many payments an order ever had. */
export async function countPayments(db: Database, orderId: number): Promise<number> {
	const { rows } = await db.execute<{ n: number }>(
		sql`select count(*)::int as n from payments where order_id = ${orderId}`,
	);
	return rows[0]?.n ?? 0;
}

/** Undecided payments opened since then, the longest unasked first. */
export function pendingPaymentsSince(db: Database, since: Date, limit: number): Promise<PaymentRow[]> {
	return paymentRows(
		db,
		sql`select ${PAYMENT} from payments where state = 'pending' and created_at > ${since}
			order by updated_at, id limit ${limit}`,
	);
}

/** Puts an undecided payment at the end of those to be asked about. */
export async function markAsked(db: Database, { id, now }: { id: number; now: Date }): Promise<void> {
	await db.execute(sql`update payments set updated_at = ${now} where id = ${id} and state = 'pending'`);
}

/** Writes a payment; its order's row is held. One that is known already stays as it is. */
export async function insertPayment(
	tx: Database,
	payment: {
		orderId: number;
		gateway: string;
		transactionId: string;
		amountMinor: number;
		currencyCode: string;
		redirectUrl: string;
		now: Date;
	},
): Promise<void> {
	await tx.execute(sql`
		insert into payments (order_id, gateway, transaction_id, amount_minor, currency_code, redirect_url, created_at, updated_at)
		values (${payment.orderId}, ${payment.gateway}, ${payment.transactionId}, ${payment.amountMinor},
			${payment.currencyCode}, ${payment.redirectUrl}, ${payment.now}, ${payment.now})
		on conflict (gateway, transaction_id) do nothing`);
}

/** Decides a payment whose order's row is held. */
export async function writePaymentState(
	tx: Database,
	{ id, state, now }: { id: number; state: PaymentState; now: Date },
): Promise<void> {
	await tx.execute(sql`update payments set state = ${state}, updated_at = ${now} where id = ${id}`);
}
