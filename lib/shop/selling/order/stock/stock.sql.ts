import { and, asc, eq, gte, sql } from "drizzle-orm";
import { z } from "zod";
import type { PlacedPieces } from "../../../../domain/goods/pieces.ts";
import type { Database } from "../../../kernel/db/client.ts";
import { readRow, readRows } from "../../../kernel/db/read-rows.ts";
import { places, stock } from "../../../kernel/db/schema/places.ts";

export async function warehousePlaceId(db: Database): Promise<number> {
	const [warehouse] = await db
		.select({ id: places.id })
		.from(places)
		.where(eq(places.kind, "warehouse"))
		.orderBy(asc(places.id))
		.limit(1);
	if (!warehouse) throw new Error("The shop has no warehouse");
	return warehouse.id;
}

/**
 * Takes exactly `quantity` pieces, or none; returns whether it took them. The condition is in the same statement, so that two
 * buyers cannot take the same piece; it waits for a locked row.
 */
export async function takeAll(db: Database, { variantId, placeId, quantity }: PlacedPieces): Promise<boolean> {
	const isThere = and(eq(stock.variantId, variantId), eq(stock.placeId, placeId), gte(stock.quantity, quantity));
	const result = await db
		.update(stock)
		.set({ quantity: sql`${stock.quantity} - ${quantity}` })
		.where(isThere);
	return result.rowCount === 1;
}

/** Takes up to `quantity` pieces and returns how many there were to take; it waits for whoever has locked the row. */
export async function takeUpTo(db: Database, { variantId, placeId, quantity }: PlacedPieces): Promise<number> {
	const row = await readRow(
		db,
		z.strictObject({ taken: z.int() }),
		sql`
		with held as (
			select quantity from stock where variant_id = ${variantId} and place_id = ${placeId} for update
		)
		update stock set quantity = stock.quantity - least(held.quantity, ${quantity}::int)
		from held where stock.variant_id = ${variantId} and stock.place_id = ${placeId}
		returning least(held.quantity, ${quantity}::int)::int as taken`,
	);
	return row?.taken ?? 0;
}

const partRow = z.strictObject({ variant_id: z.int(), part_id: z.int(), quantity: z.int(), is_active: z.boolean() });
export type PartRow = z.infer<typeof partRow>;

/** Parts of the sets among these variants. Locks nothing. */
export async function partRows(db: Database, variantIds: number[]): Promise<PartRow[]> {
	return readRows(
		db,
		partRow,
		sql`
		select sp.variant_id, sp.part_id, sp.quantity, v.is_active and p.is_active as is_active
		from set_parts sp join variants v on v.id = sp.part_id join products p on p.id = v.product_id
		where sp.variant_id = any(${sql.param(variantIds)}::int[])`,
	);
}

/**
 * Products whose pages show the stock of these variants: their own, and sets made of them. `mayBeListed`: the listing row may
 * have changed, because a place has no piece left or the product is a set. Locks nothing.
 */
export async function movedProducts(
	db: Database,
	moves: Omit<PlacedPieces, "quantity">[],
): Promise<{ id: number; mayBeListed: boolean }[]> {
	const variantIds = sql`${sql.param(moves.map((move) => move.variantId))}::int[]`;
	const placeIds = sql`${sql.param(moves.map((move) => move.placeId))}::int[]`;
	const rows = await readRows(
		db,
		z.strictObject({ id: z.int(), may_be_listed: z.boolean() }),
		sql`
		select v.product_id as id, bool_or(s.quantity = 0) as may_be_listed
		from unnest(${variantIds}, ${placeIds}) as moved (variant_id, place_id)
		join stock s on s.variant_id = moved.variant_id and s.place_id = moved.place_id
		join variants v on v.id = moved.variant_id group by 1
		union all
		select distinct v.product_id, true from set_parts sp join variants v on v.id = sp.variant_id
		where sp.part_id = any(${variantIds})`,
	);
	return rows.map(({ id, may_be_listed: mayBeListed }) => ({ id, mayBeListed }));
}
