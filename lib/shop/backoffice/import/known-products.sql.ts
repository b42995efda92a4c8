import { sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";

export type KnownVariant = {
	id: number;
	product_id: number;
	code: string;
	ean: string | null;
	position: number;
	is_active: boolean;
	net_price: string;
	net_sale_price: string | null;
	name_cs: string | null;
	name_en: string | null;
	picture_key: string | null;
	/** Pieces in the warehouse. */
	stock: number;
};

type ProductRow = {
	id: number;
	import_handle: string;
	code: string;
	is_active: boolean;
	brand_id: number | null;
	brand_slug: string | null;
	category_id: number;
	vat_rate_id: number;
	vat_percent: string;
	name_cs: string | null;
	name_en: string | null;
	description_cs: string | null;
	description_en: string | null;
};

export type KnownAttribute = { product_id: number; variant_id: number | null; attribute_id: number; value_id: number };

/** A product as the shop has it, with its pictures and variants in their order. */
export type KnownProduct = ProductRow & {
	picture_keys: string[];
	variants: KnownVariant[];
	attributes: KnownAttribute[];
};

/** Goods imported before under these handles, by handle. Locks nothing. */
export async function knownProducts(
	tx: Database,
	handles: string[],
	warehouseId: number,
): Promise<Map<string, KnownProduct>> {
	const products = await productRows(tx, handles);
	const ids = products.map(({ id }) => id);
	if (ids.length === 0) return new Map();
	const variants = Map.groupBy(await variantRows(tx, ids, warehouseId), (variant) => variant.product_id);
	const pictures = Map.groupBy(await pictureRows(tx, ids), (picture) => picture.product_id);
	const attributes = Map.groupBy(await attributeRows(tx, ids), (attribute) => attribute.product_id);
	return new Map(
		products.map((product) => [
			product.import_handle,
			{
				...product,
				picture_keys: (pictures.get(product.id) ?? []).map(({ key }) => key),
				variants: variants.get(product.id) ?? [],
				attributes: attributes.get(product.id) ?? [],
			},
		]),
	);
}

async function productRows(tx: Database, handles: string[]): Promise<ProductRow[]> {
	const result = await tx.execute<ProductRow>(sql`
		select p.id, p.import_handle, p.code, p.is_active, p.brand_id, b.slug as brand_slug, p.default_category_id as category_id,
			p.vat_rate_id, vat.percent as vat_percent, cs.name as name_cs, en.name as name_en,
			cs.description as description_cs, en.description as description_en
		from products p
		join vat_rates vat on vat.id = p.vat_rate_id
		left join brands b on b.id = p.brand_id
		left join product_translations cs on cs.product_id = p.id and cs.locale = 'cs'
		left join product_translations en on en.product_id = p.id and en.locale = 'en'
		where p.import_handle = any(${sql.param(handles)}) order by p.id`);
	return result.rows;
}

async function variantRows(tx: Database, productIds: number[], warehouseId: number): Promise<KnownVariant[]> {
	const result = await tx.execute<KnownVariant>(sql`
		select v.id, v.product_id, v.code, v.ean, v.position, v.is_active, v.net_price, v.net_sale_price,
			cs.name as name_cs, en.name as name_en, x.key as picture_key, coalesce(s.quantity, 0) as stock
		from variants v
		left join variant_translations cs on cs.variant_id = v.id and cs.locale = 'cs'
		left join variant_translations en on en.variant_id = v.id and en.locale = 'en'
		left join pictures x on x.id = v.picture_id
		left join stock s on s.variant_id = v.id and s.place_id = ${warehouseId}
		where v.product_id = any(${sql.param(productIds)}) order by v.position, v.id`);
	return result.rows;
}

async function pictureRows(tx: Database, productIds: number[]): Promise<{ product_id: number; key: string }[]> {
	const result = await tx.execute<{ product_id: number; key: string }>(sql`
		select pp.product_id, x.key from product_pictures pp join pictures x on x.id = pp.picture_id
		where pp.product_id = any(${sql.param(productIds)}) order by pp.position`);
	return result.rows;
}

async function attributeRows(tx: Database, productIds: number[]): Promise<KnownAttribute[]> {
	const result = await tx.execute<KnownAttribute>(sql`
		select pa.product_id, pa.variant_id, v.attribute_id, pa.value_id
		from product_attributes pa join attribute_values v on v.id = pa.value_id
		where pa.product_id = any(${sql.param(productIds)})`);
	return result.rows;
}
