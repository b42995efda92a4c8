import { sql } from "drizzle-orm";
import { z } from "zod";
import { order } from "../../../contract/schemas/order.ts";
import { LOCALES, type Locale } from "../../../domain/locale.ts";
import { ORDER_STATES } from "../../../domain/order/order-states.ts";
import { WITHDRAWAL_EXEMPTIONS } from "../../../domain/order/withdrawal.ts";
import { DISPATCH_KEY } from "../../content/settings/shop-wide.sql.ts";
import { joinPaper } from "../../goods/catalogue/paper.sql.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { orderAddress, orderVat } from "../../kernel/db/row-parts.ts";
import { orderLineKindEnum } from "../../kernel/db/schema/orders.ts";
import { invoiceKindEnum } from "../../kernel/db/schema/payments.ts";
import { paymentKindEnum } from "../../kernel/db/schema/shop.ts";
import { PROMISE_COLUMNS, promiseRow } from "./order-dates.sql.ts";

const orderLine = z.strictObject({
	kind: z.enum(orderLineKindEnum.enumValues),
	code: z.string(),
	variant_id: z.int().nullable(),
	name: z.string(),
	variant_name: z.string(),
	note: z.string(),
	quantity: z.int(),
	unit_minor: z.int(),
	total_minor: z.int(),
	vat_percent: z.number(),
	parent_position: z.int().nullable(),
	withdrawal_exemption: z.enum(WITHDRAWAL_EXEMPTIONS).nullable(),
	picture_key: z.string().nullable(),
	tint: z.string().nullable(),
	/** Parts of the product's address; null for goods no longer on sale, or without a text in this language. */
	link: z.strictObject({ id: z.int(), slug: z.string(), categorySlug: z.string() }).nullable(),
});
export type OrderLineRow = z.infer<typeof orderLine>;

const wholeOrder = z.strictObject({
	id: z.int(),
	number: z.string(),
	hash: z.string(),
	created_at: z.string(),
	state: z.enum(ORDER_STATES),
	events: z.array(z.strictObject({ state: z.enum(ORDER_STATES), date: z.string() })),
	paid_at: z.string().nullable(),
	is_payment_refused: z.boolean(),
	/** Null unless the order waits for payment. */
	expires_at: z.string().nullable(),
	withdrawal: z.strictObject({ name: z.string(), reason: z.string(), date: z.string() }).nullable(),
	courier_review: order.shape.courier_review,
	locale: z.enum(LOCALES),
	note: z.string(),
	email: z.string(),
	phone: z.string(),
	company_id: z.string(),
	tax_id: z.string(),
	invoice: orderAddress,
	address: orderAddress.nullable(),
	total_minor: z.string(),
	vat: orderVat,
	delivery: order.shape.delivery,
	payment: order.shape.payment.extend({ kind: z.enum(paymentKindEnum.enumValues) }),
	branch: order.shape.branch,
	pickup_point: order.shape.pickup_point,
	tracking_number: z.string().nullable(),
	carrier: z.string().nullable(),
	...promiseRow.shape,
	dispatch: z.unknown(),
	currency: order.shape.currency,
	lines: z.array(orderLine),
	documents: z.array(
		z.strictObject({ number: z.string(), kind: z.enum(invoiceKindEnum.enumValues), date: z.string() }),
	),
	/** The shop's own name and account; blank when not set. */
	company: z.string(),
	bank_account: z.string(),
});
export type OrderRow = z.infer<typeof wholeOrder>;

