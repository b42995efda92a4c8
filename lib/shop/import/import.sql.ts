import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";

/** Any number of values as one array parameter. */
const list = (values: string[] | number[]) => sql`${sql.param(values)}`;

/** Keeps a second import out until this transaction ends; returns whether it was free. */
export async function lockImports(tx: Database): Promise<boolean> {
	const result = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(20260102) as free`);
	return result.rows[0]?.free ?? false;
}

/** The Czech rate of so many percent that holds at `now`. */
export async function vatRateId(tx: Database, percent: string, now: Date): Promise<number | undefined> {
	const result = await tx.execute<{ id: number }>(sql`
		select id from vat_rates where country = 'CZ' and percent = ${percent} and valid_from <= ${now}
			and coalesce(valid_to, 'infinity') > ${now}
		order by valid_from desc limit 1`);
	return result.rows[0]?.id;
}

export type KnownVariant = {
	id: number;
	code: string;
	ean: string | null;
	position: number;
	is_active: boolean;
	net_price: string;
	net_sale_price: string | null;
	name_cs: string | null;
	name_en: string | null;
	picture_key: string | null;
};

export type KnownProduct = {
	id: number;
	import_handle: string;
	code: string;
	is_active: boolean;
	brand_slug: string | null;
	category_id: number;
	vat_percent: string;
	name_cs: string | null;
	name_en: string | null;
	description_cs: string | null;
	description_en: string | null;
	picture_keys: string[];
	variants: KnownVariant[];
};

/** Goods imported before under these handles, with their variants; holds their rows, so that a price set meanwhile waits. */
export async function knownProducts(tx: Database, handles: string[]): Promise<KnownProduct[]> {
	await tx.execute(sql`
		select p.id from products p where p.import_handle = any(${list(handles)}) order by p.id for no key update`);
	await tx.execute(sql`
		select v.id from variants v join products p on p.id = v.product_id where p.import_handle = any(${list(handles)})
		order by v.id for no key update of v`);
	const result = await tx.execute<KnownProduct>(sql`
		select p.id, p.import_handle, p.code, p.is_active, b.slug as brand_slug, p.default_category_id as category_id,
			vat.percent as vat_percent, cs.name as name_cs, en.name as name_en,
			cs.description as description_cs, en.description as description_en,
			coalesce((
				select json_agg(x.key order by pp.position) from product_pictures pp join pictures x on x.id = pp.picture_id
				where pp.product_id = p.id
			), '[]'::json) as picture_keys,
			coalesce((
				select json_agg(json_build_object('id', v.id, 'code', v.code, 'ean', v.ean, 'position', v.position,
					'is_active', v.is_active, 'net_price', v.net_price::text, 'net_sale_price', v.net_sale_price::text,
					'name_cs', vcs.name, 'name_en', ven.name, 'picture_key', x.key) order by v.position, v.id)
				from variants v
				left join variant_translations vcs on vcs.variant_id = v.id and vcs.locale = 'cs'
				left join variant_translations ven on ven.variant_id = v.id and ven.locale = 'en'
				left join pictures x on x.id = v.picture_id
				where v.product_id = p.id
			), '[]'::json) as variants
		from products p
		join vat_rates vat on vat.id = p.vat_rate_id
		left join brands b on b.id = p.brand_id
		left join product_translations cs on cs.product_id = p.id and cs.locale = 'cs'
		left join product_translations en on en.product_id = p.id and en.locale = 'en'
		where p.import_handle = any(${list(handles)})`);
	return result.rows;
}

export type CodeOwner = { code: string; handle: string | null; product_code: string };

/** Which goods have variants with these codes. */
export async function ownersOfCodes(tx: Database, codes: string[]): Promise<CodeOwner[]> {
	const result = await tx.execute<CodeOwner>(sql`
		select v.code, p.import_handle as handle, p.code as product_code
		from variants v join products p on p.id = v.product_id where v.code = any(${list(codes)})`);
	return result.rows;
}

/** Every code in use, of products and of variants. */
export async function allCodes(tx: Database): Promise<string[]> {
	const result = await tx.execute<{ code: string }>(sql`select code from products union select code from variants`);
	return result.rows.map(({ code }) => code);
}

/** New ids of the sequence that categories and products share. */
export async function nextCatalogueIds(tx: Database, count: number): Promise<number[]> {
	const result = await tx.execute<{ id: number }>(sql`
		select nextval('catalogue_ids')::int as id from generate_series(1, ${count}) order by 1`);
	return result.rows.map(({ id }) => id);
}

/** Ids by key of the pictures that are known. */
export async function pictureIdsOf(tx: Database, keys: string[]): Promise<Map<string, number>> {
	const result = await tx.execute<{ id: number; key: string }>(sql`
		select id, key from pictures where key = any(${list(keys)})`);
	return new Map(result.rows.map(({ id, key }) => [key, id]));
}

/** Ids by slug of the brands that are known. */
export async function brandIdsOf(tx: Database, slugs: string[]): Promise<Map<string, number>> {
	const result = await tx.execute<{ id: number; slug: string }>(sql`
		select id, slug from brands where slug = any(${list(slugs)})`);
	return new Map(result.rows.map(({ id, slug }) => [slug, id]));
}

/** Ids by code of the variants with these codes. */
export async function variantIdsOf(tx: Database, codes: string[]): Promise<Map<string, number>> {
	const result = await tx.execute<{ id: number; code: string }>(sql`
		select id, code from variants where code = any(${list(codes)})`);
	return new Map(result.rows.map(({ id, code }) => [code, id]));
}

export type ImportCategory = { id: number; key: string; tint: string };

export async function categoryOfKey(tx: Database, key: string): Promise<ImportCategory | undefined> {
	const result = await tx.execute<ImportCategory>(sql`select id, key, tint from categories where key = ${key}`);
	return result.rows[0];
}

export async function categoryKeys(tx: Database): Promise<string[]> {
	const result = await tx.execute<{ key: string }>(sql`select key from categories order by key`);
	return result.rows.map(({ key }) => key);
}

export async function categoryTints(tx: Database): Promise<Map<number, string>> {
	const result = await tx.execute<{ id: number; tint: string }>(sql`select id, tint from categories`);
	return new Map(result.rows.map(({ id, tint }) => [id, tint]));
}

/** The place after the last top category. */
export async function nextCategoryPosition(tx: Database): Promise<number> {
	const result = await tx.execute<{ position: number }>(sql`
		select coalesce(max(position), -1)::int + 1 as position from categories`);
	return result.rows[0]?.position ?? 0;
}
