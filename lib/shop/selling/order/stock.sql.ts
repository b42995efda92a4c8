import { sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";

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

export type PartRow = { variant_id: number; part_id: number; quantity: number; is_active: boolean };

/** Parts of those of these variants that are sets. Locks nothing. */
export async function partRows(db: Database, variantIds: number[]): Promise<PartRow[]> {
	const result = await db.execute<PartRow>(sql`
		select sp.variant_id, sp.part_id, sp.quantity, v.is_active and p.is_active as is_active
		from set_parts sp join variants v on v.id = sp.part_id join products p on p.id = v.product_id
		where sp.variant_id = any(${sql.param(variantIds)}::int[])`);
	return result.rows;
}

/**
 * Products whose pages show the pieces of these variants: their own, and those of sets made of them. `mayBeListed` tells
 * those whose listing rows may have changed, too: with a place that has no piece left, and every set. Locks nothing.
 */
export async function movedProducts(
	db: Database,
	moves: { variantId: number; placeId: number }[],
): Promise<{ id: number; mayBeListed: boolean }[]> {
	const variantIds = sql`${sql.param(moves.map((move) => move.variantId))}::int[]`;
	const placeIds = sql`${sql.param(moves.map((move) => move.placeId))}::int[]`;
	const result = await db.execute<{ id: number; may_be_listed: boolean }>(sql`
		select v.product_id as id, bool_or(s.quantity = 0) as may_be_listed
		from unnest(${variantIds}, ${placeIds}) as moved (variant_id, place_id)
		join stock s on s.variant_id = moved.variant_id and s.place_id = moved.place_id
		join variants v on v.id = moved.variant_id group by 1
		union all
		select distinct v.product_id, true from set_parts sp join variants v on v.id = sp.variant_id
		where sp.part_id = any(${variantIds})`);
	return result.rows.map(({ id, may_be_listed: mayBeListed }) => ({ id, mayBeListed }));
}
