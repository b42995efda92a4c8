import { canMove } from "../../domain/order-states.ts";
import { accept, type Result, refuse } from "../../domain/result.ts";
import { transaction } from "../db/client.ts";
import type { Shop } from "../shop.ts";
import { lockOrder, markPaid } from "./pay-order.sql.ts";

/**
 * Marks an order as paid, once: a repeat changes nothing (`isRepeat`). `cause` is "command" or "gateway". An order that
 * cannot be paid any more is refused with its state as value.
 */
export async function payOrder(
	shop: Shop,
	payment: { number: string; cause: "command" | "gateway" },
): Promise<Result<{ isRepeat: boolean }, "not_found" | "not_payable">> {
	return transaction(shop.db, async (tx) => {
		const order = await lockOrder(tx, payment.number);
		if (!order) return refuse("not_found");
		if (order.state === "cancelled") return refuse("not_payable", order.state);
		if (order.state === "paid" || order.paid_at !== null) return accept({ isRepeat: true });
		if (!canMove(order.state, "paid")) return refuse("not_payable", order.state);
		await markPaid(tx, { id: order.id, cause: payment.cause, now: shop.now() });
		return accept({ isRepeat: false });
	});
}
