import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";
import { orders } from "../../kernel/db/schema/orders.ts";
import { invoices } from "../../kernel/db/schema/payments.ts";

/** A document by its order and number, with the order's hash. Locks nothing. */
export async function documentOfOrder(db: Database, orderId: number, number: string) {
	const [document] = await db
		.select({ hash: orders.hash, data: invoices.data })
		.from(invoices)
		.innerJoin(orders, eq(orders.id, invoices.orderId))
		.where(and(eq(invoices.orderId, orderId), eq(invoices.number, number)));
	return document;
}

/** Data of an order's documents, in the order of issue; null when there is no such order. Locks nothing. */
export async function documentsOfOrder(
	db: Database,
	order: { id: number } | { number: string },
): Promise<unknown[] | null> {
	const rows = await db
		.select({ data: invoices.data })
		.from(orders)
		.leftJoin(invoices, eq(invoices.orderId, orders.id))
		.where("id" in order ? eq(orders.id, order.id) : eq(orders.number, order.number))
		.orderBy(asc(invoices.id));
	return rows.length === 0 ? null : rows.map(({ data }) => data).filter((data) => data !== null);
}
