import { sql } from "drizzle-orm";
import type { OrderState } from "../../../domain/order/order-states.ts";
import type { Shop } from "../../kernel/shop.ts";

export type ListedOrder = {
	number: string;
	createdAt: Date;
	state: OrderState;
	email: string;
	totalMinor: number;
	currency: { code: string; symbol_before: string; symbol_after: string; decimals: number };
	/** Pieces of goods. */
	items: number;
};

type Row = Omit<ListedOrder, "createdAt" | "totalMinor"> & { created_at: string; total_minor: string };

/** Orders of one state, or all, newest first. Locks nothing. */
export async function listOrders(shop: Shop, options: { state?: OrderState; limit: number }): Promise<ListedOrder[]> {
	const where = options.state === undefined ? sql`true` : sql`o.state = ${options.state}`;
	const result = await shop.db.execute<Row>(sql`
		select o.number, o.created_at, o.state, o.email, o.total_minor,
			json_build_object('code', o.currency_code, 'symbol_before', coalesce(cu.symbol_before, ''),
				'symbol_after', coalesce(cu.symbol_after, o.currency_code), 'decimals', o.currency_decimals) as currency,
			coalesce((select sum(l.quantity) from order_lines l where l.order_id = o.id and l.kind = 'goods'), 0)::int as items
		from orders o left join currencies cu on cu.code = o.currency_code
		where ${where} order by o.created_at desc, o.id desc limit ${options.limit}`);
	return result.rows.map(({ created_at, total_minor, ...row }) => ({
		...row,
		createdAt: new Date(created_at),
		totalMinor: Number(total_minor),
	}));
}
