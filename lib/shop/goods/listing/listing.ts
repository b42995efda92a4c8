import type { Listing, ListingQuery } from "../../../contract/schemas/listing.ts";
import { SEARCH_MAX_PRODUCTS } from "../../../domain/goods/goods-limits.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Shop } from "../../kernel/shop.ts";
import { cardsInOrder } from "../catalogue/cards.ts";
import { findProducts } from "../search-index/find-products.ts";
import { facetsOf } from "./facets.ts";
import { listIds } from "./list-ids.ts";
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
	const listed = await listIds(db, base, filter, { page, isFaceted: query.facets === "1" });
	const [products, facets] = await Promise.all([
		cardsInOrder(db, locale, listed.ids),
		listed.rows && facetsOf(db, locale, listed.rows, filter),
	]);
	return {
		products,
		total: listed.total,
		counts_may_be_old: listed.isKept,
		is_cut: found?.isCut ?? false,
		page: query.page,
		pages: Math.max(1, Math.ceil(listed.total / query.per_page)),
		per_page: query.per_page,
		facets,
		corrected: found?.corrected ?? null,
	};
}
