import { sql } from "drizzle-orm";
import { z } from "zod";
import { ORDER_STATES, type OrderState } from "../../../domain/order/order-states.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { currencySigns } from "../../kernel/db/row-parts.ts";
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

const listedRow = z.strictObject({
	number: z.string(),
	created_at: z.string(),
	state: z.enum(ORDER_STATES),
	email: z.string(),
	total_minor: z.string(),
	currency: currencySigns,
	items: z.int(),
});

/** Orders of one state, or all, newest first. Locks nothing. */
export async function listOrders(shop: Shop, options: { state?: OrderState; limit: number }): Promise<ListedOrder[]> {
	const where = options.state === undefined ? sql`true` : sql`o.state = ${options.state}`;
	const rows = await readRows(
		shop.db,
		listedRow,
		sql`
		select o.number, o.created_at, o.state, o.email, o.total_minor,
			json_build_object('code', o.currency_code, 'symbol_before', coalesce(cu.symbol_before, ''),
				'symbol_after', coalesce(cu.symbol_after, o.currency_code), 'decimals', o.currency_decimals) as currency,
			coalesce((select sum(l.quantity) from order_lines l where l.order_id = o.id and l.kind = 'goods'), 0)::int as items
		from orders o left join currencies cu on cu.code = o.currency_code
		where ${where} order by o.created_at desc, o.id desc limit ${options.limit}`,
	);
	return rows.map(({ created_at, total_minor, ...row }) => ({
		...row,
		createdAt: new Date(created_at),
		totalMinor: Number(total_minor),
	}));
}
