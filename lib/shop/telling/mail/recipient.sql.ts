import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { orders } from "../../kernel/db/schema/orders.ts";
import { users } from "../../kernel/db/schema/people.ts";

/** Whether the buyer of this order has proved its e-mail. Locks nothing. */
export async function isProvedByBuyer(db: Database, order: { id: number; email: string }): Promise<boolean> {
	const isProved = and(
		eq(orders.id, order.id),
		eq(users.isConfirmed, true),
		sql`lower(${users.email}) = lower(${order.email})`,
	);
	const buyers = await db
		.select({ id: users.id })
		.from(orders)
		.innerJoin(users, eq(users.id, orders.userId))
		.where(isProved);
	return buyers.length === 1;
}

/** Whether an order with this e-mail was ever paid; one that cost nothing does not count. Locks nothing. */
export async function hasPaidOrder(db: Database, email: string): Promise<boolean> {
	const paid = sql`lower(o.email) = lower(${email}) and o.paid_at is not null and o.total_minor > 0`;
	// Two queries with an index each: guests' orders by e-mail, a customer's by account.
	const row = await readRow(
		db,
		z.strictObject({ is_known: z.boolean() }),
		sql`
		select exists (select from orders o where o.user_id is null and ${paid})
			or exists (select from users u join orders o on o.user_id = u.id where lower(u.email) = lower(${email}) and ${paid})
			as is_known`,
	);
	return row?.is_known === true;
}
