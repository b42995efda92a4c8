import { sql } from "drizzle-orm";
import type { GatewayState } from "../../../domain/order/payment-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { sandboxPayments } from "../../kernel/db/schema/payments.ts";
import { sweepRows } from "../../kernel/db/sweep-rows.ts";

export type SandboxPaymentRow = {
	transaction_id: string;
	ref_id: string;
	/** Hundredths of the currency's unit. */
	amount_cents: number;
	currency_code: string;
	symbol_before: string;
	symbol_after: string;
	state: GatewayState;
	return_url: string;
};

/** Remembers a new payment, pending. */
export async function insertSandboxPayment(
	db: Database,
	payment: {
		transactionId: string;
		refId: string;
		amountCents: number;
		currencyCode: string;
		returnUrl: string;
		now: Date;
	},
): Promise<void> {
	await db.insert(sandboxPayments).values({
		transactionId: payment.transactionId,
		refId: payment.refId,
		amountMinor: payment.amountCents,
		currencyCode: payment.currencyCode,
		returnUrl: payment.returnUrl,
		createdAt: payment.now,
	});
}

/** The payment of this name with the signs of its currency; locks nothing. */
export async function sandboxPaymentRow(db: Database, transactionId: string): Promise<SandboxPaymentRow | undefined> {
	const { rows } = await db.execute<Omit<SandboxPaymentRow, "amount_cents"> & { amount_cents: string }>(sql`
		select p.transaction_id, p.ref_id, p.amount_minor as amount_cents, p.currency_code, p.state, p.return_url,
			coalesce(c.symbol_before, '') as symbol_before, coalesce(c.symbol_after, p.currency_code) as symbol_after
		from sandbox_payments p left join currencies c on c.code = p.currency_code
		where p.transaction_id = ${transactionId}`);
	return rows[0] && { ...rows[0], amount_cents: Number(rows[0].amount_cents) };
}

/** Decides a payment that nobody decided yet; false for any other. */
export async function decideSandboxPayment(
	db: Database,
	{ transactionId, state }: { transactionId: string; state: Exclude<GatewayState, "pending"> },
): Promise<boolean> {
	const result = await db.execute(sql`
		update sandbox_payments set state = ${state}
		where transaction_id = ${transactionId} and state = 'pending'`);
	return result.rowCount === 1;
}

/** Deletes payments opened before then that were never paid; a paid one may have to be given back. */
export async function sweepSandboxPayments(db: Database, before: Date): Promise<void> {
	await sweepRows(db, sandboxPayments, sql`state <> 'paid' and created_at < ${before}`);
}

/** Gives an amount of a paid payment back; false when there is not so much left, or it was not paid. */
export async function refundSandboxPayment(
	db: Database,
	{ transactionId, amountCents }: { transactionId: string; amountCents: number },
): Promise<boolean> {
	const result = await db.execute(sql`
		update sandbox_payments set refunded_minor = refunded_minor + ${amountCents}
		where transaction_id = ${transactionId} and state = 'paid' and refunded_minor + ${amountCents} <= amount_minor`);
	return result.rowCount === 1;
}
