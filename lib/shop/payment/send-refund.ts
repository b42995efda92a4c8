import { transaction } from "../db/client.ts";
import { log } from "../log.ts";
import type { Shop } from "../shop.ts";
import { centsOf } from "./gateway.ts";
import { hasPaymentEvent, writePaymentEvent } from "./payment-events.sql.ts";
import { type RefundToSend, refundToSend, writeRefundDone } from "./refund.sql.ts";

/**
 * Gives the money of a requested refund back through its gateway, once. Throws when the gateway is away, or when the shop has
 * no account with it, so that the job is tried again; that, and what it refuses for good, stays requested, for somebody to
 * settle by hand.
 */
export async function sendRefund(shop: Shop, refundId: number): Promise<void> {
	const refund = await refundToSend(shop.db, refundId);
	if (!refund) return;
	const gateway = shop.gateways.named(refund.gateway);
	if (!gateway) {
		if (!refund.is_refused)
			await writePaymentEvent(shop.db, { ...lineOf(shop, refund), kind: "failed", detail: { error: "no_account" } });
		throw new Error(`The shop has no account with ${refund.gateway}`);
	}
	const amountCents = centsOf(refund.amount_minor, refund.currency_decimals);
	if (amountCents === undefined) throw new Error(`Refund ${refundId} has parts that no gateway counts`);
	// Written before the gateway is asked: a try whose answer was lost may have given the money back all the same.
	const line = lineOf(shop, refund);
	const wasTried = await hasPaymentEvent(shop.db, { ...line, kind: "refunding" });
	if (!wasTried) await writePaymentEvent(shop.db, { ...line, kind: "refunding", detail: { amountCents } });

	const { transaction_id: transactionId, currency_code: currencyCode, order_number: refId } = refund;
	const sent = await gateway.refund({ transactionId, amountCents, currencyCode, refId });
	if (sent.ok || (sent.error === "nothing_left" && wasTried)) return done(shop, refund, amountCents);
	if (sent.error === "gateway_unavailable") throw new Error(`No refund from ${refund.gateway}: ${sent.value}`);
	log.error({ gateway: refund.gateway, order: refId, why: sent.value }, "a refund must be made by hand");
	await writePaymentEvent(shop.db, { ...line, kind: "failed", detail: { error: sent.error, why: sent.value ?? "" } });
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
