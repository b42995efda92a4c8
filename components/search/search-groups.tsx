import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { SearchGroups as Groups } from "#lib/contract/search.ts";
import type { Locale } from "#lib/domain/locale.ts";
import styles from "./search-groups.module.scss";

const KINDS = ["categories", "brands", "articles", "pages"] as const;

/** What a search found beside the goods: links by kind, with their number. Nothing when there is nothing. */
export async function SearchGroups({ locale, groups }: { locale: Locale; groups: Groups }) {
	const t = await getTranslations({ locale, namespace: "search" });
	const found = KINDS.filter((kind) => groups[kind].length > 0);
	if (found.length === 0) return null;
	return (
		<nav className={styles.root} aria-label={t("groups")}>
			{found.map((kind) => (
				<section key={kind} aria-labelledby={`search-${kind}`}>
					<h2 id={`search-${kind}`}>{t(kind, { count: groups[kind].length })}</h2>
					<ul>
						{groups[kind].map((one) => (
							<li key={one.id}>
								<Link href={one.url} prefetch={false}>
									{one.name}
								</Link>
							</li>
						))}
					</ul>
				</section>
			))}
		</nav>
	);
}
