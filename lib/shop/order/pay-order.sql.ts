import { sql } from "drizzle-orm";
import type { OrderState } from "../../domain/order-states.ts";
import type { Database } from "../db/client.ts";

export type PayableRow = { id: number; state: OrderState; paid_at: string | null };

/** The order with this number; holds its row to the end of the transaction. */
export async function lockOrder(tx: Database, number: string): Promise<PayableRow | undefined> {
	const result = await tx.execute<PayableRow>(
		sql`select id, state, paid_at from orders where number = ${number} for update`,
	);
	return result.rows[0];
}

/** Moves an order whose row is held to `paid` and writes that down among its events. */
export async function markPaid(tx: Database, order: { id: number; cause: string; now: Date }): Promise<void> {
	await tx.execute(sql`update orders set state = 'paid', paid_at = ${order.now} where id = ${order.id}`);
	await tx.execute(sql`
		insert into order_events (order_id, state, cause, created_at) values (${order.id}, 'paid', ${order.cause}, ${order.now})`);
}
