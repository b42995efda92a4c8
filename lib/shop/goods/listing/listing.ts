import type { Listing, ListingQuery } from "../../../contract/schemas/listing.ts";
import { SEARCH_MAX_PRODUCTS } from "../../../domain/goods/goods-limits.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Shop } from "../../kernel/shop.ts";
import { cardsInOrder } from "../catalogue/cards.ts";
import { findProducts } from "../search-index/find-products.ts";
import { facetsOf } from "./facets.ts";
import { listingIds, listingWithFacets } from "./listing.sql.ts";
import { resolveFilter } from "./listing-filter.ts";

/** One page of goods, with facets when asked; a page past the end is empty, never refused. */
export async function listProducts(shop: Shop, locale: Locale, query: ListingQuery): Promise<Listing> {
	const { db } = shop;
	const [filter, found] = await Promise.all([
		resolveFilter(db, locale, query),
		query.q === undefined ? null : findProducts(db, locale, query.q, SEARCH_MAX_PRODUCTS),
	]);
	const base = { categoryId: query.category, brandId: query.brand_id, list: query.list, found: found?.ids };
	const page = { sort: query.sort, number: query.page, size: query.per_page };
	const listed =
		query.facets === "1"
			? await listingWithFacets(db, base, filter, page)
			: { ...(await listingIds(db, base, filter, page)), rows: null };
	const [products, facets] = await Promise.all([
		cardsInOrder(db, locale, listed.ids),
		listed.rows && facetsOf(db, locale, listed.rows, filter),
	]);
	return {
		products,
		total: listed.total,
		is_cut: found?.isCut ?? false,
		page: query.page,
		pages: Math.max(1, Math.ceil(listed.total / query.per_page)),
		per_page: query.per_page,
		facets,
		corrected: found?.corrected ?? null,
	};
}
