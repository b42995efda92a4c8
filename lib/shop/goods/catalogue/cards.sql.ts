import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { joinPaper } from "./paper.sql.ts";
import { netInForce, shownPriceColumns, shownPriceShape } from "./price.sql.ts";

const cardRow = z.strictObject({
	id: z.int(),
	code: z.string(),
	slug: z.string(),
	name: z.string(),
	minimum_age: z.int().nullable(),
	category_id: z.int(),
	category_slug: z.string(),
	category_name: z.string(),
	/** Of the theme, or else of the default category. */
	tint: z.string(),
	theme: z.string().nullable(),
	brand_id: z.int().nullable(),
	brand_slug: z.string().nullable(),
	brand_name: z.string().nullable(),
	picture_key: z.string().nullable(),
	is_new: z.boolean(),
	has_gifts: z.boolean(),
	is_active: z.boolean(),
	is_restocked: z.boolean(),
	/** Of the variant that costs least. */
	...shownPriceShape,
	prices: z.int(),
	variants: z.int(),
	variant_id: z.int(),
	warehouse: z.int(),
	branches: z.int(),
	rating: z.string().nullable(),
	ratings: z.int(),
	/** Whether any variant is on sale at a reduced price. */
	is_sale: z.boolean(),
	/** Of costumes for hire alone; sizes in their order. */
	hire: z.strictObject({ from_with_tax: z.int(), sizes: z.array(z.string()) }).nullable(),
});
export type CardRow = z.infer<typeof cardRow>;

/** The age a buyer of variant `v` of product `p` must have: the product's own, or that of the strictest part of a set. */
export const minimumAge = sql`greatest(p.minimum_age, (
	select max(part.minimum_age) from set_parts sp
	join variants pv on pv.id = sp.part_id
	join products part on part.id = pv.product_id
	where sp.variant_id = v.id
))`;

/** Of product `p`, which branches lend; null for all that is sold alone. A subquery, since a join would double the plans. */
const hire = (locale: Locale) => sql`(
	select json_build_object('from_with_tax', r.short_minor, 'sizes', (
		select json_agg(coalesce(vt.name, '') order by hv.position, hv.id)
		from variants hv left join variant_translations vt on vt.variant_id = hv.id and vt.locale = ${locale}
		where hv.product_id = p.id and hv.is_active
	))
	from rental_costumes r
	where r.product_id = p.id and exists (
		select from variants hv
		join rental_assets a on a.variant_id = hv.id and not a.is_retired
		join branches hb on hb.id = a.branch_id and hb.is_active
		where hv.product_id = p.id
	)
)`;

/**
 * Cards of the active products with these ids, unordered; the price is the cheapest variant's. Locks nothing. `offset 0`
 * makes PostgreSQL look up the stock of each variant: without it, it joins the stock of the whole shop to each card.
 */
export async function cardRows(db: Database, locale: Locale, ids: number[]): Promise<CardRow[]> {
	if (ids.length === 0) return [];
	return readRows(
		db,
		cardRow,
		sql`
		select p.id, p.code, t.slug, t.name, ${minimumAge} as minimum_age, p.is_active, p.is_restocked,
			c.id as category_id, ct.slug as category_slug, ct.name as category_name, coalesce(paper.tint, c.tint) as tint, paper.theme,
			b.id as brand_id, b.slug as brand_slug, b.name as brand_name,
			picture.key as picture_key,
			exists (select from product_labels l where l.product_id = p.id and l.label = 'new') as is_new,
			exists (select from product_labels l where l.product_id = p.id and l.label = 'gift') as has_gifts,
			v.id as variant_id, ${shownPriceColumns},
			many.variants, many.prices, many.warehouse, many.branches, l.rating, coalesce(l.ratings, 0) as ratings,
			coalesce(l.is_sale, false) as is_sale, ${hire(locale)} as hire
		from products p
		join product_translations t on t.product_id = p.id and t.locale = ${locale}
		join categories c on c.id = p.default_category_id
		join category_translations ct on ct.category_id = c.id and ct.locale = ${locale}
		${joinPaper(sql`p.id`)}
		left join brands b on b.id = p.brand_id
		left join listed_products l on l.product_id = p.id
		left join lateral (
			select x.key from product_pictures pp join pictures x on x.id = pp.picture_id
			where pp.product_id = p.id order by pp.position limit 1
		) picture on true
		join lateral (
			select v.* from variants v where v.product_id = p.id and v.is_active
			order by ${netInForce}, v.position limit 1
		) v on true
		join lateral (
			select count(distinct v.id)::int as variants,
				count(distinct ${netInForce})::int as prices,
				coalesce(sum(s.quantity) filter (where pl.kind = 'warehouse'), 0)::int as warehouse,
				coalesce(sum(s.quantity) filter (where pl.kind = 'branch'), 0)::int as branches
			from variants v
			left join lateral (select * from available_stock a where a.variant_id = v.id offset 0) s on true
			left join places pl on pl.id = s.place_id
			where v.product_id = p.id and v.is_active
		) many on true
		where p.id in ${ids} and p.is_active`,
	);
}
