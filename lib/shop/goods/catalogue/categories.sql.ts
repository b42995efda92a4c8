import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import { byLocale, givenTexts } from "../../kernel/db/by-locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { categoryTranslations } from "../../kernel/db/schema/catalogue.ts";

const categoryRow = z.strictObject({
	id: z.int(),
	key: z.string(),
	parent_id: z.int().nullable(),
	tint: z.string(),
	slug: z.string(),
	name: z.string(),
	description: z.string(),
	picture_key: z.string().nullable(),
	slugs: givenTexts,
});
export type CategoryRow = z.infer<typeof categoryRow>;

const columns = (locale: Locale) => sql`
	select c.id, c.key, c.parent_id, c.tint, t.slug, t.name, t.description, x.key as picture_key,
		${byLocale(categoryTranslations.slug, categoryTranslations.categoryId, sql`c.id`)} as slugs
	from categories c
	join category_translations t on t.category_id = c.id and t.locale = ${locale}
	left join pictures x on x.id = c.picture_id`;

/** Active categories down to this depth (1 is the top), in menu order. Locks nothing. */
export function categoryRows(db: Database, locale: Locale, depth: number): Promise<CategoryRow[]> {
	return readRows(
		db,
		categoryRow,
		sql`
		with recursive tree as (
			select id, 1 as depth from categories where parent_id is null and is_active
			union all
			select c.id, tree.depth + 1 from tree join categories c on c.parent_id = tree.id and c.is_active
			where tree.depth < ${depth}
		)
		${columns(locale)} where c.id in (select id from tree) order by c.position, c.id`,
	);
}

/** Active categories directly below this one, in menu order. Locks nothing. */
export function childRows(db: Database, locale: Locale, id: number): Promise<CategoryRow[]> {
	return readRows(
		db,
		categoryRow,
		sql`${columns(locale)} where c.parent_id = ${id} and c.is_active order by c.position, c.id`,
	);
}

const wayTo = (locale: Locale, id: SQL) => sql`
	with recursive way as (
		select id, parent_id, 0 as height from categories where id = ${id} and is_active
		union all
		select c.id, c.parent_id, way.height + 1 from way join categories c on c.id = way.parent_id where way.height < 20
	)
	select category.* from (${columns(locale)}) category join way using (id) order by way.height desc`;

/** From the top category down to this one, both included; nothing when it is not active. Locks nothing. */
export function wayRows(db: Database, locale: Locale, id: number): Promise<CategoryRow[]> {
	return readRows(db, categoryRow, wayTo(locale, sql`${id}`));
}

/** From the top category down to a product's own, both included. Locks nothing. */
export function productWayRows(db: Database, locale: Locale, productId: number): Promise<CategoryRow[]> {
	const own = sql`(select default_category_id from products where id = ${productId})`;
	return readRows(db, categoryRow, wayTo(locale, own));
}
