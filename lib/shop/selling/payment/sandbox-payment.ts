import type { SandboxDecision, SandboxPayment } from "../../../contract/schemas/payment.ts";
import type { GatewayState } from "../../../domain/order/payment-states.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { log } from "../../kernel/base/log.ts";
import type { Shop } from "../../kernel/shop.ts";
import { receiveNotification } from "./receive-notification.ts";
import { decideSandboxPayment, type SandboxPaymentRow, sandboxPaymentRow } from "./sandbox.sql.ts";

/** A sandbox payment for its page; refused in a shop with a real gateway. */
export async function getSandboxPayment(
	shop: Shop,
	transactionId: string,
): Promise<Result<SandboxPayment, "not_found">> {
	const row = shop.gateways.isSandbox ? await sandboxPaymentRow(shop.db, transactionId) : undefined;
	return row ? accept(reply(row)) : refuse("not_found");
}

/** Pays or refuses a sandbox payment and notifies the shop; a decided one stays as it is. */
export async function decideSandbox(
	shop: Shop,
	transactionId: string,
	action: SandboxDecision["action"],
): Promise<Result<SandboxPayment, "not_found">> {
	const found = await getSandboxPayment(shop, transactionId);
	if (!found.ok) return found;
	const state = action === "pay" ? "paid" : "cancelled";
	if (await decideSandboxPayment(shop.db, { transactionId, state })) await notify(shop, { transactionId, state });
	return getSandboxPayment(shop, transactionId);
}

/**
 * Sends the notification of a real gateway. A failure is not the payer's: the shop looks the payment up on the shopper's
 * return, and by a job.
 */
async function notify(
	shop: Shop,
	payment: { transactionId: string; state: Exclude<GatewayState, "pending"> },
): Promise<void> {
	const notification = { transId: payment.transactionId, status: payment.state.toUpperCase() };
	try {
		const heard = await receiveNotification(shop, shop.gateways.current, notification);
		if (!heard.ok) log.warn({ transaction: payment.transactionId, why: heard.error }, "notification was not taken");
	} catch (error) {
		log.warn({ transaction: payment.transactionId, error: String(error) }, "notification failed");
	}
}

function reply(row: SandboxPaymentRow): SandboxPayment {
	const { pathname, search } = new URL(row.return_url);
	return {
		transaction_id: row.transaction_id,
		number: row.ref_id,
		amount: row.amount_cents,
		currency: {
			code: row.currency_code,
			symbol_before: row.symbol_before,
			symbol_after: row.symbol_after,
			decimals: 2,
		},
		state: row.state,
		return_url: `${pathname}${search}`,
	};
}
