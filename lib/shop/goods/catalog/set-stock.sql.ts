import { sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";

export type PlaceRow = { id: number; slug: string; name: string };

/** The e-shop warehouse under the slug "warehouse", then the branches. Locks nothing. */
export async function placeRows(db: Database): Promise<PlaceRow[]> {
	const result = await db.execute<PlaceRow>(sql`
		select pl.id, coalesce(b.slug, 'warehouse') as slug, coalesce(b.name, 'the e-shop warehouse') as name
		from places pl left join branches b on b.id = pl.branch_id
		order by pl.kind, b.slug`);
	return result.rows;
}

/** Pieces of a variant by place; holds the rows in the order in which orders do, branches before the warehouse. */
export async function lockStock(tx: Database, variantId: number): Promise<Map<number, number>> {
	const result = await tx.execute<{ place_id: number; quantity: number }>(sql`
		select s.place_id, s.quantity from stock s join places pl on pl.id = s.place_id
		where s.variant_id = ${variantId} order by pl.kind desc, s.place_id for update of s`);
	return new Map(result.rows.map((row) => [row.place_id, row.quantity]));
}

/** Codes of what this variant consists of, in their order; nothing when it is no set. Locks nothing. */
export async function partCodes(db: Database, variantId: number): Promise<string[]> {
	const result = await db.execute<{ code: string }>(sql`
		select v.code from set_parts sp join variants v on v.id = sp.part_id where sp.variant_id = ${variantId} order by sp.position, v.id`);
	return result.rows.map(({ code }) => code);
}

export async function writeStock(
	tx: Database,
	row: { variantId: number; placeId: number; quantity: number },
): Promise<void> {
	await tx.execute(sql`
		insert into stock (variant_id, place_id, quantity) values (${row.variantId}, ${row.placeId}, ${row.quantity})
		on conflict (variant_id, place_id) do update set quantity = excluded.quantity`);
}
