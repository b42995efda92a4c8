import { desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { PlacedPieces } from "../../../domain/goods/pieces.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { setParts, variants } from "../../kernel/db/schema/catalogue.ts";
import { places, stock } from "../../kernel/db/schema/places.ts";

const placeRow = z.strictObject({ id: z.int(), slug: z.string(), name: z.string() });
export type PlaceRow = z.infer<typeof placeRow>;

/** The e-shop warehouse under the slug "warehouse", then the branches. Locks nothing. */
export function placeRows(db: Database): Promise<PlaceRow[]> {
	return readRows(
		db,
		placeRow,
		sql`
		select pl.id, coalesce(b.slug, 'warehouse') as slug, coalesce(b.name, 'the e-shop warehouse') as name
		from places pl left join branches b on b.id = pl.branch_id
		order by pl.kind, b.slug`,
	);
}

/** Stock of a variant by place; locks the rows in the same order as orders do, branches before the warehouse. */
export async function lockStock(tx: Database, variantId: number): Promise<Map<number, number>> {
	const rows = await tx
		.select({ placeId: stock.placeId, quantity: stock.quantity })
		.from(stock)
		.innerJoin(places, eq(places.id, stock.placeId))
		.where(eq(stock.variantId, variantId))
		.orderBy(desc(places.kind), stock.placeId)
		.for("update", { of: stock });
	return new Map(rows.map(({ placeId, quantity }) => [placeId, quantity]));
}

/** Codes of the parts of a set, in their order; empty for other variants. Locks nothing. */
export async function partCodes(db: Database, variantId: number): Promise<string[]> {
	const rows = await db
		.select({ code: variants.code })
		.from(setParts)
		.innerJoin(variants, eq(variants.id, setParts.partId))
		.where(eq(setParts.variantId, variantId))
		.orderBy(setParts.position, variants.id);
	return rows.map(({ code }) => code);
}

export async function writeStock(tx: Database, { quantity, ...key }: PlacedPieces): Promise<void> {
	await tx
		.insert(stock)
		.values({ ...key, quantity })
		.onConflictDoUpdate({ target: [stock.variantId, stock.placeId], set: { quantity } });
}
