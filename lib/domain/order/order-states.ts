/** The database enum has this order: append new ones. */
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

/** Final states of an order that ends without a sale. */
export const ORDER_ENDS = ["cancelled", "withdrawn"] as const satisfies OrderState[];
export type OrderEnd = (typeof ORDER_ENDS)[number];

/** States that the buyer gets a mail about, besides the confirmation. */
export const MAILED_STATES = [
	"paid",
	"handed_over",
	"ready_at_branch",
	"delivered",
	"cancelled",
	"withdrawn",
] as const satisfies OrderState[];
export type MailedState = (typeof MAILED_STATES)[number];

/** Who moves orders: whoever has the order's link, the shop's people by command, a payment gateway, a job of the queue. */
export const ORDER_ACTORS = ["shopper", "command", "gateway", "job"] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

type Move = { to: OrderState; by: readonly OrderActor[]; only?: "branch" | "parcel" };

const STAFF = ["command"] as const;

/**
 * The transitions of an order, and who may make them. Cash on delivery starts as `accepted`; all other orders wait for
 * their payment. `only` limits a transition to orders collected at a branch, or to parcels. A consumer may withdraw
 * once an order is paid or on its way (OZ § 1829); before that it is cancelled instead.
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

/** Whether this actor may move an order from one state to another; the same state is no move. */
export function mayMove(order: { state: OrderState; isPickup: boolean }, to: OrderState, actor: OrderActor): boolean {
	return ORDER_MOVES[order.state].some(
		(move) =>
			move.to === to &&
			move.by.includes(actor) &&
			(move.only === undefined || (move.only === "branch") === order.isPickup),
	);
}

/** How an order counts as a sale: not paid or promised yet, certain, certain but returned, or none. */
export type SaleStanding = "open" | "certain" | "returned" | "lost";

type Standing = {
	sale: SaleStanding;
	/**
	 * Where its goods are: not packed yet, packed, with a carrier, waiting at a branch, with the buyer; nowhere after its
	 * end.
	 */
	goods: "shelf" | "packed" | "carrier" | "branch" | "buyer" | "nowhere";
};

/** What each state means for sales and goods; rules about several states read this table. */
export const ORDER_STANDINGS: Record<OrderState, Standing> = {
	waiting_for_payment: { sale: "open", goods: "shelf" },
	paid: { sale: "certain", goods: "shelf" },
	accepted: { sale: "certain", goods: "shelf" },
	packed: { sale: "certain", goods: "packed" },
	handed_over: { sale: "certain", goods: "carrier" },
	ready_at_branch: { sale: "certain", goods: "branch" },
	delivered: { sale: "certain", goods: "buyer" },
	cancelled: { sale: "lost", goods: "nowhere" },
	withdrawn: { sale: "returned", goods: "nowhere" },
};

/** Whether an order is paid or promised, and has not ended. */
export function isCertain(state: OrderState): boolean {
	return ORDER_STANDINGS[state].sale === "certain";
}

/** Whether nothing more is to be done for the order: the buyer has the goods, or it has ended. */
export function isOver(state: OrderState): boolean {
	return ["buyer", "nowhere"].includes(ORDER_STANDINGS[state].goods);
}

/** States that an order enters by being paid: in advance, or on delivery. */
export const PAYING_STATES = ["paid", "delivered"] as const satisfies OrderState[];

/** Whether an order is paid once it enters this state. */
export function isPaying(state: OrderState): boolean {
	return (PAYING_STATES as readonly OrderState[]).includes(state);
}

/** Whether the order is not packed yet. */
export function isUnpacked(state: OrderState): boolean {
	return ORDER_STANDINGS[state].goods === "shelf";
}

/** Whether an order in this state may be neither paid nor packed: order-limits.ts limits their sum. */
export function mayBeUnpaid(state: OrderState): boolean {
	return isUnpacked(state) && !isPaying(state);
}

/** Whether the buyer still waits for the goods: not delivered, order not ended. */
export function isAwaited(state: OrderState): boolean {
	return isUnpacked(state) || ["packed", "carrier"].includes(ORDER_STANDINGS[state].goods);
}

/** Whether the goods are on their way to the buyer or will be: paid or promised, not delivered, order not ended. */
export function isToBeDelivered(state: OrderState): boolean {
	return isCertain(state) && ORDER_STANDINGS[state].goods !== "buyer";
}

/** Whether the order was cancelled or withdrawn. */
export function hasEnded(state: OrderState): state is OrderEnd {
	return (ORDER_ENDS as readonly OrderState[]).includes(state);
}

/** Whether the buyer gets a mail when the order enters this state. */
export function isMailed(state: OrderState): state is MailedState {
	return (MAILED_STATES as readonly OrderState[]).includes(state);
}

/**
 * Whether an order that ends in this state (cancelled, withdrawn) returns its pieces to the stock they came from. Goods
 * with a carrier or a customer are added by hand when they arrive (`stock set`).
 */
export function returnsGoods(from: OrderState): boolean {
	return isUnpacked(from) || ["packed", "branch"].includes(ORDER_STANDINGS[from].goods);
}

export function isOrderState(text: string): text is OrderState {
	return Object.hasOwn(ORDER_MOVES, text);
}
