import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../kernel/db/client.ts";
import { readRows } from "../../../kernel/db/read-rows.ts";
import type { StockMove } from "./take-stock.ts";

const stockMove = z.strictObject({
	variantId: z.int(),
	placeId: z.int(),
	quantity: z.int(),
}) satisfies z.ZodType<StockMove>;

/**
 * Writes negative moves for all pieces that an order still holds, and returns these by variant and place; none on a repeat.
 * Skips variants that no longer exist.
 */
export async function writeReturns(tx: Database, orderId: number, now: Date): Promise<StockMove[]> {
	return readRows(
		tx,
		stockMove,
		sql`
		with held as (
			select variant_id, place_id, sum(quantity)::int as quantity from order_stock_moves
			where order_id = ${orderId} and variant_id is not null
			group by variant_id, place_id having sum(quantity) > 0 order by min(id)
		), written as (
			insert into order_stock_moves (order_id, variant_id, place_id, quantity, created_at)
			select ${orderId}, variant_id, place_id, -quantity, ${now} from held
		)
		select variant_id as "variantId", place_id as "placeId", quantity from held`,
	);
}

/** Adds pieces to stock; locks rows in the same order as orders do, by variant and a branch before the warehouse. */
export async function putBack(tx: Database, returns: StockMove[]): Promise<void> {
	const column = (values: number[]) => sql`${sql.param(values)}::int[]`;
	await tx.execute(sql`
		insert into stock (variant_id, place_id, quantity)
		select back.variant_id, back.place_id, back.quantity
		from unnest(${column(returns.map(({ variantId }) => variantId))}, ${column(returns.map(({ placeId }) => placeId))},
			${column(returns.map(({ quantity }) => quantity))}) as back (variant_id, place_id, quantity)
		join places pl on pl.id = back.place_id
		order by back.variant_id, pl.kind desc, back.place_id
		on conflict (variant_id, place_id) do update set quantity = stock.quantity + excluded.quantity`);
}
