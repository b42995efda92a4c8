import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { PostList } from "#components/blog/post-list.tsx";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { blogMetadata, findBlogPage } from "#lib/storefront/pages/blog-page.ts";

export const ensureStatic = "navigation";

/** Categories are rendered on their first visit; the build needs one set of params, here of no existing page. */
export function generateStaticParams() {
	return [{ id: "0", slug: "x" }];
}

type Props = PageProps<"/[locale]/blog/kategorie/[id]/[slug]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const locale = await pageLocale();
	const page = await findBlogPage(locale, { category: (await params).id });
	return page ? blogMetadata(locale, page) : notFoundMetadata(locale);
}

export default async function Page({ params }: Props) {
	const locale = await pageLocale();
	const { id, slug } = await params;
	const page = await findBlogPage(locale, { category: id });
	if (!page?.list.category) notFound();
	if (slug !== page.list.category.slug) permanentRedirect(page.list.category.url);
	return <PostList locale={locale} page={page} />;
}
