import { sql } from "drizzle-orm";
import { z } from "zod";
import { WITHDRAWAL_EXEMPTIONS } from "../../../../domain/order/withdrawal.ts";
import type { Database } from "../../../kernel/db/client.ts";
import { readRow } from "../../../kernel/db/read-rows.ts";
import { orderVat } from "../../../kernel/db/row-parts.ts";
import { orderLineKindEnum } from "../../../kernel/db/schema/orders.ts";

const soldOrder = z.strictObject({
	vat: orderVat,
	cheapest_delivery_minor: z.string().nullable(),
	lines: z.array(
		z.strictObject({
			kind: z.enum(orderLineKindEnum.enumValues),
			quantity: z.int(),
			unitMinor: z.int(),
			totalMinor: z.int(),
			vatPercent: z.string(),
			withdrawal_exemption: z.enum(WITHDRAWAL_EXEMPTIONS).nullable(),
		}),
	),
});
export type SoldOrderRow = z.infer<typeof soldOrder>;

/** Prices of an order, its lines in their order. Locks nothing: the caller has locked the order. */
export async function soldOrderRow(db: Database, orderId: number): Promise<SoldOrderRow | undefined> {
	return readRow(
		db,
		soldOrder,
		sql`
		select o.vat, o.cheapest_delivery_minor,
			(select json_agg(json_build_object('kind', l.kind, 'quantity', l.quantity, 'unitMinor', l.unit_minor,
				'totalMinor', l.total_minor, 'vatPercent', l.vat_percent::text,
				'withdrawal_exemption', l.withdrawal_exemption) order by l.position)
				from order_lines l where l.order_id = o.id) as lines
		from orders o where o.id = ${orderId}`,
	);
}
