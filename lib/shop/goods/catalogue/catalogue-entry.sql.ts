import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";

/** Id of the oldest active category or product with this slug. Locks nothing. */
export async function idOfSlug(
	db: Database,
	locale: Locale,
	type: "category" | "product",
	slug: string,
): Promise<number | undefined> {
	const rows =
		type === "category"
			? sql`category_translations t join categories c on c.id = t.category_id and c.is_active`
			: sql`product_translations t join listed_products c on c.product_id = t.product_id`;
	const id = type === "category" ? sql`t.category_id` : sql`t.product_id`;
	const row = await readRow(
		db,
		z.strictObject({ id: z.int() }),
		sql`select ${id} as id from ${rows} where t.locale = ${locale} and t.slug = ${slug} order by 1 limit 1`,
	);
	return row?.id;
}
