import { sql } from "drizzle-orm";
import { z } from "zod";
import { ORDER_STATES } from "../../../domain/order/order-states.ts";
import { CASH_KINDS } from "../../../domain/order/payment-kinds.ts";
import { minimumAge } from "../../goods/catalogue/cards.sql.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { orderAddress, orderPickupPoint } from "../../kernel/db/row-parts.ts";
import { isOneOf, type WhichOrders } from "../packing/which-orders.sql.ts";

const parcelRow = z.strictObject({
	number: z.string(),
	state: z.enum(ORDER_STATES),
	/** Null: pickup at a branch, or a delivery method without a carrier. */
	carrier: z.string().nullable(),
	email: z.string(),
	phone: z.string(),
	note: z.string(),
	invoice: orderAddress,
	address: orderAddress.nullable(),
	pickup_point: orderPickupPoint.nullable(),
	is_cash_due: z.boolean(),
	total_minor: z.int(),
	currency_code: z.string(),
	/** Value of the goods in CZK haléře, by the order's own rate. */
	goods_czk_minor: z.int(),
	is_adult: z.boolean(),
});
export type ParcelRow = z.infer<typeof parcelRow>;

/** Data of orders for carriers, oldest first. Locks nothing. */
export async function parcelRows(db: Database, which: WhichOrders): Promise<ParcelRow[]> {
	return readRows(
		db,
		parcelRow,
		sql`
		select o.number, o.state, d.carrier, o.email, o.phone, o.note, o.invoice, o.address, o.pickup_point,
			pm.kind in ${CASH_KINDS} and o.paid_at is null as is_cash_due, o.total_minor::float8 as total_minor, o.currency_code,
			coalesce(round(g.total_minor * 100 / 10::numeric ^ o.currency_decimals / o.currency_rate), 0)::float8 as goods_czk_minor,
			coalesce(g.is_adult, false) as is_adult
		from orders o
		join delivery_methods d on d.id = o.delivery_id
		join payment_methods pm on pm.id = o.payment_id
		left join lateral (
			select sum(l.total_minor) as total_minor, bool_or(${minimumAge} >= 18) as is_adult
			from order_lines l left join variants v on v.id = l.variant_id left join products p on p.id = v.product_id
			where l.order_id = o.id and l.kind = 'goods'
		) g on true
		where ${isOneOf(which)} order by o.id`,
	);
}
