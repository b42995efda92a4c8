import Link from "next/link";
import { useTranslations } from "next-intl";
import { BackLink } from "#components/content/back-link.tsx";
import { TextColumns } from "#components/content/text-columns.tsx";
import { TextFrame } from "#components/content/text-frame.tsx";
import { TextHead } from "#components/content/text-head.tsx";
import { Garland } from "#components/picture/garland.tsx";
import { ProductRow } from "#components/product/card/product-row.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import type { Post } from "#lib/contract/schemas/content.ts";
import type { Settings } from "#lib/contract/schemas/lists.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { LISTS } from "#lib/storefront/analytics/item-lists.ts";
import { blogPosting } from "#lib/storefront/structured-data/blog-posting.ts";
import { inContext } from "#lib/storefront/structured-data/in-context.ts";
import { PostCards } from "./post-cards.tsx";
import { PostDate } from "./post-date.tsx";
import styles from "./post-page.module.scss";

type Props = { locale: Locale; post: Post; settings: Pick<Settings, "contacts" | "bottommenu"> };

/** An article of the blog, then its goods and related articles. */
export function PostPage({ locale, post, settings }: Props) {
	const t = useTranslations("blog");
	const shop = useTranslations("shop");
	const blog = { name: t("title"), url: screenPath(locale, "blog") };
	const { category } = post;
	return (
		<TextFrame
			locale={locale}
			steps={category ? [blog, category] : [blog]}
			current={{ name: post.title, url: post.url }}
		>
			<JsonLd data={inContext(blogPosting(locale, post, shop("name")))} />
			<article>
				<TextHead title={post.title} perex={post.perex} image={post.image} scene={post.scene} tint={post.tint}>
					<div className={styles.line}>
						<PostDate post={post} />
						{category && (
							<Link href={category.url} prefetch={false}>
								{category.name}
							</Link>
						)}
					</div>
				</TextHead>
				<TextColumns
					locale={locale}
					blocks={post.blocks}
					settings={settings}
					url={post.url}
					parts={post.products.length > 0 ? [{ id: "zbozi", text: t("products") }] : []}
				/>
			</article>
			<div className={styles.after}>
				{post.products.length + post.related.length > 0 && <Garland />}
				<ProductRow id="zbozi" title={t("products")} products={post.products} locale={locale} list={LISTS.article} />
				{post.related.length > 0 && (
					<section aria-labelledby="dalsi">
						<h2 id="dalsi">{t("related")}</h2>
						<PostCards posts={post.related} headingLevel={3} />
					</section>
				)}
			</div>
			<BackLink href={blog.url} text={t("back")} />
		</TextFrame>
	);
}
