import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { PostList } from "#components/blog/post-list.tsx";
import { stateOfFolder } from "#lib/i18n/listing-folder.ts";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { blogMetadata, categoryAddress, findBlogPage } from "#lib/storefront/pages/blog-page.ts";

export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ query: "strana~2", id: "0", slug: "x" }];
}

type Props = PageProps<"/[locale]/vypis/[query]/blog/kategorie/[id]/[slug]">;

async function findPage(params: Props["params"]) {
	const locale = await pageLocale();
	const { query, id } = await params;
	const page = await findBlogPage(locale, { page: stateOfFolder(locale, query).page, category: id });
	return { locale, page };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { locale, page } = await findPage(params);
	return page ? blogMetadata(locale, page) : notFoundMetadata(locale);
}

/** Further pages of a category of the blog. */
export default async function Page({ params }: Props) {
	const { locale, page } = await findPage(params);
	if (!page?.list.category) notFound();
	const { category } = page.list;
	if ((await params).slug !== category.slug) permanentRedirect(categoryAddress(locale, category, page.list.page));
	return <PostList locale={locale} page={page} />;
}
