import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PostList } from "#components/blog/post-list.tsx";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { blogMetadata, findBlogPage } from "#lib/storefront/pages/blog-page.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const page = await findBlogPage(locale);
	return page ? blogMetadata(locale, page) : notFoundMetadata(locale);
}

export default async function Page() {
	const locale = await pageLocale();
	const page = await findBlogPage(locale);
	if (!page) notFound();
	return <PostList locale={locale} page={page} />;
}
