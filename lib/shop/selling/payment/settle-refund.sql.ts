import { sql } from "drizzle-orm";
import type { RefundState } from "../../../domain/order/payment-states.ts";
import type { Database } from "../../kernel/db/client.ts";
import { isRefused } from "./refund.sql.ts";

export type RefundRow = {
	id: number;
	/** Null for cash and transfers. */
	payment_id: number | null;
	state: RefundState;
	/** The gateway has refused it for good, or there is no account with it any more. */
	is_refused: boolean;
	/** Waits for the goods. */
	is_held: boolean;
	amount_minor: string;
	currency: { code: string; symbol_before: string; symbol_after: string; decimals: number };
};

/** Money that an order gives back; holds the rows after the order's own. */
export async function holdRefunds(tx: Database, orderId: number): Promise<RefundRow[]> {
	const result = await tx.execute<RefundRow>(sql`
		select r.id, r.payment_id, r.state, r.is_held, r.amount_minor,
			${isRefused} as is_refused,
			json_build_object('code', o.currency_code, 'symbol_before', coalesce(cu.symbol_before, ''),
				'symbol_after', coalesce(cu.symbol_after, o.currency_code), 'decimals', o.currency_decimals) as currency
		from refunds r join orders o on o.id = r.order_id left join payments p on p.id = r.payment_id
			left join currencies cu on cu.code = o.currency_code
		where r.order_id = ${orderId} order by r.id for update of r`);
	return result.rows;
}

/** Marks money as given back by hand, and the payments that it came by. */
export async function markRefundsDone(tx: Database, ids: number[], now: Date): Promise<void> {
	await tx.execute(sql`
		update refunds set state = 'done', done_at = ${now}, is_held = false
		where id = any(${sql.param(ids)}::int[]) and state = 'requested'`);
	await tx.execute(sql`
		update payments set state = 'refunded', updated_at = ${now}
		where id in (select payment_id from refunds where id = any(${sql.param(ids)}::int[]))`);
}

/** Lets the gateway give the money back; false when nothing held it. */
export async function releaseRefund(tx: Database, id: number): Promise<boolean> {
	const result = await tx.execute(sql`update refunds set is_held = false where id = ${id} and is_held`);
	return result.rowCount === 1;
}
