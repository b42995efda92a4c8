import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import { countFilters, type ListingState } from "#lib/i18n/listing-query.ts";
import styles from "./listing-bar.module.scss";
import { SORTS_ID, useSortName } from "./use-sort-name.ts";

/** Below the desktop's width: buttons that open filters and orders, which stay at the top of a phone while goods go by. */
export function ListingBar({ state, hasFilters }: { state: ListingState; hasFilters: boolean }) {
	const t = useTranslations("listing");
	const nameOf = useSortName(state);
	const count = countFilters(state);
	return (
		<div className={styles.root}>
			{hasFilters && (
				<button type="button" popoverTarget="filters">
					<Icon name="sliders-horizontal" size={18} />
					<span>{count > 0 ? t("filterCount", { count }) : t("filter")}</span>
				</button>
			)}
			<button type="button" popoverTarget={SORTS_ID} aria-label={`${t("sort")}: ${nameOf(state.sort)}`}>
				<span>{nameOf(state.sort)}</span>
				<Icon name="chevron-down" size={18} />
			</button>
		</div>
	);
}
