import { useFormatter, useTranslations } from "next-intl";
import type { PostCard } from "#lib/contract/schemas/content.ts";
import styles from "./post-date.module.scss";

/** The day of publishing and the reading time. */
export function PostDate({ post }: { post: Pick<PostCard, "published_at" | "reading_minutes"> }) {
	const t = useTranslations("blog");
	const format = useFormatter();
	const date = format.dateTime(new Date(post.published_at), { day: "numeric", month: "long", year: "numeric" });
	return (
		<p className={styles.root}>
			<time dateTime={post.published_at}>{t("published", { date })}</time>
			<span>{t("readingTime", { minutes: post.reading_minutes })}</span>
		</p>
	);
}
