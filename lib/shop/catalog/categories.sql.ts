import { sql } from "drizzle-orm";
import type { Locale } from "../../domain/locale.ts";
import type { Database } from "../db/client.ts";

export type CategoryRow = {
	id: number;
	key: string;
	parent_id: number | null;
	tint: string;
	slug: string;
	name: string;
	description: string;
	picture_key: string | null;
	slug_cs: string;
	slug_en: string;
	/** Goods in it and below it. */
	count: number;
};

/** Every active category in menu order, with the number of goods in it and below it. Locks nothing. */
export async function categoryRows(db: Database, locale: Locale): Promise<CategoryRow[]> {
	const result = await db.execute<CategoryRow>(sql`
		with recursive within as (
			select id as category_id, id as below_id from categories where is_active
			union all
			select w.category_id, c.id from within w join categories c on c.parent_id = w.below_id and c.is_active
		), counted as (
			select w.category_id, count(distinct p.id)::int as count
			from within w
			join product_categories pc on pc.category_id = w.below_id
			join products p on p.id = pc.product_id and p.is_active
				and exists (select from variants v where v.product_id = p.id and v.is_active)
			group by w.category_id
		)
		select c.id, c.key, c.parent_id, c.tint, t.slug, t.name, t.description, x.key as picture_key,
			cs.slug as slug_cs, en.slug as slug_en, coalesce(counted.count, 0) as count
		from categories c
		join category_translations t on t.category_id = c.id and t.locale = ${locale}
		join category_translations cs on cs.category_id = c.id and cs.locale = 'cs'
		join category_translations en on en.category_id = c.id and en.locale = 'en'
		left join pictures x on x.id = c.picture_id
		left join counted on counted.category_id = c.id
		where c.is_active
		order by c.position, c.id`);
	return result.rows;
}
