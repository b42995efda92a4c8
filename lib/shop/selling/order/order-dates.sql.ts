import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { WorkingDays } from "../../../domain/goods/availability.ts";
import type { OpeningBranch } from "../../../domain/time/opening-hours.ts";
import type { PromisedDates } from "../../../domain/time/promised-dates.ts";
import { branchOpening, OPENING } from "../../content/store/branch-opening.sql.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { orders } from "../../kernel/db/schema/orders.ts";

type OrderPromise = {
	/** Null in an order from before promises. */
	days: WorkingDays | null;
	/** Where it is fetched; null when it is sent. */
	branch: OpeningBranch | null;
	/** Promised so far. */
	dates: PromisedDates | null;
};

/** Columns of an order's promise, of the order and branch that a statement calls `o` and `b`. */
export const PROMISE_COLUMNS = sql`o.days_from, o.days_to, o.promised_from, o.promised_to,
	case when b.id is not null then ${OPENING} end as opening`;

export const promiseRow = z.strictObject({
	days_from: z.int().nullable(),
	days_to: z.int().nullable(),
	promised_from: z.string().nullable(),
	promised_to: z.string().nullable(),
	opening: branchOpening.nullable(),
});

export function promiseOf(row: z.infer<typeof promiseRow>): OrderPromise {
	return {
		days: row.days_to === null ? null : { from: row.days_from, to: row.days_to },
		branch: row.opening,
		dates: row.promised_to === null ? null : { from: row.promised_from, to: row.promised_to },
	};
}

/** What an order was promised. Locks nothing. */
export async function orderPromise(db: Database, orderId: number): Promise<OrderPromise> {
	const row = await readRow(
		db,
		promiseRow,
		sql`select ${PROMISE_COLUMNS} from orders o left join branches b on b.id = o.branch_id where o.id = ${orderId}`,
	);
	if (!row) throw new Error(`There is no order ${orderId}`);
	return promiseOf(row);
}

/** The caller has locked the order. */
export async function writeOrderDates(tx: Database, orderId: number, { from, to }: PromisedDates): Promise<void> {
	await tx.update(orders).set({ promisedFrom: from, promisedTo: to }).where(eq(orders.id, orderId));
}
