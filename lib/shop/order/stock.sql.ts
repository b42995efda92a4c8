import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";

/** The e-shop warehouse. */
export async function warehousePlaceId(db: Database): Promise<number> {
	const result = await db.execute<{ id: number }>(
		sql`select id from places where kind = 'warehouse' order by id limit 1`,
	);
	const id = result.rows[0]?.id;
	if (id === undefined) throw new Error("The shop has no warehouse");
	return id;
}

/**
 * Takes exactly `quantity` pieces, or nothing; returns whether it took them. The condition stands in the statement that
 * takes, so that no two buyers can take the same piece; it waits for whoever holds the row.
 */
export async function takeAll(db: Database, variantId: number, placeId: number, quantity: number): Promise<boolean> {
	const result = await db.execute(sql`
		update stock set quantity = quantity - ${quantity}
		where variant_id = ${variantId} and place_id = ${placeId} and quantity >= ${quantity}`);
	return result.rowCount === 1;
}

/** Takes up to `quantity` pieces and returns how many there were to take; it waits for whoever holds the row. */
export async function takeUpTo(db: Database, variantId: number, placeId: number, quantity: number): Promise<number> {
	const result = await db.execute<{ taken: number }>(sql`
		with held as (
			select quantity from stock where variant_id = ${variantId} and place_id = ${placeId} for update
		)
		update stock set quantity = stock.quantity - least(held.quantity, ${quantity}::int)
		from held where stock.variant_id = ${variantId} and stock.place_id = ${placeId}
		returning least(held.quantity, ${quantity}::int)::int as taken`);
	return result.rows[0]?.taken ?? 0;
}

/** Pieces of a variant at all places. Locks nothing. */
export async function piecesLeft(db: Database, variantId: number): Promise<number> {
	const result = await db.execute<{ left: number }>(sql`
		select coalesce(sum(quantity), 0)::int as left from stock where variant_id = ${variantId}`);
	return result.rows[0]?.left ?? 0;
}
