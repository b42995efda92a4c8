import { sql } from "drizzle-orm";
import { minimumAge } from "../../goods/catalog/cards.sql.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { Text } from "./offer.ts";

export type OfferVariantRow = {
	id: number;
	code: string;
	ean: string | null;
	name: Text;
	net_price: string;
	net_sale_price: string | null;
	picture_key: string | null;
	minimum_age: number | null;
	warehouse: number;
	branches: { id: number; quantity: number }[];
};

export type OfferProductRow = {
	id: number;
	name: Text;
	slug: Text;
	category_slug: Text;
	description: Text;
	category_id: number;
	vat: string;
	is_restocked: boolean;
	brand: string | null;
	manufacturer_name: string | null;
	manufacturer_address: string | null;
	manufacturer_contact: string | null;
	responsible_name: string | null;
	responsible_address: string | null;
	responsible_contact: string | null;
	pictures: string[];
	/** Of the product, or of one variant. */
	attributes: { variant_id: number | null; value_id: number }[];
	accessories: { id: number; code: string }[];
	variants: OfferVariantRow[];
};

/** In both languages, as one column. */
const text = (cs: string, en: string) => sql.raw(`json_build_object('cs', ${cs}, 'en', ${en})`);

const variants = sql`(
	select json_agg(json_build_object(
		'id', v.id, 'code', v.code, 'ean', v.ean, 'name', ${text("coalesce(vcs.name, '')", "coalesce(ven.name, '')")},
		'net_price', v.net_price::text, 'net_sale_price', v.net_sale_price::text, 'picture_key', x.key,
		'minimum_age', ${minimumAge}, 'warehouse', coalesce(places.warehouse, 0), 'branches', coalesce(places.branches, '[]'::json)
	) order by v.position, v.id)
	from variants v
	left join variant_translations vcs on vcs.variant_id = v.id and vcs.locale = 'cs'
	left join variant_translations ven on ven.variant_id = v.id and ven.locale = 'en'
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

/** The first variant of each companion that is in the feeds itself. */
const accessories = sql`(
	select json_agg(json_build_object('id', first.id, 'code', first.code) order by pc.position, pc.companion_id)
	from product_companions pc
	join products c on c.id = pc.companion_id and c.is_active
	join lateral (
		select v.id, v.code from variants v
		where v.product_id = c.id and v.is_active and coalesce(v.net_sale_price, v.net_price) > 0
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

/** Ids of the next products on sale behind the id `after`. Locks nothing. */
export async function offerProductIds(db: Database, after: number, limit: number): Promise<number[]> {
	const result = await db.execute<{ id: number }>(
		sql`select id from products where id > ${after} and is_active order by id limit ${limit}`,
	);
	return result.rows.map(({ id }) => id);
}

/** These products with their active variants, by id; those that are no longer on sale are left out. Locks nothing. */
export async function offerProductRows(db: Database, ids: number[]): Promise<OfferProductRow[]> {
	const result = await db.execute<OfferProductRow>(sql`
		select p.id, p.default_category_id as category_id, p.is_restocked, vat.percent as vat,
			${text("cs.name", "en.name")} as name, ${text("cs.slug", "en.slug")} as slug,
			${text("cs.description", "en.description")} as description, ${text("ccs.slug", "cen.slug")} as category_slug,
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
		join vat_rates vat on vat.id = p.vat_rate_id
		join product_translations cs on cs.product_id = p.id and cs.locale = 'cs'
		join product_translations en on en.product_id = p.id and en.locale = 'en'
		join category_translations ccs on ccs.category_id = p.default_category_id and ccs.locale = 'cs'
		join category_translations cen on cen.category_id = p.default_category_id and cen.locale = 'en'
		left join brands b on b.id = p.brand_id
		where p.id = any(${sql.param(ids)}::int[]) and p.is_active
		order by p.id`);
	return result.rows;
}

/** How many products there are on sale. Locks nothing. */
export async function countProductsOnSale(db: Database): Promise<number> {
	const result = await db.execute<{ count: number }>(sql`select count(*)::int as count from products where is_active`);
	return result.rows[0]?.count ?? 0;
}
