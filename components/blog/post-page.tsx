import Image from "next/image";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Breadcrumb } from "#components/layout/breadcrumb.tsx";
import type { Post } from "#lib/contract/content.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { PostBody } from "./post-body.tsx";
import { PostDate } from "./post-date.tsx";
import styles from "./post-page.module.scss";

/** An article of the blog. */
export async function PostPage({ locale, post }: { locale: Locale; post: Post }) {
	const t = await getTranslations({ locale, namespace: "blog" });
	const blog = screenPath(locale, "blog");
	return (
		<article className={styles.root}>
			<Breadcrumb locale={locale} steps={[{ name: t("title"), url: blog }]} current={post.title} />
			<header className={styles.head}>
				<div>
					<h1>{post.title}</h1>
					<PostDate locale={locale} at={post.published_at} />
					<p className={styles.perex}>{post.perex}</p>
				</div>
				{post.image && (
					<div className={styles.picture} style={{ background: post.tint }}>
						<Image
							src={post.image.src}
							alt=""
							width={480}
							height={600}
							sizes="(min-width: 768px) 400px, 92vw"
							fetchPriority="high"
							loading="eager"
						/>
					</div>
				)}
			</header>
			<PostBody markdown={post.body} />
			<p className={styles.back}>
				<Link href={blog}>{t("back")}</Link>
			</p>
		</article>
	);
}
