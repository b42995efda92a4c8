import type { ProductCard } from "../../../contract/catalogue.ts";
import type { Listing, ListingQuery } from "../../../contract/listing.ts";
import { availabilityOf } from "../../../domain/goods/availability.ts";
import { SEARCH_MAX_PRODUCTS } from "../../../domain/limits.ts";
import type { Locale } from "../../../domain/locale.ts";
import { brandPath, productPath } from "../../../i18n/paths.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type CardRow, cardRows } from "../catalog/cards.sql.ts";
import { priceFields } from "../catalog/prices.ts";
import { pictureOf } from "../media/picture-of.ts";
import { findProducts } from "../search-index/find-products.ts";
import { facetsOf } from "./facets.ts";
import { listingIds, listingWithFacets } from "./listing.sql.ts";
import { resolveFilter } from "./listing-filter.ts";

export function cardOf(row: CardRow, locale: Locale): ProductCard {
	const { warehouse, branches } = row;
	return {
		id: row.id,
		slug: row.slug,
		name: row.name,
		url: productPath(locale, { id: row.id, slug: row.slug, categorySlug: row.category_slug }),
		code: row.code,
		...priceFields(row),
		is_price_from: row.prices > 1,
		tax_rate: { rate: Number(row.vat) },
		main_image: pictureOf(row.picture_key, row.name),
		tint: row.tint,
		default_category: { id: row.category_id, slug: row.category_slug, name: row.category_name },
		brand: brandOf(row, locale),
		rating: row.rating === null ? null : { average: Number(row.rating), count: row.ratings },
		availability: availabilityOf({ isActive: row.is_active, isRestocked: row.is_restocked, warehouse, branches }),
		stock: warehouse + branches,
		labels: { isNew: row.is_new, isDiscount: row.is_sale, hasGifts: row.has_gifts },
		minimum_age: row.minimum_age,
		only_variant_id: row.variants === 1 ? row.variant_id : null,
	};
}

function brandOf({ brand_id: id, brand_slug: slug, brand_name: name }: CardRow, locale: Locale): ProductCard["brand"] {
	if (id === null || slug === null || name === null) return null;
	return { id, slug, name, url: brandPath(locale, { id, slug }) };
}

/** Cards of these products in this order; those not on sale are left out. */
export async function cardsInOrder(db: Database, locale: Locale, ids: number[]): Promise<ProductCard[]> {
	const byId = new Map((await cardRows(db, locale, ids)).map((row) => [row.id, row]));
	return ids.flatMap((id) => {
		const row = byId.get(id);
		return row ? [cardOf(row, locale)] : [];
	});
}

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
