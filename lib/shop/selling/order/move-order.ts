import {
	hasEnded,
	isPaying,
	mayMove,
	type OrderActor,
	type OrderState,
	returnsGoods,
} from "../../../domain/order/order-states.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { OrderMoved } from "../../kernel/order-moved.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type LockedOrder, lockOrder, writeMove } from "./move-order.sql.ts";
import { withdrawnMoney } from "./withdrawal/withdrawn-money.ts";

export type OrderMove = ({ orderId: number } | { number: string }) & {
	to: OrderState;
	actor: OrderActor;
	/** The system user who ran the command. */
	by?: string;
	note?: string;
};

/** `from` is the state before the move; for a repeat, the current state. */
export type MovedOrder = { orderId: number; number: string; from: OrderState; isRepeat: boolean };

/**
 * The only way to change an order's state, with all consequences (`onOrderMoved`), in the caller's transaction. Locks the
 * order's row first, then follows the lock order of docs/orders.md. A repeated move gives `isRepeat` and changes nothing; one
 * that the table of states does not allow this actor is refused, with the order's state as value, before anything is written.
 */
export async function moveOrder(
	shop: Shop,
	tx: Database,
	move: OrderMove,
): Promise<Result<MovedOrder, "not_found" | "not_movable">> {
	const order = await lockOrder(tx, move);
	if (!order) return refuse("not_found");
	const { id: orderId, number, state: from } = order;
	if (isMadeAlready(order, move.to)) return accept({ orderId, number, from, isRepeat: true });
	if (!mayMove({ state: from, isPickup: order.is_pickup }, move.to, move.actor)) return refuse("not_movable", from);
	await writeMove(tx, {
		orderId,
		state: move.to,
		// Cash is paid on delivery.
		isPaidNow: order.paid_at === null && isPaying(move.to),
		cause: move.actor,
		by: move.by ?? "",
		note: move.note ?? "",
		now: shop.now(),
	});
	const hasLeftShop = !returnsGoods(from);
	const moved: OrderMoved = {
		orderId,
		from,
		to: move.to,
		actor: move.actor,
		wasPaid: order.paid_at !== null,
		hasLeftShop,
		isSurveyRefused: order.is_survey_refused,
		// A cancelled order is refunded whole.
		...(move.to === "withdrawn" && { takenBack: await withdrawnMoney(tx, orderId, hasLeftShop) }),
	};
	for (const follow of shop.onOrderMoved) await follow(shop, tx, moved);
	return accept({ orderId, number, from, isRepeat: false });
}

/** "paid" counts as already made while a paid order goes on; an order that has ended cannot be paid. */
function isMadeAlready(order: LockedOrder, to: OrderState): boolean {
	if (order.state === to) return true;
	return to === "paid" && order.paid_at !== null && !hasEnded(order.state);
}
