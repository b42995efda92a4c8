import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { SearchGroups as Groups } from "#lib/contract/schemas/search.ts";
import type { Locale } from "#lib/domain/locale.ts";
import styles from "./search-groups.module.scss";

const KINDS = ["categories", "brands", "articles", "pages"] as const;
const SHOWN = 3;

/** Search results besides goods: links by kind with counts; the first 3 of each, the others behind a button unless it would hide one alone. */
export async function SearchGroups({ locale, groups }: { locale: Locale; groups: Groups }) {
	const t = await getTranslations({ locale, namespace: "search" });
	const found = KINDS.filter((kind) => groups[kind].length > 0);
	if (found.length === 0) return null;
	return (
		<nav className={styles.root} aria-label={t("groups")}>
			{found.map((kind) => {
				const title = t(kind, { count: groups[kind].length });
				const all = groups[kind];
				const shown = all.length > SHOWN + 1 ? SHOWN : all.length;
				const others = all.slice(shown);
				return (
					<section key={kind} aria-labelledby={`search-${kind}`}>
						<h2 id={`search-${kind}`}>{title}</h2>
						<Links found={all.slice(0, shown)} />
						{others.length > 0 && (
							<details>
								<summary>
									{t("more", { count: others.length })}
									<span className={styles.of}>: {title}</span>
								</summary>
								<Links found={others} />
							</details>
						)}
					</section>
				);
			})}
		</nav>
	);
}

function Links({ found }: { found: Groups[(typeof KINDS)[number]] }) {
	return (
		<ul>
			{found.map(({ id, name, url }) => (
				<li key={id}>
					<Link href={url} prefetch={false}>
						{name}
					</Link>
				</li>
			))}
		</ul>
	);
}
