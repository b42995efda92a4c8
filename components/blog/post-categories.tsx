import Link from "next/link";
import { useTranslations } from "next-intl";
import type { PostCategory } from "#lib/contract/schemas/content.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import styles from "./post-categories.module.scss";

/** Links to all articles and to each category; renders nothing when there is no choice. */
export function PostCategories({
	locale,
	categories,
	current,
}: {
	locale: Locale;
	categories: PostCategory[];
	/** Id of the category shown; null for all articles. */
	current: number | null;
}) {
	const t = useTranslations("blog");
	const shown = categories.filter(({ count }) => count > 0);
	if (shown.length === 0) return null;
	const choices = [
		{ id: null, name: t("all"), url: screenPath(locale, "blog"), count: null },
		...shown.map(({ id, name, url, count }) => ({ id, name, url, count })),
	];
	return (
		<nav className={styles.root} aria-label={t("categories")}>
			<ul>
				{choices.map(({ id, name, url, count }) => (
					<li key={url}>
						<Link href={url} prefetch={false} aria-current={id === current ? "true" : undefined}>
							{name} {count !== null && <small>({count})</small>}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
