import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { PostCategory, PostsPage } from "#lib/contract/schemas/content.ts";
import { eachLocaleOf, type Locale } from "#lib/domain/locale.ts";
import { listingPath, PLAIN_LISTING } from "#lib/i18n/listing-query.ts";
import { pageMetadata } from "#lib/i18n/page-metadata.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { fetchPostCategories, fetchPosts } from "../content/content.ts";
import { idOf } from "./catalogue-page.ts";

/** The API accepts no higher page number. */
const PAGES_MAX = 10_000;

export type BlogPage = { list: PostsPage; categories: PostCategory[] };

/** A page of all articles, or of a category's when its id is given; null when there is no such page or category. */
export async function findBlogPage(
	locale: Locale,
	{ page = 1, category }: { page?: number; category?: string } = {},
): Promise<BlogPage | null> {
	const id = category === undefined ? undefined : idOf(category);
	if (id === null || page > PAGES_MAX) return null;
	const [list, categories] = await Promise.all([
		fetchPosts(locale, { page, ...(id === undefined ? {} : { category: id }) }),
		fetchPostCategories(locale),
	]);
	return list && { list, categories };
}

/** Head of a page of the blog. A further page links to the other language only if that has as many pages. */
export async function blogMetadata(locale: Locale, { list }: BlogPage): Promise<Metadata> {
	const t = await getTranslations({ locale, namespace: "head" });
	const { category, page } = list;
	const title = category ? t("blogCategory.title", { name: category.name }) : t("blog.title");
	const text = category ? t("blogCategory.description", { name: category.name }) : t("blog.description");
	return pageMetadata({
		locale,
		title: page > 1 ? t("pageTitle", { title, page }) : title,
		description: page > 1 ? t("pageDescription", { text, page }) : text,
		urls: await eachLocaleOf((one) => addressIn(one, locale, list)),
	});
}

/** Address of this page in a language; null if it has none. */
async function addressIn(locale: Locale, shown: Locale, { category, page }: PostsPage): Promise<string | null> {
	const url = category ? category.urls[locale] : screenPath(locale, "blog");
	if (url === null) return null;
	const isSurelyThere = locale === shown || page === 1;
	const list = isSurelyThere || (await fetchPosts(locale, { page, ...(category ? { category: category.id } : {}) }));
	return list ? listingPath(locale, url, { ...PLAIN_LISTING, page }) : null;
}

/** The canonical address of a category's page, to redirect from a wrong slug. */
export function categoryAddress(locale: Locale, category: { url: string }, page: number): string {
	return listingPath(locale, category.url, { ...PLAIN_LISTING, page });
}
