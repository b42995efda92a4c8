export type OrderState = "waiting_for_payment" | "new" | "paid" | "ready" | "shipped" | "done" | "cancelled";

/** Where an order may go from each state. Cash on delivery starts as `new` and may be sent before it is paid. */
export const ORDER_TRANSITIONS = {
	waiting_for_payment: ["paid", "cancelled"],
	new: ["paid", "ready", "cancelled"],
	paid: ["ready", "cancelled"],
	ready: ["shipped", "done", "cancelled"],
	shipped: ["done"],
	done: [],
	cancelled: [],
} as const satisfies Record<OrderState, readonly OrderState[]>;

/** Whether an order in `from` may be moved to `to`; staying is no move. */
export function canMove(from: OrderState, to: OrderState): boolean {
	const targets: readonly OrderState[] = ORDER_TRANSITIONS[from];
	return targets.includes(to);
}

export function isOrderState(text: string): text is OrderState {
	return Object.hasOwn(ORDER_TRANSITIONS, text);
}
