import { useTranslations } from "next-intl";
import { TextFrame } from "#components/content/text-frame.tsx";
import { TextHead } from "#components/content/text-head.tsx";
import { Pages } from "#components/navigation/pages.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { listingPath, PLAIN_LISTING } from "#lib/i18n/listing-query.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import type { BlogPage } from "#lib/storefront/pages/blog-page.ts";
import { PostCards } from "./post-cards.tsx";
import { PostCategories } from "./post-categories.tsx";

/** A page of the blog, or of one of its categories: the newest articles first. */
export function PostList({ locale, page }: { locale: Locale; page: BlogPage }) {
	const t = useTranslations("blog");
	const { list, categories } = page;
	const { category } = list;
	const blog = screenPath(locale, "blog");
	const title = category?.name ?? t("title");
	return (
		<TextFrame
			locale={locale}
			steps={category ? [{ name: t("title"), url: blog }] : []}
			current={{ name: title, url: category?.url ?? blog }}
		>
			<TextHead
				title={title}
				perex={category ? t("categoryDescription", { name: category.name }) : t("description")}
				image={null}
				scene="photo"
			/>
			<PostCategories locale={locale} categories={categories} current={category?.id ?? null} />
			{list.posts.length === 0 && <p>{category ? t("emptyCategory") : t("empty")}</p>}
			<PostCards posts={list.posts} headingLevel={2} eager={1} />
			{list.pages > 1 && (
				<Pages
					page={list.page}
					pages={list.pages}
					pathOf={(number) => listingPath(locale, category?.url ?? blog, { ...PLAIN_LISTING, page: number })}
				/>
			)}
		</TextFrame>
	);
}
