import Link from "next/link";
import { useTranslations } from "next-intl";
import { DEFAULT_SORT, SORTS } from "#lib/domain/goods/sorting.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { type ListingState, listingPath } from "#lib/i18n/listing-query.ts";
import styles from "./sorts.module.scss";

/** Sort orders of a listing as links. */
export function Sorts({ locale, url, state }: { locale: Locale; url: string; state: ListingState }) {
	const t = useTranslations("listing");
	return (
		<nav className={styles.root} aria-label={t("sort")}>
			{SORTS.map((sort) => (
				<Link
					key={sort}
					href={listingPath(locale, url, { ...state, sort, page: 1 })}
					aria-current={sort === state.sort ? "true" : undefined}
					rel={sort === DEFAULT_SORT ? undefined : "nofollow"}
					prefetch={false}
					scroll={false}
				>
					{sort === DEFAULT_SORT && state.search !== "" ? t("sorts.relevance") : t(`sorts.${sort}`)}
				</Link>
			))}
		</nav>
	);
}
