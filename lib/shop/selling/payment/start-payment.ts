import { isByGateway } from "../../../domain/order/payment-kinds.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { isSameHash } from "../../kernel/base/is-same-hash.ts";
import { log } from "../../kernel/base/log.ts";
import { transaction } from "../../kernel/db/client.ts";
import { pageLinks } from "../../kernel/links.ts";
import { centsOf, type OpenedPayment } from "../../kernel/services/gateway.ts";
import type { Shop } from "../../kernel/shop.ts";
import { lockOrder } from "../order/move-order.sql.ts";
import { countPayments, insertPayment, orderToPay, type PayableOrder, pendingPaymentsOf } from "./payment.sql.ts";
import { writePaymentEvent } from "./payment-events.sql.ts";
import { settlePayment } from "./settle-payment.ts";

type Refused = "not_found" | "not_payable" | "too_many_requests" | "gateway_unavailable";
/** Most payments of one order; a buyer who fails that often will not pay. */
const PAYMENTS_MAX = 20;
export type PaymentStarted = { redirect: string };

/**
 * The payment page of an order, given its hash: of its open payment, or of a new one at the gateway. Refuses an order not
 * payable by card, no longer waiting for payment or with 20 payments, and too frequent calls; with `gateway_unavailable`
 * nothing is written.
 */
export async function startPayment(
	shop: Shop,
	{ id, hash }: { id: number; hash: string },
): Promise<Result<PaymentStarted, Refused>> {
	const order = await orderToPay(shop.db, id);
	if (!order || !isSameHash(order.hash, hash)) return refuse("not_found");
	const amountCents = payableCents(order, shop.now());
	if (amountCents === undefined) return refuse("not_payable");
	const open = await openPaymentOf(shop, order);
	if (!open.ok || open.value !== null) return open as Result<PaymentStarted, Refused>;
	if ((await countPayments(shop.db, order.id)) >= PAYMENTS_MAX) return refuse("not_payable");
	if (!shop.gateways.openings.take(String(order.id), shop.now())) return refuse("too_many_requests");

	const created = await shop.gateways.current.create({
		amountCents,
		currencyCode: order.currencyCode,
		refId: order.number,
		locale: order.locale,
		buyer: {
			email: order.email,
			fullName: `${order.invoice.firstname} ${order.invoice.lastname}`,
			phone: order.phone,
		},
		isPickup: order.branchId !== null,
		returnUrl: `${shop.shopUrl}${pageLinks.order(order.locale, order)}?platba=navrat`,
		expiresInMs: order.expiresAt === null ? null : order.expiresAt.getTime() - shop.now().getTime(),
	});
	if (!created.ok) {
		log.warn({ gateway: shop.gateways.current.name, order: order.number, why: created.value }, "no payment was opened");
		return refuse("gateway_unavailable");
	}
	return record(shop, order, created.value);
}

/** Amount to pay; undefined for an order that a gateway cannot take, or that is no longer payable. */
function payableCents(order: PayableOrder, now: Date): number | undefined {
	if (order.state !== "waiting_for_payment" || !isByGateway(order.paymentKind)) return undefined;
	if (order.expiresAt !== null && order.expiresAt <= now) return undefined;
	const cents = centsOf(order.totalMinor, order.currencyDecimals);
	return cents === 0 ? undefined : cents;
}

/** The order's open payment, looked up at the gateway; null when a new one is needed. */
async function openPaymentOf(shop: Shop, order: PayableOrder): Promise<Result<PaymentStarted | null, Refused>> {
	const gateway = shop.gateways.current;
	const open = (await pendingPaymentsOf(shop.db, order.id)).find((payment) => payment.gateway === gateway.name);
	if (!open) return accept(null);
	const { transactionId, redirectUrl: redirect } = open;
	// Looked up a moment ago: assumed unchanged.
	if (!shop.gateways.lookups.take(String(open.id), shop.now())) return accept({ redirect });
	const settled = await settlePayment(shop, gateway, { transactionId, occasion: "retry" });
	if (!settled.ok) return settled;
	if (settled.value === "notified") return accept({ redirect });
	// The payment was made without a notification: the order is paid now.
	return settled.value === "cancelled" || settled.value === "repeated" ? accept(null) : refuse("not_payable");
}

/**
 * Records an opened payment, unless the order was paid, cancelled or got another payment meanwhile. An unrecorded one does no
 * harm: nobody has its address, so nobody can pay it; if a notification still comes, the gateway's word on our order and
 * amount decides (`settlePayment`).
 */
function record(
	shop: Shop,
	order: PayableOrder,
	{ transactionId, redirectUrl }: OpenedPayment,
): Promise<Result<PaymentStarted, Refused>> {
	const gateway = shop.gateways.current.name;
	return transaction(shop.db, async (tx) => {
		const held = await lockOrder(tx, { orderId: order.id });
		if (held?.state !== "waiting_for_payment") return refuse("not_payable");
		const earlier = (await pendingPaymentsOf(tx, order.id)).find((payment) => payment.gateway === gateway);
		if (earlier) return accept({ redirect: earlier.redirectUrl });
		await insertPayment(tx, {
			orderId: order.id,
			gateway,
			transactionId,
			amountMinor: order.totalMinor,
			currencyCode: order.currencyCode,
			redirectUrl,
			now: shop.now(),
		});
		const line = { gateway, transactionId, orderId: order.id, kind: "created", now: shop.now() } as const;
		const detail = { amountMinor: order.totalMinor, currencyCode: order.currencyCode };
		await writePaymentEvent(tx, { ...line, detail });
		return accept({ redirect: redirectUrl });
	});
}
