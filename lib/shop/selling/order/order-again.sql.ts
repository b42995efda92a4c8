import { sql } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";

/** `cart_id` is the cart that the order was made of; its items stay as they were ordered. */
export type OrderedCartRow = { hash: string; cart_id: string; locale: Locale; currency_id: number };

/** The cart that an order was made of, with its currency, which is the order's. Locks nothing. */
export async function orderedCartRow(db: Database, orderId: number): Promise<OrderedCartRow | undefined> {
	const result = await db.execute<OrderedCartRow>(sql`
		select o.hash, o.cart_id, o.locale, c.currency_id
		from orders o join carts c on c.id = o.cart_id where o.id = ${orderId}`);
	return result.rows[0];
}
