import type { Database } from "../../kernel/db/client.ts";
import { keptCounts } from "./kept-counts.ts";
import { type Counts, countListing, type FacetRow } from "./listing.sql.ts";
import type { ListingFilter } from "./listing-filter.ts";
import type { ListingBase, PageOf } from "./listing-rows.sql.ts";
import { countGoods, pageIds, pageIdsOfLong } from "./page-ids.sql.ts";

const kept = keptCounts<Counts>();

/** Ids of a page of goods and their total, with the counts of facets when asked. `isKept`: what is counted may be minutes old, not the ids. */
export async function listIds(
	db: Database,
	base: ListingBase,
	filter: ListingFilter,
	{ page, isFaceted }: { page: PageOf; isFaceted: boolean },
): Promise<{ ids: number[]; total: number; rows: FacetRow[] | null; isKept: boolean }> {
	// What a search finds is bounded.
	const key = base.found ? null : keyOf(base, filter);
	const known = key === null ? undefined : await kept.get(db, key, () => countListing(db, base, filter, null));
	if (known) {
		const ids = await pageIdsOfLong(db, base, filter, page, known);
		return { ids, total: known.total, rows: isFaceted ? known.rows : null, isKept: true };
	}
	if (!isFaceted) {
		const [ids, total] = await Promise.all([pageIds(db, base, filter, page), countGoods(db, base, filter)]);
		return { ids, total, rows: null, isKept: false };
	}
	const { ids, ...counts } = await countListing(db, base, filter, page);
	if (key !== null) kept.keep(db, key, counts);
	return { ids, ...counts, isKept: false };
}

function keyOf({ categoryId, brandId, list }: ListingBase, { attributes, ...filter }: ListingFilter): string {
	return JSON.stringify([categoryId, brandId, list, filter, [...attributes]]);
}