/** An order with its lines and events, with names in `lang` or in the order's language. Locks nothing. */
export async function orderRow(db: Database, id: number, lang: Locale | undefined): Promise<OrderRow | undefined> {
	const locale = lang === undefined ? sql`o.locale` : sql`${lang}::locale`;
	return readRow(
		db,
		wholeOrder,
		sql`
		select o.id, o.number, o.hash, o.created_at, o.state, ${locale} as locale, o.note, o.email, o.phone, o.company_id, o.tax_id, o.invoice, o.address,
			o.total_minor, o.vat, o.paid_at, o.pickup_point, o.tracking_number, d.carrier, ${PROMISE_COLUMNS},
			(select value from settings where key = ${DISPATCH_KEY} limit 1) as dispatch,
			case when o.state = 'waiting_for_payment' then o.expires_at end as expires_at,
			o.state = 'waiting_for_payment' and coalesce((select y.state = 'cancelled' from payments y
				where y.order_id = o.id order by y.id desc limit 1), false) as is_payment_refused,
			(select json_agg(json_build_object('state', e.state, 'date', e.created_at) order by e.id)
				from order_events e where e.order_id = o.id) as events,
			(select json_build_object('name', w.name, 'reason', w.reason, 'date', w.received_at) from withdrawals w where w.order_id = o.id) as withdrawal,
			(select json_build_object('stars', cr.stars, 'text', cr.text) from courier_reviews cr where cr.order_id = o.id) as courier_review,
			json_build_object('id', d.id, 'key', d.key, 'kind', d.kind, 'name', dt.name) as delivery,
			json_build_object('id', p.id, 'key', p.key, 'kind', p.kind, 'name', pt.name) as payment,
			case when b.id is not null then
				json_build_object('id', b.id, 'name', b.name, 'street', b.street, 'city', b.city, 'zip', b.zip) end as branch,
			json_build_object('code', o.currency_code, 'symbol_before', coalesce(cu.symbol_before, ''),
				'symbol_after', coalesce(cu.symbol_after, o.currency_code), 'decimals', o.currency_decimals,
				'rate', o.currency_rate::text) as currency,
			(select coalesce(json_agg(json_build_object('number', i.number, 'kind', i.kind, 'date', i.issued_at) order by i.id), '[]'::json)
				from invoices i where i.order_id = o.id) as documents,
			coalesce(shop.contacts ->> 'company', '') as company, coalesce(shop.contacts ->> 'bankAccount', '') as bank_account,
			(select json_agg(json_build_object('kind', l.kind, 'code', l.code, 'variant_id', v.id, 'name', l.name, 'variant_name', l.variant_name,
				'note', l.note, 'quantity', l.quantity, 'unit_minor', l.unit_minor, 'total_minor', l.total_minor,
				'vat_percent', l.vat_percent, 'parent_position', l.parent_position,
				'withdrawal_exemption', l.withdrawal_exemption, 'picture_key', x.key, 'tint', coalesce(paper.tint, c.tint),
				'link', case when prt.slug is not null and ct.slug is not null then
					json_build_object('id', pr.id, 'slug', prt.slug, 'categorySlug', ct.slug) end) order by l.position)
				from order_lines l
				left join products pr on pr.id = l.product_id and pr.is_active
				left join product_translations prt on prt.product_id = pr.id and prt.locale = ${locale}
				left join categories c on c.id = pr.default_category_id
				left join category_translations ct on ct.category_id = c.id and ct.locale = ${locale}
				${joinPaper(sql`pr.id`)}
				left join variants v on v.id = l.variant_id
				left join lateral (
					select y.key from product_pictures pp join pictures y on y.id = pp.picture_id
					where pp.product_id = pr.id order by (pp.picture_id = v.picture_id) desc nulls last, pp.position limit 1
				) x on true
				where l.order_id = o.id) as lines
		from orders o
		join delivery_methods d on d.id = o.delivery_id
		join delivery_method_translations dt on dt.delivery_id = d.id and dt.locale = ${locale}
		join payment_methods p on p.id = o.payment_id
		join payment_method_translations pt on pt.payment_id = p.id and pt.locale = ${locale}
		left join branches b on b.id = o.branch_id
		left join currencies cu on cu.code = o.currency_code
		left join lateral (
			select s.value as contacts from settings s where s.key = 'contacts' and (s.locale = o.locale or s.locale is null)
			order by s.locale nulls last limit 1
		) shop on true
		where o.id = ${id}`,
	);
}
