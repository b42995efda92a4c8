import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { orderRow } from "../../../contract/schemas/account-orders.ts";
import { LOCALES } from "../../../domain/locale.ts";
import { ORDER_PICTURES } from "../../../domain/people/account-limits.ts";
import { joinPaper } from "../../goods/catalogue/paper.sql.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { currencySigns } from "../../kernel/db/row-parts.ts";
import { orders } from "../../kernel/db/schema/orders.ts";
import { invoiceKindEnum } from "../../kernel/db/schema/payments.ts";
import { paymentKindEnum } from "../../kernel/db/schema/shop.ts";

const ownOrder = z.strictObject({
	...orderRow.pick({ id: true, hash: true, number: true, state: true, items: true, goods: true }).shape,
	currency: currencySigns,
	created_at: z.string(),
	expires_at: z.string().nullable(),
	/** bigint as text. */
	total_minor: z.string(),
	is_pickup: z.boolean(),
	payment_kind: z.enum(paymentKindEnum.enumValues),
	locale: z.enum(LOCALES),
	carrier: z.string().nullable(),
	tracking_number: z.string().nullable(),
	pictures: z.array(z.strictObject({ key: z.string().nullable(), name: z.string(), tint: z.string() })),
	documents: z.array(z.strictObject({ number: z.string(), kind: z.enum(invoiceKindEnum.enumValues) })),
});
export type OwnOrderRow = z.infer<typeof ownOrder>;

/** A customer's orders, newest first. Locks nothing. */
export async function ownOrderRows(
	db: Database,
	userId: number,
	{ limit, offset }: { limit: number; offset: number },
): Promise<OwnOrderRow[]> {
	return readRows(
		db,
		ownOrder,
		sql`
		select o.id, o.hash, o.number, o.state, o.created_at, o.expires_at, o.total_minor,
			o.branch_id is not null as is_pickup, p.kind as payment_kind,
			o.locale, d.carrier, o.tracking_number,
			json_build_object('code', o.currency_code, 'symbol_before', coalesce(cu.symbol_before, ''),
				'symbol_after', coalesce(cu.symbol_after, o.currency_code), 'decimals', o.currency_decimals) as currency,
			coalesce((select sum(l.quantity) from order_lines l where l.order_id = o.id and l.kind = 'goods'), 0)::int as items,
			(select count(*) from order_lines l where l.order_id = o.id and l.kind = 'goods')::int as goods,
			(select coalesce(json_agg(json_build_object('key', shown.key, 'name', shown.name, 'tint', shown.tint) order by shown.position), '[]'::json)
				from (
					select l.position, l.name, x.key, coalesce(paper.tint, c.tint, '') as tint
					from order_lines l
					left join products pr on pr.id = l.product_id and pr.is_active
					left join categories c on c.id = pr.default_category_id
					left join variants v on v.id = l.variant_id
					${joinPaper(sql`pr.id`)}
					left join lateral (
						select y.key from product_pictures pp join pictures y on y.id = pp.picture_id
						where pp.product_id = pr.id order by (pp.picture_id = v.picture_id) desc nulls last, pp.position limit 1
					) x on true
					where l.order_id = o.id and l.kind = 'goods' order by l.position limit ${ORDER_PICTURES}
				) shown) as pictures,
			(select coalesce(json_agg(json_build_object('number', i.number, 'kind', i.kind) order by i.kind, i.id), '[]'::json)
				from invoices i where i.order_id = o.id) as documents
		from orders o
		join payment_methods p on p.id = o.payment_id
		join delivery_methods d on d.id = o.delivery_id
		left join currencies cu on cu.code = o.currency_code
		where o.user_id = ${userId}
		order by o.created_at desc, o.id desc limit ${limit} offset ${offset}`,
	);
}

/** How many orders a customer has. Locks nothing. */
export function countOwnOrders(db: Database, userId: number): Promise<number> {
	return db.$count(orders, eq(orders.userId, userId));
}

/** The hash of the customer's own order. Locks nothing. */
export async function ownOrderKey(
	db: Database,
	owned: { id: number; userId: number },
): Promise<{ id: number; hash: string } | undefined> {
	const { id, hash, userId } = orders;
	const [order] = await db
		.select({ id, hash })
		.from(orders)
		.where(and(eq(id, owned.id), eq(userId, owned.userId)));
	return order;
}
