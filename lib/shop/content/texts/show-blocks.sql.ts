import { sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";

/** Products on sale by those of these codes that there are. */
export async function idsByCode(db: Database, codes: string[]): Promise<Map<string, number>> {
	if (codes.length === 0) return new Map();
	const { rows } = await db.execute<{ code: string; id: number }>(
		sql`select code, id from products where code = any(${sql.param(codes)}::text[]) and is_active`,
	);
	return new Map(rows.map(({ code, id }) => [code, id]));
}
