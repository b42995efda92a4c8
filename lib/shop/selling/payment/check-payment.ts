import type { Order } from "../../../contract/schemas/order.ts";
import { DAY_S, SECOND_MS } from "../../../domain/durations.ts";
import type { Locale } from "../../../domain/locale.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { log } from "../../kernel/base/log.ts";
import type { Shop } from "../../kernel/shop.ts";
import { getOrder } from "../order/read-order.ts";
import { markAsked, type PaymentRow, pendingPaymentsOf, pendingPaymentsSince } from "./payment.sql.ts";
import { type Settled, settlePayment } from "./settle-payment.ts";

/**
 * The order after its open payments were looked up at the gateway; for the shopper's return from there. One that was looked
 * up a moment ago is not asked about again, and the order is answered as it is known.
 */
export async function checkPayment(
	shop: Shop,
	{ id, hash, lang }: { id: number; hash: string; lang?: Locale | undefined },
): Promise<Result<Order, "not_found" | "gateway_unavailable">> {
	const order = await getOrder(shop, id, hash, lang);
	if (!order) return refuse("not_found");
	for (const payment of await pendingPaymentsOf(shop.db, order.id)) {
		if (!shop.gateways.lookups.take(String(payment.id), shop.now())) continue;
		const settled = await askAbout(shop, payment, "return");
		if (settled?.ok === false) return settled;
	}
	const now = await getOrder(shop, id, hash, lang);
	return now ? accept(now) : refuse("not_found");
}

/** Payments are asked about for a day; an hour more, because the job may stand still for a while. */
const ASKED_FOR_MS = (DAY_S + 3600) * SECOND_MS;
const AT_ONCE = 200;
/** A gateway that fails so often in a row is left alone until the next time. */
const FAILURES_MAX = 3;

/** Asks about every open payment, in case its notification never came; returns how many were decided. */
export async function recheckPayments(shop: Shop): Promise<number> {
	const since = new Date(shop.now().getTime() - ASKED_FOR_MS);
	let [decided, failures] = [0, 0];
	for (const payment of await pendingPaymentsSince(shop.db, since, AT_ONCE)) {
		const settled = await askAbout(shop, payment, "job");
		await markAsked(shop.db, { id: payment.id, now: shop.now() });
		if (settled?.ok === false) failures += 1;
		else failures = 0;
		if (settled?.ok && settled.value !== "notified") decided += 1;
		if (failures === FAILURES_MAX) {
			log.warn({ gateway: payment.gateway }, "open payments are asked about later");
			break;
		}
	}
	return decided;
}

/** Asks about the open payments of an order, and does what follows; false when a gateway does not answer. Holds nothing. */
export async function askAboutOrder(shop: Shop, orderId: number): Promise<boolean> {
	for (const payment of await pendingPaymentsOf(shop.db, orderId)) {
		const settled = await askAbout(shop, payment, "job");
		if (settled?.ok === false) return false;
	}
	return true;
}

/** How a payment stands at the gateway it was opened at; undefined when the shop has no account there any more. */
async function askAbout(
	shop: Shop,
	payment: PaymentRow,
	occasion: "return" | "job",
): Promise<Result<Settled, "gateway_unavailable"> | undefined> {
	const gateway = shop.gateways.named(payment.gateway);
	return gateway && settlePayment(shop, gateway, { transactionId: payment.transactionId, occasion });
}
