import { eq } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";
import { carts } from "../../kernel/db/schema/carts.ts";
import { orders } from "../../kernel/db/schema/orders.ts";

/** The cart of an order, with its items as ordered and its currency, which is the order's. Locks nothing. */
export async function orderedCartRow(db: Database, orderId: number) {
	const { hash, cartId, locale } = orders;
	const [row] = await db
		.select({ hash, cartId, locale, currencyId: carts.currencyId })
		.from(orders)
		.innerJoin(carts, eq(carts.id, orders.cartId))
		.where(eq(orders.id, orderId));
	return row;
}
