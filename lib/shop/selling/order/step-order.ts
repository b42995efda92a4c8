import type { OrderState } from "../../../domain/order/order-states.ts";
import { accept, type Result } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { writeEvent } from "./move-order.sql.ts";
import { type MovedOrder, moveOrder } from "./move-order.ts";
import { keepTracking } from "./tracking.sql.ts";

type Step = { number: string; to: OrderState; by: string; note: string; tracking: string | null };

/**
 * Moves an order for staff, in its own transaction, and stores its tracking number for the mail about the move; an order
 * already in that state gets the number too. `isTrackingNew`: the number changed. Refuses as `moveOrder`.
 */
export function stepOrder(
	shop: Shop,
	{ tracking, ...move }: Step,
): Promise<Result<MovedOrder & { isTrackingNew: boolean }, "not_found" | "not_movable">> {
	return transaction(shop.db, async (tx) => {
		const moved = await moveOrder(shop, tx, { ...move, actor: "command" });
		if (!moved.ok) return moved;
		const { orderId, from, isRepeat } = moved.value;
		const isTrackingNew = tracking !== null && (await keepTracking(tx, orderId, tracking));
		if (isRepeat && isTrackingNew) {
			const { by, note } = move;
			await writeEvent(tx, { orderId, state: from, cause: "command", by, note, now: shop.now() });
		}
		return accept({ ...moved.value, isTrackingNew });
	});
}
