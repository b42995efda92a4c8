import { sql } from "drizzle-orm";
import type { Locale } from "../../domain/locale.ts";
import type { Database } from "../db/client.ts";
import { lowestNetBeforeReduction } from "./cards.sql.ts";

export type VariantRow = {
	id: number;
	code: string;
	name: string;
	net_price: string;
	net_sale_price: string | null;
	lowest_net: string | null;
	is_active: boolean;
	picture_key: string | null;
	warehouse: number;
	branches: { id: number; name: string; city: string; stock: number }[];
};

/** Active variants of a product in their order, with the pieces at each place. Locks nothing. */
export async function variantRows(db: Database, locale: Locale, productId: number): Promise<VariantRow[]> {
	const result = await db.execute<VariantRow>(sql`
		select v.id, v.code, coalesce(t.name, '') as name, v.net_price, v.net_sale_price, v.is_active, x.key as picture_key,
			case when v.net_sale_price is not null then ${lowestNetBeforeReduction(sql`v.id`)} end as lowest_net,
			coalesce((
				select sum(s.quantity) from stock s join places pl on pl.id = s.place_id
				where s.variant_id = v.id and pl.kind = 'warehouse'
			), 0)::int as warehouse,
			coalesce((
				select json_agg(json_build_object('id', b.id, 'name', b.name, 'city', b.city, 'stock', s.quantity) order by b.id)
				from stock s join places pl on pl.id = s.place_id join branches b on b.id = pl.branch_id
				where s.variant_id = v.id and s.quantity > 0 and b.is_active
			), '[]'::json) as branches
		from variants v
		left join variant_translations t on t.variant_id = v.id and t.locale = ${locale}
		left join pictures x on x.id = v.picture_id
		where v.product_id = ${productId} and v.is_active
		order by v.position, v.id`);
	return result.rows;
}

export type ProductRow = {
	description: string;
	slug_cs: string;
	slug_en: string;
	category_slug_cs: string;
	category_slug_en: string;
	pictures: string[];
	category_ids: number[];
	attributes: { key: string; name: string; values: string[] }[];
};

/** What a product's page has beyond its card; undefined when there is no such product on sale. Locks nothing. */
export async function productRow(db: Database, locale: Locale, id: number): Promise<ProductRow | undefined> {
	const result = await db.execute<ProductRow>(sql`
		select t.description, cs.slug as slug_cs, en.slug as slug_en, ccs.slug as category_slug_cs, cen.slug as category_slug_en,
			coalesce((
				select json_agg(x.key order by pp.position) from product_pictures pp join pictures x on x.id = pp.picture_id
				where pp.product_id = p.id
			), '[]'::json) as pictures,
			coalesce((select json_agg(pc.category_id) from product_categories pc where pc.product_id = p.id), '[]'::json) as category_ids,
			coalesce((
				select json_agg(json_build_object('key', one.key, 'name', one.name, 'values', one.values) order by one.position)
				from (
					select a.key, at.name, a.position, json_agg(distinct vt.name) as values
					from product_attributes pa
					join attribute_values av on av.id = pa.value_id
					join attributes a on a.id = av.attribute_id
					join attribute_translations at on at.attribute_id = a.id and at.locale = ${locale}
					join attribute_value_translations vt on vt.value_id = av.id and vt.locale = ${locale}
					where pa.product_id = p.id
					group by a.id, at.name
				) one
			), '[]'::json) as attributes
		from products p
		join product_translations t on t.product_id = p.id and t.locale = ${locale}
		join product_translations cs on cs.product_id = p.id and cs.locale = 'cs'
		join product_translations en on en.product_id = p.id and en.locale = 'en'
		join category_translations ccs on ccs.category_id = p.default_category_id and ccs.locale = 'cs'
		join category_translations cen on cen.category_id = p.default_category_id and cen.locale = 'en'
		where p.id = ${id} and p.is_active`);
	return result.rows[0];
}
