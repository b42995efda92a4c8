import { accept, type Result, refuse } from "../../../domain/result.ts";
import type { Gateway } from "../../kernel/services/gateway.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type PaymentRow, paymentOf } from "./payment.sql.ts";
import { writePaymentEvent } from "./payment-events.sql.ts";
import { type Settled, settlePayment } from "./settle-payment.ts";

/**
 * Handles a notification, from anybody: all it says is which transaction to look up. Refuses one without a transaction
 * (`unreadable`), and more than a gateway sends (`too_many`); asks for a repeat when the gateway is away.
 */
export async function receiveNotification(
	shop: Shop,
	gateway: Gateway,
	notification: Record<string, unknown>,
): Promise<Result<Settled, "unreadable" | "too_many" | "gateway_unavailable">> {
	const transactionId = gateway.transactionOf(notification);
	const known =
		transactionId === undefined ? undefined : await paymentOf(shop.db, { gateway: gateway.name, transactionId });
	if (!mayPass(shop, known)) return refuse("too_many");
	if (transactionId === undefined) {
		const line = { gateway: gateway.name, transactionId: "", kind: "unknown", now: shop.now() } as const;
		await writePaymentEvent(shop.db, { ...line, detail: { occasion: "notification", error: "unreadable" } });
		return refuse("unreadable");
	}
	const claimed = claimOf(notification);
	const settled = await settlePayment(shop, gateway, { transactionId, occasion: "notification", claimed });
	return settled.ok ? accept(settled.value) : refuse("gateway_unavailable");
}

/**
 * Look-ups of invented ids annoy the gateway and fill the audit log. Each payment of ours has its own limit, so that a flood
 * of others does not block it.
 */
function mayPass({ gateways, now }: Shop, known: PaymentRow | undefined): boolean {
	const { notifications } = gateways;
	return known ? notifications.known.take(String(known.id), now()) : notifications.strangers.take(now());
}

function claimOf({ status }: Record<string, unknown>): string | undefined {
	return typeof status === "string" && /^[A-Z_]{1,20}$/.test(status) ? status : undefined;
}
