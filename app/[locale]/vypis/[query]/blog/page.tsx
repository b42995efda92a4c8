import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PostList } from "#components/blog/post-list.tsx";
import { stateOfFolder } from "#lib/i18n/listing-folder.ts";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { blogMetadata, findBlogPage } from "#lib/storefront/pages/blog-page.ts";

export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ query: "strana~2" }];
}

type Props = PageProps<"/[locale]/vypis/[query]/blog">;

async function findPage(params: Props["params"]) {
	const locale = await pageLocale();
	const state = stateOfFolder(locale, (await params).query);
	return { locale, page: await findBlogPage(locale, { page: state.page }) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { locale, page } = await findPage(params);
	return page ? blogMetadata(locale, page) : notFoundMetadata(locale);
}

/** Further pages of the blog; the middleware rewrites the query string to a folder. */
export default async function Page({ params }: Props) {
	const { locale, page } = await findPage(params);
	if (!page) notFound();
	return <PostList locale={locale} page={page} />;
}
