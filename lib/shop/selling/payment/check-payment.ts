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
 * The order after its open payments were looked up at the gateway; for the shopper's return from there. A payment looked up a
 * moment ago is not looked up again.
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

/** Payments are looked up for a day; an hour more, in case the job stands still. */
const ASKED_FOR_MS = (DAY_S + 3600) * SECOND_MS;
const AT_ONCE = 200;
/** After this many failures in a row, a gateway is not called again in this run. */
const FAILURES_MAX = 3;

/** Looks up every open payment, in case its notification was lost; returns how many were decided. */
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

/** Looks up the open payments of an order and settles them; false when a gateway does not answer. Locks nothing. */
export async function askAboutOrder(shop: Shop, orderId: number): Promise<boolean> {
	for (const payment of await pendingPaymentsOf(shop.db, orderId)) {
		const settled = await askAbout(shop, payment, "job");
		if (settled?.ok === false) return false;
	}
	return true;
}

/** State of a payment at its gateway; undefined when the shop no longer has an account there. */
async function askAbout(
	shop: Shop,
	payment: PaymentRow,
	occasion: "return" | "job",
): Promise<Result<Settled, "gateway_unavailable"> | undefined> {
	const gateway = shop.gateways.named(payment.gateway);
	return gateway && settlePayment(shop, gateway, { transactionId: payment.transactionId, occasion });
}
