import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { orderRow } from "../../../contract/schemas/account-orders.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { currencySigns } from "../../kernel/db/row-parts.ts";
import { orders } from "../../kernel/db/schema/orders.ts";
import { invoiceKindEnum } from "../../kernel/db/schema/payments.ts";
import { paymentKindEnum } from "../../kernel/db/schema/shop.ts";

const ownOrder = z.strictObject({
	...orderRow.pick({ id: true, hash: true, number: true, state: true, items: true }).shape,
	currency: currencySigns,
	created_at: z.string(),
	expires_at: z.string().nullable(),
	/** bigint as text. */
	total_minor: z.string(),
	is_pickup: z.boolean(),
	payment_kind: z.enum(paymentKindEnum.enumValues),
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
			json_build_object('code', o.currency_code, 'symbol_before', coalesce(cu.symbol_before, ''),
				'symbol_after', coalesce(cu.symbol_after, o.currency_code), 'decimals', o.currency_decimals) as currency,
			coalesce((select sum(l.quantity) from order_lines l where l.order_id = o.id and l.kind = 'goods'), 0)::int as items,
			(select coalesce(json_agg(json_build_object('number', i.number, 'kind', i.kind) order by i.kind, i.id), '[]'::json)
				from invoices i where i.order_id = o.id) as documents
		from orders o
		join payment_methods p on p.id = o.payment_id
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
