import { sql } from "drizzle-orm";
import { z } from "zod";
import { PACK_KEY } from "../../../domain/goods/pack.ts";
import { THEMES_KEY } from "../../../domain/goods/themes.ts";
import type { Locale } from "../../../domain/locale.ts";
import { deliveryKindsTo } from "../../../domain/order/delivery-kinds.ts";
import { COLOUR_KEY, FILLED_CATEGORIES, PARTY_CATEGORIES } from "../../../domain/party/party-kinds.ts";
import { PARTY_SOURCES } from "../../../domain/party/party-plan.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";
import { joinPaper } from "../catalogue/paper.sql.ts";
import { priceColumns, priceShape } from "../catalogue/price.sql.ts";

const linkRow = z.strictObject({ id: z.int(), key: z.string(), slug: z.string(), name: z.string() });
export type CategoryLinkRow = z.infer<typeof linkRow>;

const linkColumns = sql`select c.id, c.key, t.slug, t.name`;

/** The theme with this id; undefined when no theme has it. Locks nothing. */
export function themeRow(db: Database, locale: Locale, id: number): Promise<CategoryLinkRow | undefined> {
	return readRow(
		db,
		linkRow,
		sql`
		${linkColumns} from categories c
		join categories above on above.id = c.parent_id and above.key = ${THEMES_KEY} and above.is_active
		join category_translations t on t.category_id = c.id and t.locale = ${locale}
		where c.id = ${id} and c.is_active`,
	);
}

/** Active categories with these keys. Locks nothing. */
export function keyedRows(db: Database, locale: Locale, keys: string[]): Promise<CategoryLinkRow[]> {
	return readRows(
		db,
		linkRow,
		sql`
		${linkColumns} from categories c
		join category_translations t on t.category_id = c.id and t.locale = ${locale}
		where c.key = any(${sql.param(keys)}::text[]) and c.is_active order by c.id`,
	);
}

const WHOLE = "whole";

const offeredRow = z.strictObject({
	product_id: z.int(),
	slug: z.string(),
	name: z.string(),
	category_slug: z.string(),
	tint: z.string(),
	/** Keys, its own first. */
	categories: z.array(z.string()),
	variant_id: z.int(),
	variant_name: z.string(),
	code: z.string(),
	...priceShape,
	picture_key: z.string().nullable(),
	/** As the parameter has it; null without one. */
	pack: z.string().nullable(),
	popularity: z.int(),
	/** `whole`: a set of the theme. */
	source: z.enum([...PARTY_SOURCES, WHOLE]),
	/** Of a set alone. */
	parts: z.array(z.strictObject({ id: z.int(), quantity: z.int() })),
	/** How much its colour is the theme's. */
	match: z.int(),
	warehouse: z.int(),
	branches: z.array(z.strictObject({ id: z.int(), name: z.string(), is_prague: z.boolean(), stock: z.int() })),
});
export type OfferedRow = z.infer<typeof offeredRow>;

/** Whether orders can be picked up at branches. Locks nothing. */
export async function hasPickup(db: Database): Promise<boolean> {
	const row = await readRow(
		db,
		z.strictObject({ has_pickup: z.boolean() }),
		sql`
		select exists (
			select from delivery_methods where is_active and kind::text = any(${sql.param(deliveryKindsTo("branch"))}::text[])
		) as has_pickup`,
	);
	return row?.has_pickup ?? false;
}

/** Colours that a theme counts as its own: those that most of its goods for parties have, without such those of all; costumes and sets have any. */
const THEME_COLOURS = 3;

const colours = sql`
	product_attributes pa join attribute_values av on av.id = pa.value_id
	join attributes a on a.id = av.attribute_id and a.key = ${COLOUR_KEY}`;

/** How much the colour of variant `v` is the theme's, 0 for not at all: its own, or its product's, which lists those of all variants. */
const matchOfVariant = sql`coalesce((
	select max(tc.match) filter (where pa.variant_id = v.id or not is_own) from (
		select pa.*, coalesce(bool_or(pa.variant_id = v.id) over (), false) as is_own from ${colours}
		where pa.product_id = v.product_id and (pa.variant_id is null or pa.variant_id = v.id)
	) pa left join theme_colours tc on tc.value_id = pa.value_id
), 0)`;

/**
 * Variants on sale that a theme offers, those of one product in their order: its goods, the parts of its sets, and plain goods in
 * its colours, of no theme. Goods with a minimum age are left out, since nobody is asked for it. Locks nothing.
 */
