import type { SetPart } from "../../../contract/schemas/catalogue.ts";
import { availabilityOf } from "../../../domain/goods/availability.ts";
import type { Locale } from "../../../domain/locale.ts";
import { unitCzkMinor } from "../../../domain/money/price.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { pictureOf } from "../media/picture-of.ts";
import { setPartRows } from "./set-parts.sql.ts";

/** Parts of a set, each with its own stock; empty for other goods. */
export async function getSetParts(shop: Shop, locale: Locale, productId: number): Promise<SetPart[]> {
	const rows = await setPartRows(shop.db, locale, productId);
	return rows.map((row) => ({
		product: {
			id: row.product_id,
			slug: row.slug,
			name: row.name,
			url: pageLinks.product(locale, { id: row.product_id, slug: row.slug, categorySlug: row.category_slug }),
		},
		variant: { id: row.variant_id, name: row.variant_name, code: row.code },
		quantity: row.quantity,
		price_with_tax: unitCzkMinor(row),
		availability: availabilityOf({
			isActive: row.is_active,
			isRestocked: row.is_restocked,
			warehouse: row.pieces,
			branches: 0,
		}),
		stock: row.pieces,
		image: pictureOf(row.picture_key, row.name),
	}));
}
