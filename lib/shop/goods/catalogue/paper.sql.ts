import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { THEMES_KEY } from "../../../domain/goods/themes.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";

/** Joins `paper` to goods with this id: tint and key of their theme, of several the first in the menu; nulls without one. */
export const joinPaper = (productId: SQL) => sql`
	left join lateral (
		select cat.tint, cat.key as theme from product_categories pc join categories cat on cat.id = pc.category_id
		where pc.product_id = ${productId} and cat.is_active
			and cat.parent_id = (select id from categories where key = ${THEMES_KEY})
		order by cat.position, cat.id limit 1
	) paper on true`;

/** The ground that goods lie on, of their theme, else of their category; "" for unknown goods. Locks nothing. */
export async function groundOf(db: Database, productId: number): Promise<string> {
	const row = await readRow(
		db,
		z.strictObject({ tint: z.string() }),
		sql`
		select coalesce(paper.tint, c.tint) as tint from products p join categories c on c.id = p.default_category_id
		${joinPaper(sql`p.id`)} where p.id = ${productId}`,
	);
	return row?.tint ?? "";
}
