import { useTranslations } from "next-intl";
import { DEFAULT_SORT, type Sort } from "#lib/domain/goods/sorting.ts";
import type { ListingState } from "#lib/i18n/listing-query.ts";

/** Id of the popover with the orders, which a button elsewhere opens. */
export const SORTS_ID = "sorts";

/** The name of a sort order; what fits best comes first only where something was searched for. */
export function useSortName({ search }: Pick<ListingState, "search">): (sort: Sort) => string {
	const t = useTranslations("listing.sorts");
	return (sort) => (sort === DEFAULT_SORT && search !== "" ? t("relevance") : t(sort));
}
