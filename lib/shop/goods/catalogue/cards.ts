import type { ProductCard } from "../../../contract/schemas/catalogue.ts";
import { availabilityOf } from "../../../domain/goods/availability.ts";
import { sizeSpan } from "../../../domain/goods/size-span.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { pageLinks } from "../../kernel/links.ts";
import { pictureOf } from "../media/picture-of.ts";
import { type CardRow, cardRows } from "./cards.sql.ts";
import { priceFields } from "./price-fields.ts";

export function cardOf(row: CardRow, locale: Locale): ProductCard {
	const { warehouse, branches } = row;
	return {
		id: row.id,
		slug: row.slug,
		name: row.name,
		url: pageLinks.product(locale, { id: row.id, slug: row.slug, categorySlug: row.category_slug }),
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
		...(row.hire ? { hire: { ...row.hire, sizes: sizeSpan(row.hire.sizes) } } : {}),
	};
}

function brandOf({ brand_id: id, brand_slug: slug, brand_name: name }: CardRow, locale: Locale): ProductCard["brand"] {
	if (id === null || slug === null || name === null) return null;
	return { id, slug, name, url: pageLinks.brand(locale, { id, slug }) };
}

/** Cards of these products in this order; those not on sale are left out. */
export async function cardsInOrder(db: Database, locale: Locale, ids: number[]): Promise<ProductCard[]> {
	const byId = new Map((await cardRows(db, locale, ids)).map((row) => [row.id, row]));
	return ids.flatMap((id) => {
		const row = byId.get(id);
		return row ? [cardOf(row, locale)] : [];
	});
}
