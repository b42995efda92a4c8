/** The database keeps them in this order, so a new one comes last. */
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

/** Ends of an order that is given up. */
export const ORDER_ENDS = ["cancelled", "withdrawn"] as const satisfies OrderState[];
export type OrderEnd = (typeof ORDER_ENDS)[number];

/** States that its buyer is told of by a mail, beside the confirmation. */
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

/** What an order is to whoever counts orders: neither paid nor promised yet, certain, certain but given back, or none. */
export type SaleStanding = "open" | "certain" | "returned" | "lost";

type Standing = {
	sale: SaleStanding;
	/** Where its goods are: not packed yet, packed, with a carrier, waiting at a branch, with the buyer; nowhere once it is given up. */
	goods: "shelf" | "packed" | "carrier" | "branch" | "buyer" | "nowhere";
};

/** How an order stands in each state; every rule that asks about several states asks this table. */
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

/** Whether it is paid or promised, and not given up. */
export function isCertain(state: OrderState): boolean {
	return ORDER_STANDINGS[state].sale === "certain";
}

/** States into which an order comes by its money: paid at once, or at the door. */
export const PAYING_STATES = ["paid", "delivered"] as const satisfies OrderState[];

/** Whether an order that comes into this state is paid from then on. */
export function isPaying(state: OrderState): boolean {
	return (PAYING_STATES as readonly OrderState[]).includes(state);
}

/** Whether nobody has packed it yet. */
export function isUnpacked(state: OrderState): boolean {
	return ORDER_STANDINGS[state].goods === "shelf";
}

/** Whether its buyer still waits for the goods: they are neither there nor given up. */
export function isAwaited(state: OrderState): boolean {
	return isUnpacked(state) || ["packed", "carrier"].includes(ORDER_STANDINGS[state].goods);
}

/** Whether its goods are on their way to its buyer, or about to be: paid or promised, and neither there nor given up. */
export function isToBeDelivered(state: OrderState): boolean {
	return isCertain(state) && ORDER_STANDINGS[state].goods !== "buyer";
}

/** Whether it is given up for good: cancelled or withdrawn. */
export function hasEnded(state: OrderState): state is OrderEnd {
	return (ORDER_ENDS as readonly OrderState[]).includes(state);
}

/** Whether its buyer is told by a mail that it came into this state. */
export function isMailed(state: OrderState): state is MailedState {
	return (MAILED_STATES as readonly OrderState[]).includes(state);
}

/**
 * Whether an order that leaves this state for good (cancelled, withdrawn) puts its pieces back where they were taken. What is
 * with a carrier or a customer comes back by hand, when and as it arrives (`stock set`).
 */
export function returnsGoods(from: OrderState): boolean {
	return isUnpacked(from) || ["packed", "branch"].includes(ORDER_STANDINGS[from].goods);
}

export function isOrderState(text: string): text is OrderState {
	return Object.hasOwn(ORDER_MOVES, text);
}
