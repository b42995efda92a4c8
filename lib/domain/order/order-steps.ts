import { hasEnded, ORDER_MOVES, ORDER_STATES, type OrderState, returnsGoods } from "./order-states.ts";

/** The states ahead of an order if all goes well, the next one first; none once it is delivered or has ended. */
export function statesAhead(order: { state: OrderState; isPickup: boolean }): OrderState[] {
	const next = ORDER_MOVES[order.state].find(
		({ to, only }) => !hasEnded(to) && (only === undefined || (only === "branch") === order.isPickup),
	);
	return next ? [next.to, ...statesAhead({ ...order, state: next.to })] : [];
}

/** States of goods that have left the shop. */
export const LEFT_STATES: readonly OrderState[] = ORDER_STATES.filter(
	(state) => !hasEnded(state) && !returnsGoods(state),
);

/** Whether the goods have left the shop and must be sent back after a withdrawal. */
export function hasLeftShop(events: readonly { state: OrderState }[]): boolean {
	return events.some(({ state }) => LEFT_STATES.includes(state));
}
