import { and, inArray } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";
import { products } from "../../kernel/db/schema/catalogue.ts";

/** Ids of products on sale by code, for those that exist. */
export async function idsByCode(db: Database, codes: string[]): Promise<Map<string, number>> {
	if (codes.length === 0) return new Map();
	const rows = await db
		.select({ code: products.code, id: products.id })
		.from(products)
		.where(and(inArray(products.code, codes), products.isActive));
	return new Map(rows.map(({ code, id }) => [code, id]));
}
