import type { CourierReviewBody } from "../../../contract/schemas/account-orders.ts";
import { hadCourier } from "../../../domain/order/order-actions.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { isSameHash } from "../../kernel/base/is-same-hash.ts";
import type { Shop } from "../../kernel/shop.ts";
import { insertCourierReview } from "./courier-review.sql.ts";
import { orderRow } from "./read-order.sql.ts";
import { standingOf } from "./read-order.ts";

/**
 * Stores a buyer's review of the courier, given the order's hash, once per order. Refuses orders that no courier has
 * delivered: those on their way, and those fetched at a branch. A later return of the goods does not undo the delivery.
 */
export async function sendCourierReview(
	shop: Shop,
	key: { id: number; hash: string },
	body: CourierReviewBody,
): Promise<Result<null, "not_found" | "not_reviewable" | "already_reviewed">> {
	const row = await orderRow(shop.db, key.id, undefined);
	if (!row || !isSameHash(row.hash, key.hash)) return refuse("not_found");
	if (!hadCourier(standingOf(row))) return refuse("not_reviewable");
	const isKept = await insertCourierReview(shop.db, { ...body, orderId: row.id, now: shop.now() });
	return isKept ? accept(null) : refuse("already_reviewed");
}
