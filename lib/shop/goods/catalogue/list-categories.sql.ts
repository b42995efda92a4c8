import { sql } from "drizzle-orm";
import { z } from "zod";
import { byLocale, givenTexts } from "../../kernel/db/by-locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { categoryTranslations } from "../../kernel/db/schema/catalogue.ts";

const countedRow = z.strictObject({
	id: z.int(),
	key: z.string(),
	parent_id: z.int().nullable(),
	is_active: z.boolean(),
	names: givenTexts,
	goods: z.int(),
});
export type CountedCategoryRow = z.infer<typeof countedRow>;

/** Every category in menu order with how many goods are on sale in it and below. Locks nothing. */
export function countedCategoryRows(db: Database): Promise<CountedCategoryRow[]> {
	return readRows(
		db,
		countedRow,
		sql`
		select c.id, c.key, c.parent_id, c.is_active,
			${byLocale(categoryTranslations.name, categoryTranslations.categoryId, sql`c.id`)} as names, coalesce(listed.goods, 0) as goods
		from categories c
		left join (
			select category_id, count(*)::int as goods from listed_products, unnest(category_ids) as category_id group by 1
		) listed on listed.category_id = c.id
		order by c.position, c.id`,
	);
}
