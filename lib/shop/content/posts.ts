import type { Post, PostCard } from "../../contract/content.ts";
import type { Locale } from "../../domain/locale.ts";
import { postPath } from "../../i18n/paths.ts";
import { pictureOf } from "../catalog/picture-of.ts";
import type { Shop } from "../shop.ts";
import { type PostRow, postRow, postRows } from "./posts.sql.ts";

/** The list has no pages of its own. */
const POSTS_LISTED = 100;
/** Ground of articles without a picture. */
const NO_TINT = "#ffffff";

/** The newest published articles, at most 100. */
export async function listPosts({ db, now }: Shop, locale: Locale): Promise<PostCard[]> {
	const rows = await postRows(db, locale, now(), POSTS_LISTED);
	return rows.map((row) => cardOf(row, locale));
}

/** A published article; null when there is none with this id. */
export async function getPost({ db, now }: Shop, locale: Locale, id: number): Promise<Post | null> {
	const row = await postRow(db, locale, id, now());
	if (!row) return null;
	return {
		...cardOf(row, locale),
		body: row.body,
		urls: { cs: postPath("cs", { id, slug: row.slug_cs }), en: postPath("en", { id, slug: row.slug_en }) },
	};
}

function cardOf(row: PostRow, locale: Locale): PostCard {
	const { id, slug, title, perex } = row;
	return {
		id,
		slug,
		title,
		perex,
		url: postPath(locale, { id, slug }),
		published_at: new Date(row.published_at).toISOString(),
		image: pictureOf(row.picture_key, title),
		tint: row.tint ?? NO_TINT,
	};
}
