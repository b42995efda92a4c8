import { sql } from "drizzle-orm";
import type { Database } from "#lib/shop/kernel/db/client.ts";

/** New ids of the sequence that categories and products share. */
export async function nextCatalogueIds(tx: Database, count: number): Promise<number[]> {
	const result = await tx.execute<{ id: number }>(
		sql`select nextval('catalogue_ids')::int as id from generate_series(1, ${count}) order by 1`,
	);
	return result.rows.map(({ id }) => id);
}
