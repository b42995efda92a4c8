import { accept, type Result, refuse } from "../../../domain/result.ts";
import type { Gateway } from "../../kernel/services/gateway.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type PaymentRow, paymentOf } from "./payment.sql.ts";
import { writePaymentEvent } from "./payment-events.sql.ts";
import { type Settled, settlePayment } from "./settle-payment.ts";

/**
 * A notification, from whomever: it says which transaction to ask the gateway about and nothing else. Refuses one that names
 * none (`unreadable`), more of them than a gateway sends (`too_many`), and asks for a repeat when the gateway is away.
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
 * Asking about invented names costs the gateway's patience and fills the audit. Ours are counted each for itself, so that no
 * flood of others takes their turn.
 */
function mayPass({ gateways, now }: Shop, known: PaymentRow | undefined): boolean {
	const { notifications } = gateways;
	return known ? notifications.known.take(String(known.id), now()) : notifications.strangers.take(now());
}

function claimOf({ status }: Record<string, unknown>): string | undefined {
	return typeof status === "string" && /^[A-Z_]{1,20}$/.test(status) ? status : undefined;
}
