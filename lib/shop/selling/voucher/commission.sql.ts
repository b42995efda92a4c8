import { sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";

export type OwnedRow = {
	voucher_id: number;
	owner_id: number;
	owner_email: string;
	/** The voucher's own percent, else that of its owner's terms, else that of everybody's; decimal text. */
	percent: string;
};

/** Those of these vouchers that belong to somebody, with the percent that holds now. Locks nothing. */
export async function ownedRows(db: Database, voucherIds: number[]): Promise<OwnedRow[]> {
	const result = await db.execute<OwnedRow>(sql`
		select v.id as voucher_id, u.id as owner_id, u.email as owner_email,
			coalesce(v.commission_percent, own.percent, usual.percent, 0)::text as percent
		from vouchers v join users u on u.id = v.owner_id
		left join commission_terms own on own.user_id = u.id
		left join commission_terms usual on usual.user_id is null
		where v.id = any(${sql.param(voucherIds)}::int[]) order by v.id`);
	return result.rows;
}

export type SoldRow = {
	kind: string;
	total_minor: string;
	vat_percent: string;
	rate: string;
	decimals: number;
	email: string;
};

/** Lines of an order in their places, each with the order's currency and e-mail. Locks nothing. */
export async function soldRows(db: Database, orderId: number): Promise<SoldRow[]> {
	const result = await db.execute<SoldRow>(sql`
		select l.kind, l.total_minor, l.vat_percent, o.currency_rate as rate, o.currency_decimals as decimals, o.email
		from orders o join order_lines l on l.order_id = o.id where o.id = ${orderId} order by l.position`);
	return result.rows;
}
