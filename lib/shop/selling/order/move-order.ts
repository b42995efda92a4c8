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
import { type HeldOrder, holdOrder, writeMove } from "./move-order.sql.ts";
import { withdrawnMoney } from "./withdrawal/withdrawn-money.ts";

export type OrderMove = ({ orderId: number } | { number: string }) & {
	to: OrderState;
	actor: OrderActor;
	/** Who typed the command. */
	by?: string;
	note?: string;
};

/** `from` is the state it was in before; of a repeat, the one it is in. */
export type MovedOrder = { orderId: number; number: string; from: OrderState; isRepeat: boolean };

/**
 * The one way in which an order changes its state, with all that follows from it (`onOrderMoved`), in the caller's transaction. Holds the
 * order's row first, then as the lock order of docs/orders.md says. A move that was made already is `isRepeat` and changes nothing; one
 * that the table of states or its actor does not allow is refused with the order's state as value, before anything is written.
 */
export async function moveOrder(
	shop: Shop,
	tx: Database,
	move: OrderMove,
): Promise<Result<MovedOrder, "not_found" | "not_movable">> {
	const order = await holdOrder(tx, move);
	if (!order) return refuse("not_found");
	const { id: orderId, number, state: from } = order;
	if (isMadeAlready(order, move.to)) return accept({ orderId, number, from, isRepeat: true });
	if (!mayMove({ state: from, isPickup: order.is_pickup }, move.to, move.actor)) return refuse("not_movable", from);
	await writeMove(tx, {
		orderId,
		state: move.to,
		// Cash is taken at the door.
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
		// What is cancelled goes back whole.
		...(move.to === "withdrawn" && { takenBack: await withdrawnMoney(tx, orderId, hasLeftShop) }),
	};
	for (const follow of shop.onOrderMoved) await follow(shop, tx, moved);
	return accept({ orderId, number, from, isRepeat: false });
}

/** A payment stays made while the order goes on; an order that has ended can be paid no more. */
function isMadeAlready(order: HeldOrder, to: OrderState): boolean {
	if (order.state === to) return true;
	return to === "paid" && order.paid_at !== null && !hasEnded(order.state);
}
