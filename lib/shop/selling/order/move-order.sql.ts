import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { mayBeUnpaid, ORDER_STATES, type OrderActor, type OrderState } from "../../../domain/order/order-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { orderEvents, orders } from "../../kernel/db/schema/orders.ts";

const lockedOrder = z.strictObject({
	id: z.int(),
	number: z.string(),
	state: z.enum(ORDER_STATES),
	is_pickup: z.boolean(),
	paid_at: z.string().nullable(),
	total_minor: z.string(),
	currency_code: z.string(),
	currency_decimals: z.int(),
	is_survey_refused: z.boolean(),
});

export type LockedOrder = Omit<z.infer<typeof lockedOrder>, "total_minor"> & { total_minor: number };

/** The order with this id or number; locks its row until the transaction ends, before any other row of the order. */
export async function lockOrder(
	tx: Database,
	key: { orderId: number } | { number: string },
): Promise<LockedOrder | undefined> {
	const which = "orderId" in key ? sql`id = ${key.orderId}` : sql`number = ${key.number}`;
	const row = await readRow(
		tx,
		lockedOrder,
		sql`
		select id, number, state, branch_id is not null as is_pickup, paid_at, total_minor, currency_code, currency_decimals,
			is_survey_refused
		from orders where ${which} for no key update`,
	);
	return row && { ...row, total_minor: Number(row.total_minor) };
}

type NewEvent = { orderId: number; state: OrderState; cause: OrderActor; by: string; note: string; now: Date };

/**
 * Writes an order's state, and an event with who, when and why; the caller has locked its row. Clears the network once
 * the order does not count for its limit of unpaid ones.
 */
export async function writeMove(
	tx: Database,
	{ isPaidNow, ...event }: NewEvent & { isPaidNow: boolean },
): Promise<void> {
	const { orderId, state, now } = event;
	await tx
		.update(orders)
		.set({ state, paidAt: isPaidNow ? now : undefined, network: mayBeUnpaid(state) ? undefined : null })
		.where(eq(orders.id, orderId));
	await writeEvent(tx, event);
}

/** Writes an event of an order; one with the order's current state is a note by staff. */
export async function writeEvent(tx: Database, { now, ...event }: NewEvent): Promise<void> {
	await tx.insert(orderEvents).values({ ...event, createdAt: now });
}
