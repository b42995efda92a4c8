import Link from "next/link";
import { useTranslations } from "next-intl";
import { DEFAULT_SORT, SORTS, type Sort } from "#lib/domain/goods/sorting.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { type ListingState, listingPath } from "#lib/i18n/listing-query.ts";
import styles from "./sorts.module.scss";

export const SORTS_ID = "sorts";

/** The name of a sort order; what fits best comes first only where something was searched for. */
export function useSortName({ search }: Pick<ListingState, "search">): (sort: Sort) => string {
	const t = useTranslations("listing.sorts");
	return (sort) => (sort === DEFAULT_SORT && search !== "" ? t("relevance") : t(sort));
}

/** Sort orders of a listing as links: a row on wide screens, on small ones a native popover behind a button of the list. */
export function Sorts({ locale, url, state }: { locale: Locale; url: string; state: ListingState }) {
	const t = useTranslations("listing");
	const nameOf = useSortName(state);
	return (
		<nav id={SORTS_ID} className={styles.root} popover="auto" aria-label={t("sort")}>
			{SORTS.map((sort) => (
				<Link
					key={sort}
					href={listingPath(locale, url, { ...state, sort, page: 1 })}
					aria-current={sort === state.sort ? "true" : undefined}
					rel={sort === DEFAULT_SORT ? undefined : "nofollow"}
					prefetch={false}
					scroll={false}
				>
					{nameOf(sort)}
				</Link>
			))}
		</nav>
	);
}
