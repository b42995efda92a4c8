import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PostList } from "#components/blog/post-list.tsx";
import { fetchPosts } from "#lib/api/server.ts";
import { alternates } from "#lib/i18n/alternates.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const locale = await pageLocale();
	const t = await getTranslations({ locale, namespace: "blog" });
	return {
		title: t("title"),
		description: t("description"),
		...alternates(locale, { cs: screenPath("cs", "blog"), en: screenPath("en", "blog") }),
	};
}

export default async function Page() {
	const locale = await pageLocale();
	return <PostList locale={locale} posts={await fetchPosts(locale)} />;
}
