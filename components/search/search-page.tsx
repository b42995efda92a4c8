import type { CSSProperties } from "react";
import { TrackSearch } from "#components/analytics/track-search.tsx";
import { Listing } from "#components/listing/listing.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { countFilters } from "#lib/i18n/listing-query.ts";
import { paperOf } from "#lib/storefront/goods/theme-papers.ts";
import type { ListingPage } from "#lib/storefront/pages/listing-page.ts";
import { SearchChips } from "./search-chips.tsx";
import { SearchGroups } from "./search-groups.tsx";
import { SearchHead } from "./search-head.tsx";
import styles from "./search-page.module.scss";
import { StartHere } from "./start-here.tsx";

/** What a search found: the goods as a listing, what else there is in one row above them and in full below. */
export function SearchPage({ locale, page }: { locale: Locale; page: ListingPage }) {
	const { state, listing, groups, theme } = page;
	const hasGoods = listing.total > 0 || countFilters(state) > 0;
	const hasOthers = Object.values(groups ?? {}).some((found) => found.length > 0);
	const isEmpty = !hasGoods && !hasOthers;
	return (
		// Goods lie on the paper of the theme that is meant.
		<div className={styles.root} style={theme ? ({ "--theme": paperOf(theme) } as CSSProperties) : undefined}>
			<TrackSearch query={state.search} />
			<SearchHead locale={locale} query={state.search} corrected={listing.corrected} isEmpty={isEmpty} theme={theme} />
			{isEmpty && <StartHere locale={locale} />}
			{groups && hasGoods && <SearchChips locale={locale} groups={groups} />}
			{hasGoods && <Listing locale={locale} page={page} />}
			{groups && <SearchGroups locale={locale} groups={groups} />}
		</div>
	);
}
