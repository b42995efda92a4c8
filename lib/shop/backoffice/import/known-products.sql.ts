import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { eachText, PRODUCT_TEXTS } from "../../../domain/goods/product-texts.ts";
import { netPriceShape } from "../../goods/catalogue/price.sql.ts";
import { byLocale, writtenTexts } from "../../kernel/db/by-locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import {
	pictures,
	productPictures,
	productTranslations,
	variantTranslations,
} from "../../kernel/db/schema/catalogue.ts";

const knownVariant = z.strictObject({
	id: z.int(),
	product_id: z.int(),
	code: z.string(),
	ean: z.string().nullable(),
	position: z.int(),
	is_active: z.boolean(),
	...netPriceShape,
	name: writtenTexts,
	picture_key: z.string().nullable(),
	/** Pieces in the warehouse. */
	stock: z.int(),
});
export type KnownVariant = z.infer<typeof knownVariant>;

/** Texts that an import compares. */
export const KNOWN_TEXTS = ["name", ...PRODUCT_TEXTS] as const;

const productRow = z.strictObject({
	id: z.int(),
	import_handle: z.string(),
	code: z.string(),
	is_active: z.boolean(),
	brand_id: z.int().nullable(),
	brand_slug: z.string().nullable(),
	category_id: z.int(),
	vat_rate_id: z.int(),
	vat_percent: z.string(),
	name: writtenTexts,
	...eachText(() => writtenTexts),
});
type ProductRow = z.infer<typeof productRow>;

const knownAttribute = z.strictObject({
	product_id: z.int(),
	variant_id: z.int().nullable(),
	attribute_id: z.int(),
	value_id: z.int(),
});
export type KnownAttribute = z.infer<typeof knownAttribute>;

/** A product in the shop, with its pictures and variants in their order. */
export type KnownProduct = ProductRow & {
	picture_keys: string[];
	variants: KnownVariant[];
	attributes: KnownAttribute[];
};

/** Previously imported goods with these handles, by handle. Locks nothing. */
export async function knownProducts(
	tx: Database,
	handles: string[],
	warehouseId: number,
): Promise<Map<string, KnownProduct>> {
	const products = await productRows(tx, handles);
	const ids = products.map(({ id }) => id);
	if (ids.length === 0) return new Map();
	const variants = Map.groupBy(await variantRows(tx, ids, warehouseId), (variant) => variant.product_id);
	const shown = Map.groupBy(await pictureRows(tx, ids), (picture) => picture.productId);
	const attributes = Map.groupBy(await attributeRows(tx, ids), (attribute) => attribute.product_id);
	return new Map(
		products.map((product) => [
			product.import_handle,
			{
				...product,
				picture_keys: (shown.get(product.id) ?? []).map(({ key }) => key),
				variants: variants.get(product.id) ?? [],
				attributes: attributes.get(product.id) ?? [],
			},
		]),
	);
}

async function productRows(tx: Database, handles: string[]): Promise<ProductRow[]> {
	const texts = KNOWN_TEXTS.map((name) => {
		return sql`${byLocale(productTranslations[name], productTranslations.productId, sql`p.id`)} as ${sql.identifier(name)}`;
	});
	return readRows(
		tx,
		productRow,
		sql`
		select p.id, p.import_handle, p.code, p.is_active, p.brand_id, b.slug as brand_slug, p.default_category_id as category_id,
			p.vat_rate_id, vat.percent as vat_percent,
			${sql.join(texts, sql`, `)}
		from products p
		join vat_rates vat on vat.id = p.vat_rate_id
		left join brands b on b.id = p.brand_id
		where p.import_handle = any(${sql.param(handles)}) order by p.id`,
	);
}

async function variantRows(tx: Database, productIds: number[], warehouseId: number): Promise<KnownVariant[]> {
	return readRows(
		tx,
		knownVariant,
		sql`
		select v.id, v.product_id, v.code, v.ean, v.position, v.is_active, v.net_price, v.net_sale_price,
			${byLocale(variantTranslations.name, variantTranslations.variantId, sql`v.id`)} as name,
			x.key as picture_key, coalesce(s.quantity, 0) as stock
		from variants v
		left join pictures x on x.id = v.picture_id
		left join stock s on s.variant_id = v.id and s.place_id = ${warehouseId}
		where v.product_id = any(${sql.param(productIds)}) order by v.position, v.id`,
	);
}

function pictureRows(tx: Database, productIds: number[]) {
	const { productId, position } = productPictures;
	return tx
		.select({ productId, key: pictures.key })
		.from(productPictures)
		.innerJoin(pictures, eq(pictures.id, productPictures.pictureId))
		.where(sql`${productId} = any(${sql.param(productIds)})`)
		.orderBy(asc(position));
}

async function attributeRows(tx: Database, productIds: number[]): Promise<KnownAttribute[]> {
	return readRows(
		tx,
		knownAttribute,
		sql`
		select pa.product_id, pa.variant_id, v.attribute_id, pa.value_id
		from product_attributes pa join attribute_values v on v.id = pa.value_id
		where pa.product_id = any(${sql.param(productIds)})`,
	);
}
