import type { CourierReviewBody } from "../../../contract/schemas/account-orders.ts";
import type { Database } from "../../kernel/db/client.ts";
import { courierReviews } from "../../kernel/db/schema/orders.ts";

/** Stores a buyer's review of the courier; false when the order already has one, such as from another tab. */
export async function insertCourierReview(
	db: Database,
	{ orderId, stars, text, now }: CourierReviewBody & { orderId: number; now: Date },
): Promise<boolean> {
	const result = await db
		.insert(courierReviews)
		.values({ orderId, stars, text, createdAt: now })
		.onConflictDoNothing({ target: courierReviews.orderId });
	return result.rowCount === 1;
}
