import { sql } from "drizzle-orm";
import { z } from "zod";
import { SECOND_MS } from "../../../domain/durations.ts";
import { ORDER_EXPIRY_WAIT_S } from "../../../domain/order/order-terms.ts";
import { log } from "../../kernel/base/log.ts";
import { type Database, transaction } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import type { Shop } from "../../kernel/shop.ts";
import { moveOrder } from "../order/move-order.ts";
import { askAboutOrder } from "./check-payment.ts";

const EXPIRED_AT_ONCE = 200;
/** Few enough that the job ends in time, however slowly the gateway answers. */
const ASKED_AT_ONCE = 40;
/** After this many calls without an answer in a row, a gateway is not called again until the next minute. */
const SILENCES_MAX = 3;

const overdueOrder = z.strictObject({ id: z.int(), number: z.string(), expires_at: z.string() });
type OverdueOrder = z.infer<typeof overdueOrder>;

/** Orders past their time for payment, with or without an open payment, the longest overdue first. Locks nothing. */
async function overdueOrders(db: Database, now: Date, hasOpenPayment: boolean): Promise<OverdueOrder[]> {
	return readRows(
		db,
		overdueOrder,
		sql`
		select o.id, o.number, o.expires_at from orders o
		where o.state = 'waiting_for_payment' and o.expires_at <= ${now} and ${hasOpenPayment} = exists (
			select 1 from payments p where p.order_id = o.id and p.state = 'pending')
		order by o.expires_at, o.id limit ${hasOpenPayment ? ASKED_AT_ONCE : EXPIRED_AT_ONCE}`,
	);
}

/**
 * Cancels orders not paid in time, each in its own transaction; returns how many. Asks the gateway first about an open
 * payment; while that does not answer, the order waits, for `ORDER_EXPIRY_WAIT_S` at most. Skips orders paid or cancelled
 * meanwhile. An order that fails does not stop the others; the next minute tries again.
 */
export async function expireOrders(shop: Shop): Promise<number> {
	let expired = 0;
	for (const { id } of await overdueOrders(shop.db, shop.now(), false)) expired += await expire(shop, id);
	let silences = 0;
	const waiting: string[] = [];
	for (const order of await overdueOrders(shop.db, shop.now(), true)) {
		const isAnswered = silences < SILENCES_MAX && (await isAskedAbout(shop, order.id));
		silences = isAnswered ? 0 : silences + 1;
		if (isAnswered || hasWaited(shop, order)) expired += await expire(shop, order.id);
		else waiting.push(order.number);
	}
	if (waiting.length > 0)
		log.warn({ orders: waiting }, "unpaid orders are not cancelled: the gateway does not say whether they were paid");
	return expired;
}

async function isAskedAbout(shop: Shop, orderId: number): Promise<boolean> {
	try {
		return await askAboutOrder(shop, orderId);
	} catch (error) {
		log.error({ orderId, error: String(error) }, "an open payment was not asked about");
		return false;
	}
}

function hasWaited(shop: Shop, order: OverdueOrder): boolean {
	const waitedMs = shop.now().getTime() - new Date(order.expires_at).getTime();
	if (waitedMs < ORDER_EXPIRY_WAIT_S * SECOND_MS) return false;
	log.error({ order: order.number }, "an order is cancelled although its gateway does not say whether it was paid");
	return true;
}

async function expire(shop: Shop, orderId: number): Promise<0 | 1> {
	try {
		const moved = await transaction(shop.db, (tx) =>
			moveOrder(shop, tx, { orderId, to: "cancelled", actor: "job", note: "not paid in time" }),
		);
		return moved.ok && !moved.value.isRepeat ? 1 : 0;
	} catch (error) {
		log.error({ orderId, error: String(error) }, "an unpaid order was not cancelled");
		return 0;
	}
}
