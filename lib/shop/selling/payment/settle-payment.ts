import { hasEnded } from "../../../domain/order/order-states.ts";
import type { PaymentEventKind } from "../../../domain/order/payment-states.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { log } from "../../kernel/base/log.ts";
import { type Database, transaction } from "../../kernel/db/client.ts";
import { centsOf, type Gateway, type GatewayPayment } from "../../kernel/services/gateway.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type LockedOrder, lockOrder } from "../order/move-order.sql.ts";
import { moveOrder } from "../order/move-order.ts";
import { insertPayment, type PaymentRow, paymentOf, writePaymentState } from "./payment.sql.ts";
import { hasPaymentEvent, noteOrCount, type PaymentEvent } from "./payment-events.sql.ts";
import { requestRefundOf } from "./request-refund.ts";

export type Asked = {
	transactionId: string;
	/** Why the payment is looked up: a notification, the shopper's return, a job, or a second attempt to pay. */
	occasion: "notification" | "return" | "job" | "retry";
	/** The state that a notification claims; kept in the audit log, never trusted. */
	claimed?: string | undefined;
};

export type Settled = Exclude<PaymentEventKind, "created" | "failed" | "refunding" | "refunded">;

/**
 * Looks a payment up at the gateway and applies the result exactly once, however often and in whatever order it is called:
 * amount, currency and order must match exactly, then the order is paid; a payment for an order that has ended or is paid
 * already is refunded. Audits every notification, other occasions when they change something. On "retry", a payment that its
 * gateway does not know is cancelled. `gateway_unavailable`: nothing is known, try again.
 */
export async function settlePayment(
	shop: Shop,
	gateway: Gateway,
	asked: Asked,
): Promise<Result<Settled, "gateway_unavailable">> {
	// Outside any transaction, so that no locked rows wait for the gateway.
	const read = await gateway.read(asked.transactionId);
	if (!read.ok)
		log.warn({ gateway: gateway.name, transaction: asked.transactionId, why: read.value }, `${read.error} when read`);
	const line = { gateway: gateway.name, transactionId: asked.transactionId, now: shop.now() };
	const detail = { occasion: asked.occasion, claimed: asked.claimed };
	if (!read.ok) {
		const known = await paymentOf(shop.db, line);
		if (known && read.error === "unknown_transaction" && asked.occasion === "retry")
			return accept(await giveUp(shop, known, { ...line, detail: { ...detail, error: read.error } }));
		// The gateway itself gave us this id: if it does not know it now, something is wrong there or in our settings.
		const isLost = known !== undefined || read.error === "gateway_unavailable";
		if (asked.occasion === "notification")
			await noteOrCount(shop.db, {
				...line,
				orderId: known?.orderId ?? null,
				kind: isLost ? "failed" : "unknown",
				detail: { ...detail, error: read.error },
			});
		return isLost ? refuse("gateway_unavailable") : accept("unknown");
	}
	return transaction(shop.db, async (tx) => {
		const stored = await paymentOf(tx, line);
		const order = await lockOrder(tx, stored ? { orderId: stored.orderId } : { number: read.value.refId });
		const kind = order ? await settle(shop, tx, { gateway, asked, order, read: read.value }) : "unknown";
		if (kind === "mismatch" && read.value.state === "paid")
			log.error(
				{ transaction: asked.transactionId, order: order?.number, ...read.value },
				"paid, but not what was asked",
			);
		if (await isNews(tx, asked, { ...line, kind }))
			await noteOrCount(tx, {
				...line,
				orderId: order?.id ?? null,
				kind,
				detail: { ...detail, ...read.value },
			});
		return accept(kind);
	});
}

/** Cancels an open payment that its gateway does not know, so that the shopper can pay by another one. */
function giveUp(
	shop: Shop,
	{ id, orderId }: PaymentRow,
	line: Pick<PaymentEvent, "gateway" | "transactionId" | "detail" | "now">,
): Promise<Settled> {
	return transaction(shop.db, async (tx) => {
		await lockOrder(tx, { orderId });
		// Another call may have decided it during the look-up.
		if ((await paymentOf(tx, line))?.state !== "pending") return "repeated";
		await writePaymentState(tx, { id, state: "cancelled", now: line.now });
		await noteOrCount(tx, { ...line, orderId, kind: "cancelled" });
		return "cancelled";
	});
}

const QUIET: readonly Settled[] = ["repeated", "notified"];

/** A job looks it up every few minutes: an unchanged or repeated result is not audited. */
async function isNews(
	tx: Database,
	asked: Asked,
	line: { gateway: string; transactionId: string; kind: Settled },
): Promise<boolean> {
	if (asked.occasion === "notification") return true;
	return !QUIET.includes(line.kind) && !(await hasPaymentEvent(tx, line));
}

type Case = { gateway: Gateway; asked: Asked; order: LockedOrder; read: GatewayPayment };

async function settle(shop: Shop, tx: Database, { gateway, asked, order, read }: Case): Promise<Settled> {
	const line = { gateway: gateway.name, transactionId: asked.transactionId };
	// Read again after locking the order: another notification may just have written it.
	const stored = await paymentOf(tx, line);
	if (!isOurs(order, stored, read)) return "mismatch";
	if (!stored) {
		if (read.state !== "paid") return read.state === "cancelled" ? "cancelled" : "notified";
		// Paid before the shop recorded the payment, or the shop was stopped in between; the gateway's order and amount decide.
		const { id: orderId, total_minor: amountMinor, currency_code: currencyCode } = order;
		await insertPayment(tx, { ...line, orderId, amountMinor, currencyCode, redirectUrl: "", now: shop.now() });
	}
	const payment = stored ?? (await paymentOf(tx, line));
	if (!payment) throw new Error(`Payment ${asked.transactionId} was not written`);
	const isDecided = payment.state === "paid" || payment.state === "refunded";
	if (read.state === "paid") return isDecided ? "repeated" : takeMoney(shop, tx, { order, payment });
	// A gateway's word alone does not undo a received payment.
	if (isDecided) return "mismatch";
	if (read.state === payment.state) return read.state === "pending" ? "notified" : "repeated";
	if (read.state === "pending") return "repeated";
	await writePaymentState(tx, { id: payment.id, state: "cancelled", now: shop.now() });
	return "cancelled";
}

/** Whether the gateway's order, amount and currency match ours. */
function isOurs(order: LockedOrder, stored: PaymentRow | undefined, read: GatewayPayment): boolean {
	const { amountMinor, currencyCode } = stored ?? {
		amountMinor: order.total_minor,
		currencyCode: order.currency_code,
	};
	return (
		read.refId === order.number &&
		read.currencyCode === currencyCode &&
		read.amountCents === centsOf(amountMinor, order.currency_decimals)
	);
}

async function takeMoney(
	shop: Shop,
	tx: Database,
	{ order, payment }: { order: LockedOrder; payment: PaymentRow },
): Promise<Settled> {
	await writePaymentState(tx, { id: payment.id, state: "paid", now: shop.now() });
	if (order.state === "waiting_for_payment") {
		const note = `${payment.gateway} ${payment.transactionId}`;
		const moved = await moveOrder(shop, tx, { orderId: order.id, to: "paid", actor: "gateway", note });
		if (!moved.ok || moved.value.isRepeat) throw new Error(`Order ${order.number} waits for payment and takes none`);
		return "paid";
	}
	const outcome = hasEnded(order.state) || order.paid_at === null ? "late" : "doubled";
	await requestRefundOf(shop, tx, { paymentId: payment.id, reason: outcome });
	return outcome;
}
