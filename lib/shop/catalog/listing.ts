import type { Listing, ListingQuery, ProductCard } from "../../contract/catalogue.ts";
import { availabilityOf } from "../../domain/availability.ts";
import type { Locale } from "../../domain/locale.ts";
import { productPath } from "../../i18n/paths.ts";
import type { Shop } from "../shop.ts";
import { type CardRow, cardRows } from "./cards.sql.ts";
import { listingIds } from "./listing.sql.ts";
import { pictureOf } from "./picture-of.ts";
import { priceFields } from "./prices.ts";

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
		brand: row.brand_id === null ? null : { id: row.brand_id, slug: row.brand_slug ?? "", name: row.brand_name ?? "" },
		availability: availabilityOf({ isActive: row.is_active, isRestocked: row.is_restocked, warehouse, branches }),
		stock: warehouse + branches,
		labels: { isNew: row.is_new, isDiscount: row.net_sale_price !== null, hasGifts: row.has_gifts },
		minimum_age: row.minimum_age,
		only_variant_id: row.variants === 1 ? row.variant_id : null,
	};
}

/** One page of goods; a page past the end is empty, never refused. */
export async function listProducts(shop: Shop, locale: Locale, query: ListingQuery): Promise<Listing> {
	const { ids, total } = await listingIds(
		shop.db,
		{ categoryId: query.category, list: query.list },
		{ sort: query.sort, number: query.page, size: query.per_page },
	);
	const byId = new Map((await cardRows(shop.db, locale, ids)).map((row) => [row.id, row]));
	const products = ids.flatMap((id) => {
		const row = byId.get(id);
		return row ? [cardOf(row, locale)] : [];
	});
	return {
		products,
		total,
		page: query.page,
		pages: Math.max(1, Math.ceil(total / query.per_page)),
		per_page: query.per_page,
	};
}
