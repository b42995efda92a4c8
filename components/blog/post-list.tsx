import Image from "next/image";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Breadcrumb } from "#components/layout/breadcrumb.tsx";
import type { PostCard } from "#lib/contract/content.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { PostDate } from "./post-date.tsx";
import styles from "./post-list.module.scss";

/** The blog: articles with picture, title and what they are about, the newest first. */
export async function PostList({ locale, posts }: { locale: Locale; posts: PostCard[] }) {
	const t = await getTranslations({ locale, namespace: "blog" });
	return (
		<div className={styles.root}>
			<Breadcrumb locale={locale} steps={[]} current={t("title")} />
			<header className={styles.head}>
				<h1>{t("title")}</h1>
				<p>{t("description")}</p>
			</header>
			{posts.length === 0 && <p>{t("empty")}</p>}
			<ul className={styles.posts}>
				{posts.map((post, index) => (
					<li key={post.id}>
						<article className={styles.post}>
							<div className={styles.picture} style={{ background: post.tint }}>
								{post.image && (
									<Image
										src={post.image.src}
										alt=""
										width={480}
										height={600}
										sizes="(min-width: 1024px) 400px, (min-width: 768px) 46vw, 92vw"
										{...(index === 0 ? { fetchPriority: "high" as const, loading: "eager" as const } : {})}
									/>
								)}
							</div>
							<PostDate locale={locale} at={post.published_at} />
							<h2>
								<Link className={styles.link} href={post.url} prefetch={false}>
									{post.title}
								</Link>
							</h2>
							<p>{post.perex}</p>
						</article>
					</li>
				))}
			</ul>
		</div>
	);
}
