import { sql } from "drizzle-orm";
import { z } from "zod";
import { eachText, PRODUCT_TEXTS } from "../../../domain/goods/product-texts.ts";
import type { Locale } from "../../../domain/locale.ts";
import { WITHDRAWAL_EXEMPTIONS } from "../../../domain/order/withdrawal.ts";
import { byLocale, givenTexts } from "../../kernel/db/by-locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";
import { categoryTranslations, productTranslations } from "../../kernel/db/schema/catalogue.ts";
import { shownPriceColumns, shownPriceShape } from "./price.sql.ts";

const variantRow = z.strictObject({
	id: z.int(),
	code: z.string(),
	ean: z.string().nullable(),
	name: z.string(),
	...shownPriceShape,
	is_active: z.boolean(),
	picture_key: z.string().nullable(),
	attributes: z.array(z.strictObject({ key: z.string(), value: z.string() })),
	warehouse: z.int(),
	branches: z.array(
		z.strictObject({ id: z.int(), name: z.string(), city: z.string(), is_prague: z.boolean(), stock: z.int() }),
	),
});
export type VariantRow = z.infer<typeof variantRow>;

/** Active variants of a product in their order, with their stock at each place. Locks nothing. */
export function variantRows(db: Database, locale: Locale, productId: number): Promise<VariantRow[]> {
	return readRows(
		db,
		variantRow,
		sql`
		select v.id, v.code, v.ean, coalesce(t.name, '') as name, v.is_active, x.key as picture_key, ${shownPriceColumns},
			coalesce((
				select json_agg(json_build_object('key', a.key, 'value', vt.name) order by a.position, av.position)
				from product_attributes pa
				join attribute_values av on av.id = pa.value_id
				join attributes a on a.id = av.attribute_id
				join attribute_value_translations vt on vt.value_id = av.id and vt.locale = ${locale}
				where pa.product_id = v.product_id and pa.variant_id = v.id
			), '[]'::json) as attributes,
			coalesce((
				select sum(s.quantity) from available_stock s join places pl on pl.id = s.place_id
				where s.variant_id = v.id and pl.kind = 'warehouse'
			), 0)::int as warehouse,
			coalesce((
				select json_agg(json_build_object(
					'id', b.id, 'name', b.name, 'city', b.city, 'is_prague', b.is_prague, 'stock', s.quantity
				) order by b.id)
				from available_stock s join places pl on pl.id = s.place_id join branches b on b.id = pl.branch_id
				where s.variant_id = v.id and s.quantity > 0 and b.is_active
			), '[]'::json) as branches
		from variants v
		join products p on p.id = v.product_id
		left join variant_translations t on t.variant_id = v.id and t.locale = ${locale}
		left join pictures x on x.id = v.picture_id
		where v.product_id = ${productId} and v.is_active
		order by v.position, v.id`,
	);
}

const sizeTableRow = z.strictObject({
	title: givenTexts,
	note: givenTexts,
	columns: z.array(givenTexts),
	rows: z.array(z.array(z.string())),
});
export type SizeTableRow = z.infer<typeof sizeTableRow>;

const foundProduct = z.strictObject({
	...eachText(() => z.string()),
	safety: z.string(),
	withdrawal_exemption: z.enum(WITHDRAWAL_EXEMPTIONS).nullable(),
	slugs: givenTexts,
	category_slugs: givenTexts,
	pictures: z.array(z.string()),
	categories: z.array(z.strictObject({ id: z.int(), slug: z.string(), name: z.string() })),
	attributes: z.array(z.strictObject({ key: z.string(), name: z.string(), values: z.array(z.string()) })),
	size_table: sizeTableRow.nullable(),
	manufacturer_name: z.string().nullable(),
	manufacturer_address: z.string().nullable(),
	manufacturer_contact: z.string().nullable(),
	responsible_name: z.string().nullable(),
	responsible_address: z.string().nullable(),
	responsible_contact: z.string().nullable(),
});
export type ProductRow = z.infer<typeof foundProduct>;

const texts = sql.join(
	PRODUCT_TEXTS.map((name) => sql`t.${sql.identifier(name)}`),
	sql`, `,
);

/** The value of a column in the nearest category that has one, from this category upwards. */
const nearest = (value: ReturnType<typeof sql>, condition: ReturnType<typeof sql>, joins = sql``) => sql`(
	with recursive way as (
		select id, parent_id, 0 as height from categories where id = p.default_category_id
		union all
		select c.id, c.parent_id, way.height + 1 from way join categories c on c.id = way.parent_id where way.height < 20
	)
	select ${value} from way join categories c on c.id = way.id ${joins} where ${condition} order by way.height limit 1
)`;

/** Fields of a product's page that its card lacks; undefined when no such product is on sale. Locks nothing. */
export function productRow(db: Database, locale: Locale, id: number): Promise<ProductRow | undefined> {
	return readRow(
		db,
		foundProduct,
		sql`
		select ${texts}, p.withdrawal_exemption,
			${byLocale(productTranslations.slug, productTranslations.productId, sql`p.id`)} as slugs,
			${byLocale(categoryTranslations.slug, categoryTranslations.categoryId, sql`p.default_category_id`)} as category_slugs,
			coalesce(nullif(t.safety, ''), ${nearest(
				sql`ct.safety`,
				sql`ct.safety <> ''`,
				sql`join category_translations ct on ct.category_id = c.id and ct.locale = ${locale}`,
			)}, '') as safety,
			(
				select json_build_object('title', s.title, 'note', s.note, 'columns', s.columns, 'rows', s.rows) from size_tables s
				where s.id = coalesce(p.size_table_id, ${nearest(sql`c.size_table_id`, sql`c.size_table_id is not null`)})
			) as size_table,
			b.manufacturer_name, b.manufacturer_address, b.manufacturer_contact,
			b.responsible_name, b.responsible_address, b.responsible_contact,
			coalesce((
				select json_agg(x.key order by pp.position) from product_pictures pp join pictures x on x.id = pp.picture_id
				where pp.product_id = p.id
			), '[]'::json) as pictures,
			coalesce((
				select json_agg(json_build_object('id', c.id, 'slug', ct.slug, 'name', ct.name) order by c.position)
				from product_categories pc
				join categories c on c.id = pc.category_id and c.is_active
				join category_translations ct on ct.category_id = c.id and ct.locale = ${locale}
				where pc.product_id = p.id
			), '[]'::json) as categories,
			coalesce((
				select json_agg(json_build_object('key', one.key, 'name', one.name, 'values', one.values) order by one.position)
				from (
					select a.key, at.name, a.position, json_agg(vt.name order by av.position) as values
					from attribute_values av
					join attributes a on a.id = av.attribute_id
					join attribute_translations at on at.attribute_id = a.id and at.locale = ${locale}
					join attribute_value_translations vt on vt.value_id = av.id and vt.locale = ${locale}
					where av.id in (
						select pa.value_id from product_attributes pa left join variants v on v.id = pa.variant_id
						where pa.product_id = p.id and coalesce(v.is_active, true)
					)
					group by a.id, at.name
				) one
			), '[]'::json) as attributes
		from products p
		join product_translations t on t.product_id = p.id and t.locale = ${locale}
		left join brands b on b.id = p.brand_id
		where p.id = ${id} and p.is_active`,
	);
}
