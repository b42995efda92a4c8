import { sql } from "drizzle-orm";
import type { Locale } from "../../domain/locale.ts";
import type { Database } from "../db/client.ts";

/** `cart_id` is the cart that the order was made of; its items stay as they were ordered. */
export type OrderedCartRow = { hash: string; cart_id: string; locale: Locale; currency_id: number | null };

/** The cart that an order was made of, with the order's currency as it is now. Locks nothing. */
export async function orderedCartRow(db: Database, orderId: number): Promise<OrderedCartRow | undefined> {
	const result = await db.execute<OrderedCartRow>(sql`
		select o.hash, o.cart_id, o.locale, cu.id as currency_id
		from orders o left join currencies cu on cu.code = o.currency_code where o.id = ${orderId}`);
	return result.rows[0];
}
