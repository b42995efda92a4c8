import { sql } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { Currency } from "../../../domain/money/money.ts";
import type { OrderState } from "../../../domain/order/order-states.ts";
import { CASH_KINDS } from "../../../domain/order/payment-kinds.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { OrderAddress, OrderPickupPoint } from "../../kernel/db/schema/orders.ts";
import type { SlipData } from "../../telling/document/slip-paper.ts";
import { isOneOf, type WhichOrders } from "./which-orders.sql.ts";

export type SlipRow = {
	number: string;
	state: OrderState;
	locale: Locale;
	created_at: string;
	phone: string;
	note: string;
	invoice: OrderAddress;
	address: OrderAddress | null;
	/** Name of the address's country. */
	country: string | null;
	place: Omit<OrderPickupPoint, "code"> | null;
	delivery: string;
	is_cash_due: boolean;
	total_minor: number;
	currency: Currency;
	lines: SlipData["lines"];
};

/** What packing slips say of orders, the oldest first; names in the order's language. Locks nothing. */
export async function slipRows(db: Database, which: WhichOrders): Promise<SlipRow[]> {
	const result = await db.execute<SlipRow>(sql`
		select o.number, o.state, o.locale, o.created_at, o.phone, o.note, o.invoice, o.address, ct.name as country, dt.name as delivery,
			coalesce(o.pickup_point, case when b.id is not null then
				jsonb_build_object('name', b.name, 'street', b.street, 'city', b.city, 'zip', b.zip) end) as place,
			p.kind in ${CASH_KINDS} and o.paid_at is null as is_cash_due, o.total_minor::float8 as total_minor,
			json_build_object('code', o.currency_code, 'symbol_before', coalesce(cu.symbol_before, ''),
				'symbol_after', coalesce(cu.symbol_after, o.currency_code), 'decimals', o.currency_decimals,
				'rate', o.currency_rate::text) as currency,
			(select coalesce(json_agg(json_build_object('code', l.code, 'name', l.name, 'variantName', l.variant_name,
				'note', l.note, 'quantity', l.quantity) order by l.position), '[]')
				from order_lines l where l.order_id = o.id and l.kind = 'goods') as lines
		from orders o
		join payment_methods p on p.id = o.payment_id
		join delivery_method_translations dt on dt.delivery_id = o.delivery_id and dt.locale = o.locale
		left join country_translations ct on ct.country_code = o.address ->> 'country' and ct.locale = o.locale
		left join branches b on b.id = o.branch_id
		left join currencies cu on cu.code = o.currency_code
		where ${isOneOf(which)} order by o.id`);
	return result.rows;
}
