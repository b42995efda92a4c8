import type { Order } from "../../../contract/schemas/order.ts";
import type { Locale } from "../../../domain/locale.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { moveOrder } from "./move-order.ts";
import { getOrder, requireOrder } from "./read-order.ts";

/** Cancels an unpaid order, given its hash; a repeat returns the same order. Refused once it is paid, with its state. */
export async function cancelOrder(
	shop: Shop,
	key: { id: number; hash: string; lang?: Locale | undefined },
): Promise<Result<Order, "not_found" | "not_cancellable">> {
	const known = await getOrder(shop, key.id, key.hash);
	if (!known) return refuse("not_found");
	const moved = await transaction(shop.db, (tx) =>
		moveOrder(shop, tx, { orderId: key.id, to: "cancelled", actor: "shopper" }),
	);
	if (!moved.ok) return refuse("not_cancellable", moved.value);
	return accept((await requireOrder(shop, key.id, key.lang)).order);
}
