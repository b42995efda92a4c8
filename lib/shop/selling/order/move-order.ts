import { mayMove, type OrderActor, type OrderState, returnsGoods } from "../../../domain/order/order-states.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { OrderStep } from "../../kernel/jobs/queue.ts";
import type { Shop } from "../../kernel/shop.ts";
import { issueCreditNote, issueInvoice } from "../../telling/document/issue.ts";
import { queueSurvey } from "../../telling/survey/queue-survey.ts";
import { requestRefund } from "../payment/request-refund.ts";
import { returnVouchers } from "../voucher/return-vouchers.ts";
import { type HeldOrder, holdOrder, writeMove } from "./move-order.sql.ts";
import { returnStock } from "./return-stock.ts";
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

/** States that are told by a mail; a paid, cancelled or withdrawn order also by its papers. */
const MAILED: readonly OrderState[] = [
	"paid",
	"handed_over",
	"ready_at_branch",
	"delivered",
	"cancelled",
	"withdrawn",
] satisfies OrderStep[];

/**
 * The one way in which an order changes its state, with all that follows from it, in the caller's transaction. Holds the
 * order's row first, then what README's lock order says. A move that was made already is `isRepeat` and changes nothing; one
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
		isPaidNow: order.paid_at === null && (move.to === "paid" || move.to === "delivered"),
		cause: move.actor,
		by: move.by ?? "",
		note: move.note ?? "",
		now: shop.now(),
	});
	if (move.to === "cancelled" || move.to === "withdrawn") await undoOrder(shop, tx, order, move.to);
	// What is paid at the door gets its invoice on the way there; of the others this finds the one they have.
	if (move.to === "paid" || move.to === "handed_over" || move.to === "delivered") await issueInvoice(shop, tx, orderId);
	if (move.to === "paid") await queueSurvey(shop, tx, { orderId, isRefused: order.is_survey_refused });
	if (isMailed(move.to)) await shop.jobs.enqueue(tx, "mail.order-step", { orderId, step: move.to, cause: move.actor });
	return accept({ orderId, number, from, isRepeat: false });
}

/** A payment stays made while the order goes on; an order that has ended can be paid no more. */
function isMadeAlready(order: HeldOrder, to: OrderState): boolean {
	if (order.state === to) return true;
	return to === "paid" && order.paid_at !== null && order.state !== "cancelled" && order.state !== "withdrawn";
}

function isMailed(state: OrderState): state is OrderStep {
	return MAILED.includes(state);
}

/** A withdrawn order used its vouchers; a cancelled one is as if it had never been. */
async function undoOrder(shop: Shop, tx: Database, order: HeldOrder, to: "cancelled" | "withdrawn"): Promise<void> {
	if (to === "cancelled") await returnVouchers(tx, order.id);
	const hasLeftShop = !returnsGoods(order.state);
	if (!hasLeftShop) await returnStock(shop, tx, order.id);
	// What is cancelled goes back whole.
	const part = to === "withdrawn" ? await withdrawnMoney(tx, order.id, hasLeftShop) : undefined;
	if (order.paid_at !== null)
		await requestRefund(shop, tx, {
			orderId: order.id,
			reason: to,
			isHeld: hasLeftShop,
			...(part && { amountMinor: part.totalMinor }),
		});
	await issueCreditNote(shop, tx, order.id, part);
}
