import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { minimumAge } from "../../goods/catalogue/cards.sql.ts";
import { netInForce, priceMembers, priceShape } from "../../goods/catalogue/price.sql.ts";
import { byLocale, givenTexts, writtenTexts } from "../../kernel/db/by-locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import {
	categoryTranslations,
	products,
	productTranslations,
	variantTranslations,
} from "../../kernel/db/schema/catalogue.ts";

const offerVariantRow = z.strictObject({
	id: z.int(),
	code: z.string(),
	ean: z.string().nullable(),
	name: writtenTexts,
	...priceShape,
	picture_key: z.string().nullable(),
	minimum_age: z.int().nullable(),
	warehouse: z.int(),
	branches: z.array(z.strictObject({ id: z.int(), quantity: z.int() })),
});
export type OfferVariantRow = z.infer<typeof offerVariantRow>;

const offerProductRow = z.strictObject({
	id: z.int(),
	name: givenTexts,
	slug: givenTexts,
	category_slug: givenTexts,
	description: givenTexts,
	category_id: z.int(),
	is_restocked: z.boolean(),
	brand: z.string().nullable(),
	manufacturer_name: z.string().nullable(),
	manufacturer_address: z.string().nullable(),
	manufacturer_contact: z.string().nullable(),
	responsible_name: z.string().nullable(),
	responsible_address: z.string().nullable(),
	responsible_contact: z.string().nullable(),
	pictures: z.array(z.string()),
	/** Values of the product (`variant_id` null), or of one variant. */
	attributes: z.array(z.strictObject({ variant_id: z.int().nullable(), value_id: z.int() })),
	accessories: z.array(z.strictObject({ id: z.int(), code: z.string() })),
	variants: z.array(offerVariantRow),
});
export type OfferProductRow = z.infer<typeof offerProductRow>;

/** A text of product `p`. */
const ofProduct = (column: AnyPgColumn) => byLocale(column, productTranslations.productId, sql`p.id`);

const variants = sql`(
	select json_agg(json_build_object(
		'id', v.id, 'code', v.code, 'ean', v.ean, 'name', ${byLocale(variantTranslations.name, variantTranslations.variantId, sql`v.id`)},
		${priceMembers}, 'picture_key', x.key,
		'minimum_age', ${minimumAge}, 'warehouse', coalesce(places.warehouse, 0), 'branches', coalesce(places.branches, '[]'::json)
	) order by v.position, v.id)
	from variants v
	left join pictures x on x.id = v.picture_id
	cross join lateral (
		select sum(s.quantity) filter (where pl.kind = 'warehouse') as warehouse,
			json_agg(json_build_object('id', pl.branch_id, 'quantity', s.quantity) order by pl.branch_id)
				filter (where b.is_active and s.quantity > 0) as branches
		from (select * from available_stock a where a.variant_id = v.id offset 0) s
		join places pl on pl.id = s.place_id
		left join branches b on b.id = pl.branch_id
	) places
	where v.product_id = p.id and v.is_active
)`;

/** The first variant of each companion that is itself in the feeds. */
const accessories = sql`(
	select json_agg(json_build_object('id', first.id, 'code', first.code) order by pc.position, pc.companion_id)
	from product_companions pc
	join products c on c.id = pc.companion_id and c.is_active
	join lateral (
		select v.id, v.code from variants v
		where v.product_id = c.id and v.is_active and ${netInForce} > 0
			and (v.picture_id is not null or exists (select from product_pictures pp where pp.product_id = c.id))
			and (c.is_restocked or exists (
				select from (select * from available_stock a where a.variant_id = v.id offset 0) s
				join places pl on pl.id = s.place_id left join branches b on b.id = pl.branch_id
				where s.quantity > 0 and (pl.kind = 'warehouse' or b.is_active)
			))
		order by v.position, v.id limit 1
	) first on true
	where pc.product_id = p.id
)`;

/** Ids of the next products on sale after the id `after`. Locks nothing. */
export async function offerProductIds(db: Database, after: number, limit: number): Promise<number[]> {
	const { id, isActive } = products;
	const rows = await db
		.select({ id })
		.from(products)
		.where(and(gt(id, after), eq(isActive, true)))
		.orderBy(asc(id))
		.limit(limit);
	return rows.map((product) => product.id);
}

/** These products with their active variants, by id; without those no longer on sale. Locks nothing. */
export async function offerProductRows(db: Database, ids: number[]): Promise<OfferProductRow[]> {
	return readRows(
		db,
		offerProductRow,
		sql`
		select p.id, p.default_category_id as category_id, p.is_restocked,
			${ofProduct(productTranslations.name)} as name, ${ofProduct(productTranslations.slug)} as slug,
			${ofProduct(productTranslations.description)} as description,
			${byLocale(categoryTranslations.slug, categoryTranslations.categoryId, sql`p.default_category_id`)} as category_slug,
			b.name as brand, b.manufacturer_name, b.manufacturer_address, b.manufacturer_contact,
			b.responsible_name, b.responsible_address, b.responsible_contact,
			coalesce((
				select json_agg(x.key order by pp.position, x.id) from product_pictures pp join pictures x on x.id = pp.picture_id
				where pp.product_id = p.id
			), '[]'::json) as pictures,
			coalesce((
				select json_agg(json_build_object('variant_id', pa.variant_id, 'value_id', pa.value_id))
				from product_attributes pa where pa.product_id = p.id
			), '[]'::json) as attributes,
			coalesce(${accessories}, '[]'::json) as accessories,
			coalesce(${variants}, '[]'::json) as variants
		from products p
		left join brands b on b.id = p.brand_id
		where p.id = any(${sql.param(ids)}::int[]) and p.is_active
		order by p.id`,
	);
}

/** Number of products on sale. Locks nothing. */
export function countProductsOnSale(db: Database): Promise<number> {
	return db.$count(products, eq(products.isActive, true));
}
