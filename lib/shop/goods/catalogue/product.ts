import type { Product, Responsible, SizeTable, Variant } from "../../../contract/schemas/catalogue.ts";
import { availabilityOf } from "../../../domain/goods/availability.ts";
import { eachText } from "../../../domain/goods/product-texts.ts";
import { eachLocale, givenIn, type Locale } from "../../../domain/locale.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { pictureOf } from "../media/picture-of.ts";
import { cardRows } from "./cards.sql.ts";
import { cardOf } from "./cards.ts";
import { productWayRows } from "./categories.sql.ts";
import { categoryLinkOf } from "./categories.ts";
import { priceFields } from "./price-fields.ts";
import { type ProductRow, productRow, type SizeTableRow, type VariantRow, variantRows } from "./product.sql.ts";
import { getSetParts } from "./set-parts.ts";

/** A product with its variants, pictures, attributes, set parts and manufacturer; null when none is on sale. */
export async function getProduct(shop: Shop, locale: Locale, id: number): Promise<Product | null> {
	const [[card], row, variants, parts, way] = await Promise.all([
		cardRows(shop.db, locale, [id]),
		productRow(shop.db, locale, id),
		variantRows(shop.db, locale, id),
		getSetParts(shop, locale, id),
		productWayRows(shop.db, locale, id),
	]);
	if (!card || !row) return null;
	return {
		...cardOf(card, locale),
		...eachText((name) => row[name]),
		images: row.pictures.flatMap((key) => pictureOf(key, card.name) ?? []),
		categories: row.categories.map((category) => categoryLinkOf(category, locale)),
		breadcrumb: way.map((category) => categoryLinkOf(category, locale)),
		variants: variants.map((variant) => variantOf(variant, card)),
		attributes: row.attributes,
		size_table: row.size_table && sizeTableOf(row.size_table, locale),
		parts,
		parts_with_tax: parts.length > 0 ? parts.reduce((sum, part) => sum + part.price_with_tax * part.quantity, 0) : null,
		safety: row.safety,
		withdrawal_exemption: row.withdrawal_exemption,
		theme: card.theme,
		...responsibleOf(row),
		urls: eachLocale((of) =>
			pageLinks.product(of, { id, slug: givenIn(row.slugs, of), categorySlug: givenIn(row.category_slugs, of) }),
		),
	};
}

function variantOf(row: VariantRow, product: { name: string; is_restocked: boolean }): Variant {
	const inBranches = row.branches.reduce((sum, branch) => sum + branch.stock, 0);
	return {
		id: row.id,
		name: row.name,
		code: row.code,
		ean: row.ean,
		...priceFields(row),
		availability: availabilityOf({
			isActive: row.is_active,
			isRestocked: product.is_restocked,
			warehouse: row.warehouse,
			branches: inBranches,
		}),
		stock: row.warehouse + inBranches,
		image: pictureOf(row.picture_key, `${product.name}, ${row.name}`),
		attributes: row.attributes,
		branches: row.branches,
		warehouse: row.warehouse,
	};
}

function sizeTableOf({ title, note, columns, rows }: SizeTableRow, locale: Locale): SizeTable {
	const words = columns.map((column) => givenIn(column, locale));
	return { title: givenIn(title, locale), note: givenIn(note, locale), columns: words, rows };
}

function responsibleOf(row: ProductRow): { manufacturer: Responsible | null; responsible_person: Responsible | null } {
	const party = (name: string | null, address: string | null, contact: string | null) =>
		name === null ? null : { name, address: address ?? "", contact: contact ?? "" };
	return {
		manufacturer: party(row.manufacturer_name, row.manufacturer_address, row.manufacturer_contact),
		responsible_person: party(row.responsible_name, row.responsible_address, row.responsible_contact),
	};
}
