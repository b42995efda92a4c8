import { sql } from "drizzle-orm";
import type { OrderState } from "../../../domain/order/order-states.ts";
import { CASH_KINDS } from "../../../domain/order/payment-kinds.ts";
import { minimumAge } from "../../goods/catalog/cards.sql.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { OrderAddress, OrderPickupPoint } from "../../kernel/db/schema/orders.ts";
import { isOneOf, type WhichOrders } from "../packing/which-orders.sql.ts";

export type ParcelRow = {
	number: string;
	state: OrderState;
	/** Null: a pickup at a branch, or a way of delivery that names no carrier. */
	carrier: string | null;
	email: string;
	phone: string;
	note: string;
	invoice: OrderAddress;
	address: OrderAddress | null;
	pickup_point: OrderPickupPoint | null;
	is_cash_due: boolean;
	total_minor: number;
	currency_code: string;
	/** What the goods cost, in CZK haléře by the order's own rate. */
	goods_czk_minor: number;
	is_adult: boolean;
};

/** What carriers are told of orders, the oldest first. Locks nothing. */
export async function parcelRows(db: Database, which: WhichOrders): Promise<ParcelRow[]> {
	const result = await db.execute<ParcelRow>(sql`
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
		where ${isOneOf(which)} order by o.id`);
	return result.rows;
}
