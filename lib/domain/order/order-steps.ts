import { hasEnded, ORDER_MOVES, ORDER_STATES, type OrderState, returnsGoods } from "./order-states.ts";

/** States that an order will go through when all goes well, the next one first; none when it has arrived or ended. */
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

/** Whether the goods have left the shop, so that after a withdrawal they are to be sent back. */
export function hasLeftShop(events: readonly { state: OrderState }[]): boolean {
	return events.some(({ state }) => LEFT_STATES.includes(state));
}
