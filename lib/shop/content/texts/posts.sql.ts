import { and, count, eq, lte, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { block } from "../../../contract/schemas/blocks.ts";
import type { Locale } from "../../../domain/locale.ts";
import { byLocale, writtenTexts } from "../../kernel/db/by-locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";
import { postCategoryTranslations, posts, postTranslations } from "../../kernel/db/schema/content.ts";

const cardRow = z.strictObject({
	id: z.int(),
	slug: z.string(),
	title: z.string(),
	perex: z.string(),
	published_at: z.string(),
	words: z.int(),
	category_id: z.int().nullable(),
	category_slug: z.string().nullable(),
	category_name: z.string().nullable(),
	picture_key: z.string().nullable(),
	tint: z.string().nullable(),
});
export type PostRow = z.infer<typeof cardRow>;

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
export function postRows(
	db: Database,
	locale: Locale,
	now: Date,
	page: { category: number | undefined; limit: number; offset: number },
): Promise<PostRow[]> {
	return readRows(
		db,
		cardRow,
		sql`
		select ${cardColumns} from ${cardTables(locale)}
		where p.published_at <= ${now} ${inCategory(page.category)}
		order by p.published_at desc, p.id desc limit ${page.limit} offset ${page.offset}`,
	);
}

export async function postCount(
	db: Database,
	locale: Locale,
	now: Date,
	category: number | undefined,
): Promise<number> {
	const [row] = await db
		.select({ count: count() })
		.from(posts)
		.innerJoin(postTranslations, and(eq(postTranslations.postId, posts.id), eq(postTranslations.locale, locale)))
		.where(and(lte(posts.publishedAt, now), category === undefined ? undefined : eq(posts.categoryId, category)));
	return row?.count ?? 0;
}

/** Articles to read next: the same category first, then the newest. Locks nothing. */
export function relatedPostRows(
	db: Database,
	locale: Locale,
	now: Date,
	to: { id: number; category: number | null; limit: number },
): Promise<PostRow[]> {
	return readRows(
		db,
		cardRow,
		sql`
		select ${cardColumns} from ${cardTables(locale)}
		where p.published_at <= ${now} and p.id <> ${to.id}
		order by p.category_id is distinct from ${to.category}::int, p.published_at desc, p.id desc limit ${to.limit}`,
	);
}

const detailRow = cardRow.extend({
	updated_at: z.string(),
	blocks: z.array(block),
	recipe: z.unknown(),
	slugs: writtenTexts,
	product_ids: z.array(z.int()),
});
export type PostDetailRow = z.infer<typeof detailRow>;

/** An article published by `now`; undefined when none has this id. Locks nothing. */
export function postRow(db: Database, locale: Locale, id: number, now: Date): Promise<PostDetailRow | undefined> {
	return readRow(
		db,
		detailRow,
		sql`
		select ${cardColumns}, p.updated_at, t.blocks, x.recipe, ${byLocale(postTranslations.slug, postTranslations.postId, sql`p.id`)} as slugs,
			array(select pp.product_id from post_products pp where pp.post_id = p.id order by pp.position) as product_ids
		from ${cardTables(locale)}
		where p.id = ${id} and p.published_at <= ${now}`,
	);
}

const categoryRow = z.strictObject({
	id: z.int(),
	slug: z.string(),
	name: z.string(),
	slugs: writtenTexts,
	count: z.int(),
});
export type CategoryRow = z.infer<typeof categoryRow>;

/** Categories of the blog that have a name in this language, with the number of their articles published by `now`. */
export function postCategoryRows(db: Database, locale: Locale, now: Date): Promise<CategoryRow[]> {
	return readRows(
		db,
		categoryRow,
		sql`
		select c.id, t.slug, t.name,
			${byLocale(postCategoryTranslations.slug, postCategoryTranslations.categoryId, sql`c.id`)} as slugs,
			(select count(*)::int from posts p join post_translations x on x.post_id = p.id and x.locale = ${locale}
				where p.category_id = c.id and p.published_at <= ${now}) as count
		from post_categories c
		join post_category_translations t on t.category_id = c.id and t.locale = ${locale}
		order by c.position, c.id`,
	);
}
