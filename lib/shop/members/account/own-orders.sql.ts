import { sql } from "drizzle-orm";
import type { OrderRow as OrderReply } from "../../../contract/account-orders.ts";
import type { OrderStanding } from "../../../domain/order/order-actions.ts";
import type { Database } from "../../kernel/db/client.ts";

export type OwnOrderRow = Pick<OrderReply, "id" | "hash" | "number" | "state" | "currency" | "items"> & {
	created_at: string;
	expires_at: string | null;
	/** bigint as text. */
	total_minor: string;
	is_pickup: boolean;
	payment_kind: OrderStanding["paymentKind"];
	documents: { number: string; kind: OrderReply["documents"][number]["kind"] }[];
};

/** A customer's orders, the newest first. Locks nothing. */
export async function ownOrderRows(
	db: Database,
	userId: number,
	{ limit, offset }: { limit: number; offset: number },
): Promise<OwnOrderRow[]> {
	const result = await db.execute<OwnOrderRow>(sql`
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
		order by o.created_at desc, o.id desc limit ${limit} offset ${offset}`);
	return result.rows;
}

/** How many orders a customer has. Locks nothing. */
export async function countOwnOrders(db: Database, userId: number): Promise<number> {
	const result = await db.execute<{ count: number }>(
		sql`select count(*)::int as count from orders where user_id = ${userId}`,
	);
	return result.rows[0]?.count ?? 0;
}

/** The hash of an order, only the customer's own. Locks nothing. */
export async function ownOrderKey(
	db: Database,
	owned: { id: number; userId: number },
): Promise<{ id: number; hash: string } | undefined> {
	const result = await db.execute<{ id: number; hash: string }>(
		sql`select id, hash from orders where id = ${owned.id} and user_id = ${owned.userId}`,
	);
	return result.rows[0];
}
