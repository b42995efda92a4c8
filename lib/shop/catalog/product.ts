import type { CatalogueEntry, Product, Variant } from "../../contract/catalogue.ts";
import { availabilityOf } from "../../domain/availability.ts";
import type { Locale } from "../../domain/locale.ts";
import { categoryPath, productPath } from "../../i18n/paths.ts";
import type { Shop } from "../shop.ts";
import { cardRows } from "./cards.sql.ts";
import { type CategoryRow, categoryRows } from "./categories.sql.ts";
import { getCategory, wayTo } from "./categories.ts";
import { cardOf } from "./listing.ts";
import { pictureOf } from "./picture-of.ts";
import { priceFields } from "./prices.ts";
import { productRow, type VariantRow, variantRows } from "./product.sql.ts";

/** A product with its variants, pictures and attributes; null when there is none on sale. */
export async function getProduct(shop: Shop, locale: Locale, id: number): Promise<Product | null> {
	const [[card], row, variants, categories] = await Promise.all([
		cardRows(shop.db, locale, [id]),
		productRow(shop.db, locale, id),
		variantRows(shop.db, locale, id),
		categoryRows(shop.db, locale),
	]);
	if (!card || !row) return null;
	const home = categories.find((category) => category.id === card.category_id);
	const linkOf = (category: CategoryRow) => ({
		id: category.id,
		slug: category.slug,
		name: category.name,
		url: categoryPath(locale, category),
	});
	return {
		...cardOf(card, locale),
		description: row.description,
		images: row.pictures.flatMap((key) => pictureOf(key, card.name) ?? []),
		categories: categories.filter((category) => row.category_ids.includes(category.id)).map(linkOf),
		breadcrumb: home ? wayTo(categories, home).map(linkOf) : [],
		variants: variants.map((variant) => variantOf(variant, card)),
		attributes: row.attributes,
		urls: {
			cs: productPath("cs", { id, slug: row.slug_cs, categorySlug: row.category_slug_cs }),
			en: productPath("en", { id, slug: row.slug_en, categorySlug: row.category_slug_en }),
		},
	};
}

function variantOf(row: VariantRow, product: { vat: string; name: string; is_restocked: boolean }): Variant {
	const inBranches = row.branches.reduce((sum, branch) => sum + branch.stock, 0);
	return {
		id: row.id,
		name: row.name,
		code: row.code,
		...priceFields({ ...row, vat: product.vat }),
		availability: availabilityOf({
			isActive: row.is_active,
			isRestocked: product.is_restocked,
			warehouse: row.warehouse,
			branches: inBranches,
		}),
		stock: row.warehouse + inBranches,
		image: pictureOf(row.picture_key, `${product.name}, ${row.name}`),
		branches: row.branches,
		warehouse: row.warehouse,
	};
}

/** What an id in an address names; null when nothing does. Category and product ids never meet (decisions 5). */
export async function getCatalogueEntry(shop: Shop, locale: Locale, id: number): Promise<CatalogueEntry | null> {
	const [card] = await cardRows(shop.db, locale, [id]);
	if (card) return { type: "product", id, url: cardOf(card, locale).url };
	const category = await getCategory(shop, locale, id);
	return category ? { type: "category", id, url: category.url } : null;
}
