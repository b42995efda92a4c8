export const ORDER_STATES = [
	"waiting_for_payment",
	"paid",
	"accepted",
	"packed",
	"handed_over",
	"ready_at_branch",
	"delivered",
	"cancelled",
	"withdrawn",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Who moves orders: whoever has the order's link, the shop's people by command, a payment gateway, a job of the queue. */
export type OrderActor = "shopper" | "command" | "gateway" | "job";

type Move = { to: OrderState; by: readonly OrderActor[]; only?: "branch" | "parcel" };

const STAFF = ["command"] as const;

/**
 * Where an order may go from each state, and who may move it there. Cash on delivery starts as `accepted`; everything else
 * waits for its payment. `only` names orders that are fetched at a branch, or sent as a parcel. A consumer may withdraw from
 * whatever is paid or under way (OZ § 1829); before that there is nothing to withdraw from, the order is cancelled.
 */
export const ORDER_MOVES: Record<OrderState, readonly Move[]> = {
	waiting_for_payment: [
		{ to: "paid", by: ["gateway", "command", "job"] },
		{ to: "cancelled", by: ["shopper", "command", "job"] },
	],
	paid: [
		{ to: "accepted", by: STAFF },
		{ to: "cancelled", by: STAFF },
		{ to: "withdrawn", by: ["shopper", "command"] },
	],
	accepted: [
		{ to: "packed", by: STAFF },
		{ to: "cancelled", by: STAFF },
		{ to: "withdrawn", by: ["shopper", "command"] },
	],
	packed: [
		{ to: "handed_over", by: STAFF, only: "parcel" },
		{ to: "ready_at_branch", by: STAFF, only: "branch" },
		{ to: "cancelled", by: STAFF },
		{ to: "withdrawn", by: ["shopper", "command"] },
	],
	handed_over: [
		{ to: "delivered", by: STAFF },
		{ to: "cancelled", by: STAFF },
		{ to: "withdrawn", by: ["shopper", "command"] },
	],
	ready_at_branch: [
		{ to: "delivered", by: STAFF },
		{ to: "cancelled", by: STAFF },
		{ to: "withdrawn", by: ["shopper", "command"] },
	],
	delivered: [{ to: "withdrawn", by: ["shopper", "command"] }],
	cancelled: [],
	withdrawn: [],
};

/** Whether this actor may move an order from one state to another; staying is no move. */
export function mayMove(order: { state: OrderState; isPickup: boolean }, to: OrderState, actor: OrderActor): boolean {
	return ORDER_MOVES[order.state].some(
		(move) =>
			move.to === to &&
			move.by.includes(actor) &&
			(move.only === undefined || (move.only === "branch") === order.isPickup),
	);
}

/** Whether its buyer still waits for the goods: they are neither there nor given up. */
export function isAwaited(state: OrderState): boolean {
	return ["waiting_for_payment", "paid", "accepted", "packed", "handed_over"].includes(state);
}

/** Whether its goods are on their way to its buyer, or about to be: paid or promised, and neither there nor given up. */
export function isToBeDelivered(state: OrderState): boolean {
	return state !== "waiting_for_payment" && state !== "delivered" && !hasEnded(state);
}

/** Whether it is given up for good: cancelled or withdrawn. */
export function hasEnded(state: OrderState): boolean {
	return ORDER_MOVES[state].length === 0;
}

/** States in which the goods are still in the shop's hands: cancelled or withdrawn from there, they go back to stock. */
const GOODS_AT_HOME: readonly OrderState[] = ["waiting_for_payment", "paid", "accepted", "packed", "ready_at_branch"];

/**
 * Whether an order that leaves this state for good (cancelled, withdrawn) puts its pieces back where they were taken. What is
 * with a carrier or a customer comes back by hand, when and as it arrives (`stock set`).
 */
export function returnsGoods(from: OrderState): boolean {
	return GOODS_AT_HOME.includes(from);
}

export function isOrderState(text: string): text is OrderState {
	return Object.hasOwn(ORDER_MOVES, text);
}
