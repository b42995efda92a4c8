import { and, eq, lte, sql } from "drizzle-orm";
import { z } from "zod";
import { GATEWAY_STATES, type GatewayState } from "../../../domain/order/payment-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { sandboxPayments } from "../../kernel/db/schema/payments.ts";
import { sweepRows } from "../../kernel/db/sweep-rows.ts";

const sandboxPayment = z.strictObject({
	transaction_id: z.string(),
	ref_id: z.string(),
	/** Hundredths of the currency's unit. */
	amount_cents: z.string(),
	currency_code: z.string(),
	symbol_before: z.string(),
	symbol_after: z.string(),
	state: z.enum(GATEWAY_STATES),
	return_url: z.string(),
});

/** Writes a new pending payment. */
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

/** The payment with this id, and its currency's symbols; locks nothing. */
export async function sandboxPaymentRow(db: Database, transactionId: string) {
	const row = await readRow(
		db,
		sandboxPayment,
		sql`
		select p.transaction_id, p.ref_id, p.amount_minor as amount_cents, p.currency_code, p.state, p.return_url,
			coalesce(c.symbol_before, '') as symbol_before, coalesce(c.symbol_after, p.currency_code) as symbol_after
		from sandbox_payments p left join currencies c on c.code = p.currency_code
		where p.transaction_id = ${transactionId}`,
	);
	return row && { ...row, amount_cents: Number(row.amount_cents) };
}
export type SandboxPaymentRow = NonNullable<Awaited<ReturnType<typeof sandboxPaymentRow>>>;

/** Decides an undecided payment; false for any other. */
export async function decideSandboxPayment(
	db: Database,
	{ transactionId, state }: { transactionId: string; state: Exclude<GatewayState, "pending"> },
): Promise<boolean> {
	const result = await db
		.update(sandboxPayments)
		.set({ state })
		.where(and(eq(sandboxPayments.transactionId, transactionId), eq(sandboxPayments.state, "pending")));
	return result.rowCount === 1;
}

/** Deletes payments opened before then and never paid; a paid one may have to be refunded. */
export async function sweepSandboxPayments(db: Database, before: Date): Promise<void> {
	await sweepRows(db, sandboxPayments, sql`state <> 'paid' and created_at < ${before}`);
}

/** Refunds an amount of a paid payment; false when less is left, or it was not paid. */
export async function refundSandboxPayment(
	db: Database,
	{ transactionId, amountCents }: { transactionId: string; amountCents: number },
): Promise<boolean> {
	const { refundedMinor, amountMinor, state } = sandboxPayments;
	const refunded = sql`${refundedMinor} + ${amountCents}`;
	const result = await db
		.update(sandboxPayments)
		.set({ refundedMinor: refunded })
		.where(and(eq(sandboxPayments.transactionId, transactionId), eq(state, "paid"), lte(refunded, amountMinor)));
	return result.rowCount === 1;
}
