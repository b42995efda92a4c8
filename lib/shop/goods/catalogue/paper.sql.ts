import { type SQL, sql } from "drizzle-orm";
import { THEMES_KEY } from "../../../domain/goods/themes.ts";

/** Joins `paper` to goods with this id: tint and key of their theme, of several the first in the menu; nulls without one. */
export const joinPaper = (productId: SQL) => sql`
	left join lateral (
		select cat.tint, cat.key as theme from product_categories pc join categories cat on cat.id = pc.category_id
		where pc.product_id = ${productId} and cat.is_active
			and cat.parent_id = (select id from categories where key = ${THEMES_KEY})
		order by cat.position, cat.id limit 1
	) paper on true`;
