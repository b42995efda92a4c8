import { sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";

/** A document by its order and number, with the order's hash. Locks nothing. */
export async function documentOfOrder(
	db: Database,
	orderId: number,
	number: string,
): Promise<{ hash: string; data: unknown } | undefined> {
	const result = await db.execute<{ hash: string; data: unknown }>(sql`
		select o.hash, i.data from invoices i join orders o on o.id = i.order_id
		where i.order_id = ${orderId} and i.number = ${number}`);
	return result.rows[0];
}

/** What stands on the documents of an order, in the order of issue; null when there is no such order. Locks nothing. */
export async function documentsOfOrder(
	db: Database,
	order: { id: number } | { number: string },
): Promise<unknown[] | null> {
	const which = "id" in order ? sql`o.id = ${order.id}` : sql`o.number = ${order.number}`;
	const result = await db.execute<{ data: unknown }>(sql`
		select i.data from orders o left join invoices i on i.order_id = o.id where ${which} order by i.id`);
	return result.rows.length === 0 ? null : result.rows.map(({ data }) => data).filter((data) => data !== null);
}
