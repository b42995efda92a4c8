import type { Post, PostCard, PostCategory, PostsPage } from "../../../contract/schemas/content.ts";
import type { Locale } from "../../../domain/locale.ts";
import { headScene } from "../../goods/media/head-scene.ts";
import { pictureOf } from "../../goods/media/picture-of.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import {
	type CategoryRow,
	type PostRow,
	postCategoryRows,
	postCount,
	postRow,
	postRows,
	relatedPostRows,
} from "./posts.sql.ts";
import { showTexts } from "./show-blocks.ts";
import { NO_TINT, urlsOf } from "./urls-of.ts";

const WORDS_PER_MINUTE = 200;
const RELATED = 3;

/** One page of published articles, newest first; null past the end, and for an unknown category. */
export async function listPosts(
	{ db, now }: Shop,
	locale: Locale,
	asked: { page: number; category?: number | undefined; per_page: number },
): Promise<PostsPage | null> {
	const { page, category: categoryId, per_page } = asked;
	const moment = now();
	const [rows, total, categories] = await Promise.all([
		postRows(db, locale, moment, { category: categoryId, limit: per_page, offset: (page - 1) * per_page }),
		postCount(db, locale, moment, categoryId),
		categoryId === undefined ? [] : postCategoryRows(db, locale, moment),
	]);
	const category = categories.find(({ id }) => id === categoryId);
	const pages = Math.max(1, Math.ceil(total / per_page));
	if (page > pages || (categoryId !== undefined && !category)) return null;
	return {
		posts: rows.map((row) => cardOf(row, locale)),
		...{ total, page, pages },
		category: category
			? { ...shortCategory(category, locale), count: category.count, urls: categoryUrls(category) }
			: null,
	};
}

/** A published article; null when none has this id. */
export async function getPost({ db, now }: Shop, locale: Locale, id: number): Promise<Post | null> {
	const moment = now();
	const row = await postRow(db, locale, id, moment);
	if (!row) return null;
	const [shown, related] = await Promise.all([
		showTexts(db, locale, row.blocks, row.product_ids),
		relatedPostRows(db, locale, moment, { id, category: row.category_id, limit: RELATED }),
	]);
	return {
		...cardOf(row, locale),
		updated_at: new Date(row.updated_at).toISOString(),
		...shown,
		scene: headScene(row.recipe),
		related: related.map((one) => cardOf(one, locale)),
		urls: urlsOf(row, (of, slug) => pageLinks.post(of, { id, slug })),
	};
}

/** Categories of the blog, with the number of their published articles. */
export async function listPostCategories({ db, now }: Shop, locale: Locale): Promise<PostCategory[]> {
	const rows = await postCategoryRows(db, locale, now());
	return rows.map((row) => ({ ...shortCategory(row, locale), count: row.count }));
}

const categoryUrls = (row: CategoryRow) =>
	urlsOf(row, (locale, slug) => pageLinks.written(locale, "blogCategory", { id: row.id, slug }));

function shortCategory({ id, slug, name }: { id: number; slug: string; name: string }, locale: Locale) {
	return { id, slug, name, url: pageLinks.written(locale, "blogCategory", { id, slug }) };
}

function cardOf(row: PostRow, locale: Locale): PostCard {
	const { id, slug, title, perex, category_id, category_slug, category_name } = row;
	return {
		...{ id, slug, title, perex },
		url: pageLinks.post(locale, { id, slug }),
		published_at: new Date(row.published_at).toISOString(),
		reading_minutes: Math.max(1, Math.round(row.words / WORDS_PER_MINUTE)),
		category:
			category_id === null || category_slug === null || category_name === null
				? null
				: shortCategory({ id: category_id, slug: category_slug, name: category_name }, locale),
		image: pictureOf(row.picture_key, title),
		tint: row.tint ?? NO_TINT,
	};
}
