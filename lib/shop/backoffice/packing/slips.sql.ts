import { sql } from "drizzle-orm";
import { z } from "zod";
import { LOCALES } from "../../../domain/locale.ts";
import { ORDER_STATES } from "../../../domain/order/order-states.ts";
import { CASH_KINDS } from "../../../domain/order/payment-kinds.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { currencySigns, orderAddress, orderPickupPoint } from "../../kernel/db/row-parts.ts";
import { isOneOf, type WhichOrders } from "./which-orders.sql.ts";

const slipRow = z.strictObject({
	number: z.string(),
	state: z.enum(ORDER_STATES),
	locale: z.enum(LOCALES),
	created_at: z.string(),
	promised_to: z.string().nullable(),
	phone: z.string(),
	note: z.string(),
	invoice: orderAddress,
	address: orderAddress.nullable(),
	/** Name of the address's country. */
	country: z.string().nullable(),
	place: orderPickupPoint.partial({ code: true }).nullable(),
	delivery: z.string(),
	is_cash_due: z.boolean(),
	total_minor: z.int(),
	currency: currencySigns.extend({ rate: z.string() }),
	lines: z.array(
		z.strictObject({
			code: z.string(),
			name: z.string(),
			variantName: z.string(),
			note: z.string(),
			quantity: z.int(),
		}),
	),
});
export type SlipRow = z.infer<typeof slipRow>;

/** Data of packing slips, oldest order first; names in the order's language. Locks nothing. */
export async function slipRows(db: Database, which: WhichOrders): Promise<SlipRow[]> {
	return readRows(
		db,
		slipRow,
		sql`
		select o.number, o.state, o.locale, o.created_at, o.promised_to, o.phone, o.note, o.invoice, o.address, ct.name as country, dt.name as delivery,
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
		where ${isOneOf(which)} order by o.id`,
	);
}
