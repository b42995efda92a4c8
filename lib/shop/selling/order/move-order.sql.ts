import { sql } from "drizzle-orm";
import type { OrderActor, OrderState } from "../../../domain/order/order-states.ts";
import type { Database } from "../../kernel/db/client.ts";

export type HeldOrder = {
	id: number;
	number: string;
	state: OrderState;
	is_pickup: boolean;
	paid_at: string | null;
	total_minor: number;
	currency_code: string;
	currency_decimals: number;
	is_survey_refused: boolean;
};

/** The order with this id or number; holds its row to the end of the transaction, before anything else of it. */
export async function holdOrder(
	tx: Database,
	key: { orderId: number } | { number: string },
): Promise<HeldOrder | undefined> {
	const which = "orderId" in key ? sql`id = ${key.orderId}` : sql`number = ${key.number}`;
	const { rows } = await tx.execute<Omit<HeldOrder, "total_minor"> & { total_minor: string }>(sql`
		select id, number, state, branch_id is not null as is_pickup, paid_at, total_minor, currency_code, currency_decimals,
			is_survey_refused
		from orders where ${which} for no key update`);
	return rows[0] && { ...rows[0], total_minor: Number(rows[0].total_minor) };
}

type NewEvent = { orderId: number; state: OrderState; cause: OrderActor; by: string; note: string; now: Date };

/**
 * Writes the state of an order whose row is held, and the event with who, when and why. An order that moves on is hoarded no more,
 * so where it came from is forgotten.
 */
export async function writeMove(
	tx: Database,
	{ isPaidNow, ...event }: NewEvent & { isPaidNow: boolean },
): Promise<void> {
	const { orderId, state, now } = event;
	await tx.execute(sql`
		update orders set state = ${state}, paid_at = ${isPaidNow ? sql`${now}` : sql`paid_at`}, network = null
		where id = ${orderId}`);
	await writeEvent(tx, event);
}

/** Writes into the history of an order; one in the state that it has already is a note of the shop's people. */
export async function writeEvent(tx: Database, { orderId, state, cause, by, note, now }: NewEvent): Promise<void> {
	await tx.execute(sql`
		insert into order_events (order_id, state, cause, by, note, created_at)
		values (${orderId}, ${state}, ${cause}, ${by}, ${note}, ${now})`);
}
