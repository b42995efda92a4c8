import { sql } from "drizzle-orm";
import type { Locale } from "../../domain/locale.ts";
import type { Database } from "../db/client.ts";

export type PostRow = {
	id: number;
	slug: string;
	title: string;
	perex: string;
	published_at: string;
	picture_key: string | null;
	tint: string | null;
};

/** Articles published by `now`, the newest first, at most `limit`. Locks nothing. */
export async function postRows(db: Database, locale: Locale, now: Date, limit: number): Promise<PostRow[]> {
	const { rows } = await db.execute<PostRow>(sql`
		select p.id, t.slug, t.title, t.perex, p.published_at, x.key as picture_key, x.tint
		from posts p
		join post_translations t on t.post_id = p.id and t.locale = ${locale}
		left join pictures x on x.id = p.picture_id
		where p.published_at <= ${now}
		order by p.published_at desc, p.id desc limit ${limit}`);
	return rows;
}

export type PostDetailRow = PostRow & { body: string; slug_cs: string; slug_en: string };

/** An article published by `now`; undefined when there is none with this id. Locks nothing. */
export async function postRow(db: Database, locale: Locale, id: number, now: Date): Promise<PostDetailRow | undefined> {
	const { rows } = await db.execute<PostDetailRow>(sql`
		select p.id, t.slug, t.title, t.perex, t.body, p.published_at, x.key as picture_key, x.tint,
			cs.slug as slug_cs, en.slug as slug_en
		from posts p
		join post_translations t on t.post_id = p.id and t.locale = ${locale}
		join post_translations cs on cs.post_id = p.id and cs.locale = 'cs'
		join post_translations en on en.post_id = p.id and en.locale = 'en'
		left join pictures x on x.id = p.picture_id
		where p.id = ${id} and p.published_at <= ${now}`);
	return rows[0];
}
