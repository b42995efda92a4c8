import { sql } from "drizzle-orm";
import type { CourierReviewBody } from "../../../contract/account-orders.ts";
import type { Database } from "../../kernel/db/client.ts";

/** Keeps what a buyer says of the courier; false when the order has such a review already, from another tab for example. */
export async function insertCourierReview(
	db: Database,
	{ orderId, stars, text, now }: CourierReviewBody & { orderId: number; now: Date },
): Promise<boolean> {
	const result = await db.execute(sql`
		insert into courier_reviews (order_id, stars, text, created_at) values (${orderId}, ${stars}, ${text}, ${now})
		on conflict (order_id) do nothing`);
	return result.rowCount === 1;
}
