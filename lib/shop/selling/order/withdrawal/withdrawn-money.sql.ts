import { sql } from "drizzle-orm";
import type { SoldLine } from "../../../../domain/money/withdrawn-amounts.ts";
import type { WithdrawalExemption } from "../../../../domain/order/withdrawal.ts";
import type { Database } from "../../../kernel/db/client.ts";

export type SoldOrderRow = {
	vat: { vatPercent: string; grossMinor: number; baseMinor: number; vatMinor: number }[];
	cheapest_delivery_minor: string | null;
	lines: (SoldLine & { withdrawal_exemption: WithdrawalExemption | null })[];
};

/** What an order was sold for, its lines in their order. Locks nothing: whoever withdraws holds the order. */
export async function soldOrderRow(db: Database, orderId: number): Promise<SoldOrderRow | undefined> {
	const result = await db.execute<SoldOrderRow>(sql`
		select o.vat, o.cheapest_delivery_minor,
			(select json_agg(json_build_object('kind', l.kind, 'quantity', l.quantity, 'unitMinor', l.unit_minor,
				'totalMinor', l.total_minor, 'vatPercent', l.vat_percent::text,
				'withdrawal_exemption', l.withdrawal_exemption) order by l.position)
				from order_lines l where l.order_id = o.id) as lines
		from orders o where o.id = ${orderId}`);
	return result.rows[0];
}