export function offeredRows(db: Database, locale: Locale, themeId: number): Promise<OfferedRow[]> {
	return readRows(
		db,
		offeredRow,
		sql`
		with own as (
			select v.id, v.product_id from product_categories pc
			join products p on p.id = pc.product_id and p.is_active
			join variants v on v.product_id = p.id and v.is_active
			where pc.category_id = ${themeId}
		), theme_colours as (
			select value_id, (${THEME_COLOURS + 1} - rank() over (order by laid desc, whole desc))::int as match from (
				select *, max(laid) over () as most from (
					select pa.value_id, count(distinct pa.product_id) as whole,
						count(distinct pa.product_id) filter (where c.key = any(${sql.param(PARTY_CATEGORIES)}::text[])) as laid
					from ${colours} join products p on p.id = pa.product_id left join categories c on c.id = p.default_category_id
					where pa.product_id in (select product_id from own) group by pa.value_id
				) counted
			) counted
			where laid > 0 or most = 0 order by match desc, value_id limit ${THEME_COLOURS}
		), offered as (
			select id, case when exists (select from set_parts sp where sp.variant_id = own.id) then 3 else 0 end as source from own
			union all
			select sp.part_id, 1 from own join set_parts sp on sp.variant_id = own.id
			union all
			select v.id, 2 from categories c
			join products p on p.default_category_id = c.id and p.is_active
			join variants v on v.product_id = p.id and v.is_active
			where c.key = any(${sql.param(FILLED_CATEGORIES)}::text[]) and ${matchOfVariant} > 0 and not exists (
				select from product_categories other
				join categories theme on theme.id = other.category_id
				join categories above on above.id = theme.parent_id and above.key = ${THEMES_KEY}
				where other.product_id = p.id
			)
		), one as (
			select id, min(source) as source from offered group by id
		)
		select p.id as product_id, t.slug, t.name, ct.slug as category_slug, coalesce(paper.tint, c.tint) as tint, v.id as variant_id,
			coalesce(vt.name, '') as variant_name, v.code, ${priceColumns}, p.popularity,
			(${sql.param([...PARTY_SOURCES, WHOLE])}::text[])[one.source + 1] as source,
			${matchOfVariant} as match,
			coalesce((
				select json_agg(json_build_object('id', sp.part_id, 'quantity', sp.quantity) order by sp.part_id)
				from set_parts sp where sp.variant_id = v.id
			), '[]'::json) as parts,
			array(
				select x.key from product_categories pc join categories x on x.id = pc.category_id
				where pc.product_id = p.id order by x.id <> p.default_category_id, x.position, x.id
			) as categories,
			coalesce((select x.key from pictures x where x.id = v.picture_id), (
				select x.key from product_pictures pp join pictures x on x.id = pp.picture_id
				where pp.product_id = p.id order by pp.position limit 1
			)) as picture_key,
			(
				select av.key from product_attributes pa
				join attribute_values av on av.id = pa.value_id
				join attributes a on a.id = av.attribute_id and a.key = ${PACK_KEY}
				where pa.product_id = p.id and (pa.variant_id is null or pa.variant_id = v.id)
				order by pa.variant_id nulls last, av.position limit 1
			) as pack,
			coalesce((
				select sum(s.quantity) from available_stock s join places pl on pl.id = s.place_id
				where s.variant_id = v.id and pl.kind = 'warehouse'
			), 0)::int as warehouse,
			coalesce((
				select json_agg(json_build_object('id', b.id, 'name', b.name, 'is_prague', b.is_prague, 'stock', s.quantity) order by b.id)
				from available_stock s join places pl on pl.id = s.place_id join branches b on b.id = pl.branch_id
				where s.variant_id = v.id and s.quantity > 0 and b.is_active
			), '[]'::json) as branches
		from one
		join variants v on v.id = one.id and v.is_active
		join products p on p.id = v.product_id and p.is_active and p.minimum_age is null
		join product_translations t on t.product_id = p.id and t.locale = ${locale}
		join categories c on c.id = p.default_category_id
		join category_translations ct on ct.category_id = c.id and ct.locale = ${locale}
		${joinPaper(sql`p.id`)}
		left join variant_translations vt on vt.variant_id = v.id and vt.locale = ${locale}
		order by p.id, v.position, v.id`,
	);
}
