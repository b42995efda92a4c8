import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { PostPage } from "#components/blog/post-page.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { postPath } from "#lib/i18n/paths.ts";
import { fetchPost } from "#lib/storefront/content/content.ts";
import { fetchSettings } from "#lib/storefront/content/settings.ts";
import { postMetadata } from "#lib/storefront/heads/written-metadata.ts";
import { idOf } from "#lib/storefront/pages/catalogue-page.ts";

export const ensureStatic = "navigation";

/** Articles are rendered on their first visit; the build needs one set of params, here of no existing page. */
export function generateStaticParams() {
	return [{ id: "0", slug: "x" }];
}

type Props = PageProps<"/[locale]/blog/[id]/[slug]">;

async function findPost(locale: Locale, word: string) {
	const id = idOf(word);
	return id === null ? null : fetchPost(locale, id);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const locale = await pageLocale();
	return postMetadata(locale, await findPost(locale, (await params).id));
}

export default async function Page({ params }: Props) {
	const locale = await pageLocale();
	const { id, slug } = await params;
	const post = await findPost(locale, id);
	if (!post) notFound();
	if (postPath(locale, { id: post.id, slug }) !== post.url) permanentRedirect(post.url);
	return <PostPage locale={locale} post={post} settings={await fetchSettings(locale)} />;
}
