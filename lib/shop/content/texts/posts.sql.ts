import { type SQL, sql } from "drizzle-orm";
import type { Block } from "../../../contract/blocks.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";

export type PostRow = {
	id: number;
	slug: string;
	title: string;
	perex: string;
	published_at: string;
	words: number;
	category_id: number | null;
	category_slug: string | null;
	category_name: string | null;
	picture_key: string | null;
	tint: string | null;
};

const cardColumns = sql`
	p.id, t.slug, t.title, t.perex, p.published_at, c.category_id, c.slug as category_slug, c.name as category_name,
	x.key as picture_key, x.tint, coalesce(array_length(regexp_split_to_array(btrim(t.body), '\\s+'), 1), 0) as words`;
const cardTables = (locale: Locale) => sql`
	posts p
	join post_translations t on t.post_id = p.id and t.locale = ${locale}
	left join post_category_translations c on c.category_id = p.category_id and c.locale = ${locale}
	left join pictures x on x.id = p.picture_id`;
const inCategory = (id: number | undefined): SQL => (id === undefined ? sql`` : sql`and p.category_id = ${id}`);

/** Articles published by `now`, the newest first. Locks nothing. */
export async function postRows(
	db: Database,
	locale: Locale,
	now: Date,
	page: { category: number | undefined; limit: number; offset: number },
): Promise<PostRow[]> {
	const { rows } = await db.execute<PostRow>(sql`
		select ${cardColumns} from ${cardTables(locale)}
		where p.published_at <= ${now} ${inCategory(page.category)}
		order by p.published_at desc, p.id desc limit ${page.limit} offset ${page.offset}`);
	return rows;
}

export async function postCount(
	db: Database,
	locale: Locale,
	now: Date,
	category: number | undefined,
): Promise<number> {
	const { rows } = await db.execute<{ count: number }>(sql`
		select count(*)::int as count from posts p join post_translations t on t.post_id = p.id and t.locale = ${locale}
		where p.published_at <= ${now} ${inCategory(category)}`);
	return rows[0]?.count ?? 0;
}

/** Others to read on: of the same category first, then the newest. Locks nothing. */
export async function relatedPostRows(
	db: Database,
	locale: Locale,
	now: Date,
	to: { id: number; category: number | null; limit: number },
): Promise<PostRow[]> {
	const { rows } = await db.execute<PostRow>(sql`
		select ${cardColumns} from ${cardTables(locale)}
		where p.published_at <= ${now} and p.id <> ${to.id}
		order by p.category_id is distinct from ${to.category}::int, p.published_at desc, p.id desc limit ${to.limit}`);
	return rows;
}

export type PostDetailRow = PostRow & {
	updated_at: string;
	blocks: Block[];
	slug_cs: string | null;
	slug_en: string | null;
	product_ids: number[];
};

/** An article published by `now`; undefined when there is none with this id. Locks nothing. */
export async function postRow(db: Database, locale: Locale, id: number, now: Date): Promise<PostDetailRow | undefined> {
	const { rows } = await db.execute<PostDetailRow>(sql`
		select ${cardColumns}, p.updated_at, t.blocks, cs.slug as slug_cs, en.slug as slug_en,
			array(select pp.product_id from post_products pp where pp.post_id = p.id order by pp.position) as product_ids
		from ${cardTables(locale)}
		left join post_translations cs on cs.post_id = p.id and cs.locale = 'cs'
		left join post_translations en on en.post_id = p.id and en.locale = 'en'
		where p.id = ${id} and p.published_at <= ${now}`);
	return rows[0];
}

export type CategoryRow = {
	id: number;
	slug: string;
	name: string;
	slug_cs: string | null;
	slug_en: string | null;
	count: number;
};

/** Categories of the blog that have a name in this language, with the number of their articles published by `now`. */
export async function postCategoryRows(db: Database, locale: Locale, now: Date): Promise<CategoryRow[]> {
	const { rows } = await db.execute<CategoryRow>(sql`
		select c.id, t.slug, t.name, cs.slug as slug_cs, en.slug as slug_en,
			(select count(*)::int from posts p join post_translations x on x.post_id = p.id and x.locale = ${locale}
				where p.category_id = c.id and p.published_at <= ${now}) as count
		from post_categories c
		join post_category_translations t on t.category_id = c.id and t.locale = ${locale}
		left join post_category_translations cs on cs.category_id = c.id and cs.locale = 'cs'
		left join post_category_translations en on en.category_id = c.id and en.locale = 'en'
		order by c.position, c.id`);
	return rows;
}
