import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { orderLines, orders } from "../../kernel/db/schema/orders.ts";

const ownedRow = z.strictObject({
	voucher_id: z.int(),
	owner_id: z.int(),
	owner_email: z.string(),
	/** Commission in percent as decimal text: the voucher's own, else its owner's terms, else the general ones. */
	percent: z.string(),
});
export type OwnedRow = z.infer<typeof ownedRow>;

/** Those of these vouchers that have an owner, with the current commission. Locks nothing. */
export function ownedRows(db: Database, voucherIds: number[]): Promise<OwnedRow[]> {
	return readRows(
		db,
		ownedRow,
		sql`
		select v.id as voucher_id, u.id as owner_id, u.email as owner_email,
			coalesce(v.commission_percent, own.percent, usual.percent, 0)::text as percent
		from vouchers v join users u on u.id = v.owner_id
		left join commission_terms own on own.user_id = u.id
		left join commission_terms usual on usual.user_id is null
		where v.id = any(${sql.param(voucherIds)}::int[]) order by v.id`,
	);
}

/** Lines of an order by position, each with the order's currency and e-mail. Locks nothing. */
export function soldRows(db: Database, orderId: number) {
	return db
		.select({
			kind: orderLines.kind,
			totalMinor: orderLines.totalMinor,
			vatPercent: orderLines.vatPercent,
			rate: orders.currencyRate,
			decimals: orders.currencyDecimals,
			email: orders.email,
		})
		.from(orders)
		.innerJoin(orderLines, eq(orderLines.orderId, orders.id))
		.where(eq(orders.id, orderId))
		.orderBy(asc(orderLines.position));
}
