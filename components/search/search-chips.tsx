import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { SearchGroups } from "#lib/contract/schemas/search.ts";
import type { Locale } from "#lib/domain/locale.ts";
import styles from "./search-groups.module.scss";

/** Of each kind, so many lead straight to what was found; articles and pages are long titles, read below the goods. */
const DIRECT = { categories: 3, brands: 1, articles: 0, pages: 0 };
const KINDS = ["categories", "brands", "articles", "pages"] as const;

/** What was found beside goods, in one slim row above them: the nearest by name, the others by their number, which leads below the goods. */
export async function SearchChips({ locale, groups }: { locale: Locale; groups: SearchGroups }) {
	const t = await getTranslations({ locale, namespace: "search" });
	const direct = KINDS.flatMap((kind) => groups[kind].slice(0, DIRECT[kind]));
	const further = KINDS.filter((kind) => groups[kind].length > DIRECT[kind]);
	if (direct.length + further.length === 0) return null;
	return (
		<nav aria-label={t("near")}>
			<ul className={styles.near}>
				{direct.map(({ name, url }) => (
					<li key={url}>
						<Link href={url} prefetch={false}>
							{name}
						</Link>
					</li>
				))}
				{further.map((kind) => (
					<li key={kind}>
						<a href={`#search-${kind}`}>{t(kind, { count: groups[kind].length })}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
