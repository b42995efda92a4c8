import { log } from "../../kernel/base/log.ts";
import { transaction } from "../../kernel/db/client.ts";
import { centsOf } from "../../kernel/services/gateway.ts";
import type { Shop } from "../../kernel/shop.ts";
import { writePaymentEvent } from "./payment-events.sql.ts";
import { beginTry, type RefundToSend, refundToSend, writeNotTaken, writeRefundDone } from "./refund.sql.ts";

/**
 * Sends a requested refund through its gateway, once. Throws when the gateway is away, or the shop has no account with it, so
 * that the job is retried; that, and a final refusal, leave it requested, for staff to settle by hand. So does a partial
 * refund whose reply was lost: repeated, it could be paid twice, and no gateway tells what it has refunded (Comgate's status
 * of a payment does not).
 */
export async function sendRefund(shop: Shop, refundId: number): Promise<void> {
	const refund = await refundToSend(shop.db, refundId);
	if (!refund || refund.is_unheard) return;
	const gateway = shop.gateways.named(refund.gateway);
	if (!gateway) {
		if (!refund.is_refused)
			await writePaymentEvent(shop.db, { ...lineOf(shop, refund), kind: "failed", detail: { error: "no_account" } });
		throw new Error(`The shop has no account with ${refund.gateway}`);
	}
	const amountCents = centsOf(refund.amount_minor, refund.currency_decimals);
	if (amountCents === undefined) throw new Error(`Refund ${refundId} has parts that no gateway counts`);
	const line = lineOf(shop, refund);
	// Written before the call: an attempt whose reply is lost may still have refunded the money.
	const wasUnheard = await transaction(shop.db, (tx) =>
		beginTry(tx, { refundId, mayRepeat: refund.is_whole }, { ...line, detail: { amountCents } }),
	);
	if (wasUnheard && !refund.is_whole) return leaveToPeople(shop, refund, "answer_lost", "an earlier try");

	const { transaction_id: transactionId, currency_code: currencyCode, order_number: refId } = refund;
	const sent = await gateway.refund({ transactionId, amountCents, currencyCode, refId });
	if (sent.ok || (sent.error === "nothing_left" && wasUnheard)) return done(shop, refund, amountCents);
	if (sent.error === "not_taken") await writeNotTaken(shop.db, line);
	if (sent.error === "gateway_unavailable" && !refund.is_whole)
		return leaveToPeople(shop, refund, "answer_lost", sent.value);
	if (sent.error === "not_taken" || sent.error === "gateway_unavailable")
		throw new Error(`No refund from ${refund.gateway}: ${sent.value}`);
	await leaveToPeople(shop, refund, sent.error, sent.value);
}

/** Logs and audits why a refund stays requested until staff settle it by hand (`order refund`). */
async function leaveToPeople(
	shop: Shop,
	refund: RefundToSend,
	error: "answer_lost" | "nothing_left" | "refund_refused",
	why: string | number = "",
): Promise<void> {
	const what =
		error === "answer_lost"
			? "a refund may have been made or not: look at the gateway"
			: "a refund must be made by hand";
	log.error({ gateway: refund.gateway, order: refund.order_number, why: why || error }, what);
	await writePaymentEvent(shop.db, { ...lineOf(shop, refund), kind: "failed", detail: { error, why } });
}

function lineOf(shop: Shop, refund: RefundToSend) {
	return {
		gateway: refund.gateway,
		transactionId: refund.transaction_id,
		orderId: refund.order_id,
		now: shop.now(),
	};
}

async function done(shop: Shop, refund: RefundToSend, amountCents: number): Promise<void> {
	await transaction(shop.db, async (tx) => {
		if (!(await writeRefundDone(tx, { refundId: refund.id, now: shop.now() }))) return;
		await writePaymentEvent(tx, { ...lineOf(shop, refund), kind: "refunded", detail: { amountCents } });
	});
}
