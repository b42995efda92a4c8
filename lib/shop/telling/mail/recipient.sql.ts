import { sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";

/** Whether an e-mail is the proved one of the customer whose order this is. Locks nothing. */
export async function isProvedByBuyer(db: Database, order: { id: number; email: string }): Promise<boolean> {
	const result = await db.execute(sql`
		select from orders o join users u on u.id = o.user_id
		where o.id = ${order.id} and u.is_confirmed and lower(u.email) = lower(${order.email})`);
	return result.rowCount === 1;
}

/** Whether anybody has ever paid an order with this e-mail; one that cost nothing does not count. Locks nothing. */
export async function hasPaidOrder(db: Database, email: string): Promise<boolean> {
	const paid = sql`lower(o.email) = lower(${email}) and o.paid_at is not null and o.total_minor > 0`;
	// Two looks, each by its own index: guests' orders by the e-mail, a customer's by the account.
	const result = await db.execute<{ is_known: boolean }>(sql`
		select exists (select from orders o where o.user_id is null and ${paid})
			or exists (select from users u join orders o on o.user_id = u.id where lower(u.email) = lower(${email}) and ${paid})
			as is_known`);
	return result.rows[0]?.is_known === true;
}
