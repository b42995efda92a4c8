import type { Order } from "#lib/contract/schemas/order.ts";
import { hasEnded } from "#lib/domain/order/order-states.ts";

/**
 * What a buyer most likely came for: to follow the parcel on its way, to find the branch where it waits, to order the same
 * again; null when there is nothing to do, or a payment, which has its own box.
 */
export function firstAction({ state, tracking }: Pick<Order, "state" | "tracking">): "track" | "find" | "again" | null {
	if (state === "handed_over") return tracking?.url ? "track" : null;
	if (state === "ready_at_branch") return "find";
	return state === "delivered" || hasEnded(state) ? "again" : null;
}
