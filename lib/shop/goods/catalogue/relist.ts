import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { isOneOf } from "../../kernel/db/one-of.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { products, setParts, variants } from "../../kernel/db/schema/catalogue.ts";
import { TIERS_FROM } from "../../kernel/db/schema/listing.ts";
import { netInForce } from "./price.sql.ts";

const productIdRow = z.strictObject({ product_id: z.int() });

/**
 * Updates the listing rows of these products from the other tables; a product no longer on sale loses its row. Part of every
 * change of price, stock, labels, categories, attributes, reviews or activity, after its own writes (lock order: last, by
 * product id). The lock is a separate statement, so that the next one sees what the previous holder committed. Returns the
 * ids of changed rows.
 */
export async function relist(tx: Database, productIds: readonly number[]): Promise<number[]> {
	if (productIds.length === 0) return [];
	const ids = sql`${sql.param([...new Set(productIds)])}::int[]`;
	await tx.execute(sql`select from products where id = any(${ids}) order by id for no key update`);
	const removed = await readRows(
		tx,
		productIdRow,
		sql`
		delete from listed_products l where l.product_id = any(${ids}) and not exists (
			select from products p join variants v on v.product_id = p.id and v.is_active
			where p.id = l.product_id and p.is_active
		) returning l.product_id`,
	);
	const written = await readRows(
		tx,
		productIdRow,
		sql`
		insert into listed_products (product_id, category_ids, brand_id, price_minor, availability, is_in_stock, branch_ids,
			is_new, is_sale, has_gifts, value_ids, rating, ratings, sales_score, popularity, created_at)
		select p.id, category.ids, p.brand_id, goods.price_minor,
			case when place.pieces > 0 then 'in_stock' when p.is_restocked then 'temporarily_sold_out' else 'sold_out'
				end::listed_availability,
			place.pieces > 0, place.branch_ids,
			exists (select from product_labels l where l.product_id = p.id and l.label = 'new'), goods.is_sale,
			exists (select from product_labels l where l.product_id = p.id and l.label = 'gift'),
			attribute.ids, rated.average, rated.count, p.sales_score, p.popularity, p.created_at
		from products p
		join vat_rates vat on vat.id = p.vat_rate_id
		join lateral (
			select min(round(${netInForce} * (100 + vat.percent)))::int as price_minor,
				bool_or(v.net_sale_price is not null) as is_sale
			from variants v where v.product_id = p.id and v.is_active having count(*) > 0
		) goods on true
		join lateral (
			with recursive above as (
				select c.id, c.parent_id from product_categories pc join categories c on c.id = pc.category_id
				where pc.product_id = p.id
				union
				select c.id, c.parent_id from above join categories c on c.id = above.parent_id
			)
			select coalesce(array_agg(id order by id), '{}') as ids from above
		) category on true
		join lateral (
			select coalesce(sum(s.quantity), 0) as pieces,
				coalesce(array_agg(distinct pl.branch_id) filter (where s.quantity > 0 and pl.branch_id is not null), '{}') as branch_ids
			from variants v
			cross join lateral (select * from available_stock a where a.variant_id = v.id offset 0) s
			join places pl on pl.id = s.place_id
			where v.product_id = p.id and v.is_active
		) place on true
		join lateral (
			select coalesce(array_agg(distinct pa.value_id), '{}') as ids
			from product_attributes pa left join variants v on v.id = pa.variant_id
			where pa.product_id = p.id and coalesce(v.is_active, true)
		) attribute on true
		join lateral (
			select round(avg(r.stars), 2) as average, count(*)::int as count
			from reviews r where r.product_id = p.id and r.state = 'published'
		) rated on true
		where p.id = any(${ids}) and p.is_active
		on conflict (product_id) do update set
			category_ids = excluded.category_ids, brand_id = excluded.brand_id, price_minor = excluded.price_minor,
			availability = excluded.availability, is_in_stock = excluded.is_in_stock, branch_ids = excluded.branch_ids,
			is_new = excluded.is_new, is_sale = excluded.is_sale, has_gifts = excluded.has_gifts, value_ids = excluded.value_ids,
			rating = excluded.rating, ratings = excluded.ratings, sales_score = excluded.sales_score, popularity = excluded.popularity,
			created_at = excluded.created_at
		where listed_products is distinct from excluded
		returning product_id`,
	);
	await tx.execute(sql`
		update product_search s set is_in_stock = l.is_in_stock, sales_score = l.sales_score, popularity = l.popularity,
			is_leading = l.is_in_stock and l.popularity >= ${LEADING_POPULARITY}
		from listed_products l
		where l.product_id = s.product_id and s.product_id = any(${ids})
			and (s.is_in_stock, s.sales_score, s.popularity) is distinct from (l.is_in_stock, l.sales_score, l.popularity)`);
	return [...removed, ...written].map((row) => row.product_id);
}

/** Percentile of sales from which goods in stock are searched first. */
export const [LEADING_POPULARITY] = TIERS_FROM;

const RELISTED_AT_ONCE = 2_000;

/**
 * Rebuilds the listing rows of every product, for a database that was filled or migrated; `onProgress` gets how many are
 * done.
 */
export async function relistAll(
	db: Database,
	onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
	const rows = await db.select({ id: products.id }).from(products).orderBy(products.id);
	const ids = rows.map(({ id }) => id);
	for (let start = 0; start < ids.length; start += RELISTED_AT_ONCE) {
		await relist(db, ids.slice(start, start + RELISTED_AT_ONCE));
		onProgress(Math.min(start + RELISTED_AT_ONCE, ids.length), ids.length);
	}
}

/** Sets that contain one of these variants: a change of a part changes its sets. */
export async function setsWith(tx: Database, variantIds: readonly number[]): Promise<number[]> {
	const rows = await tx
		.selectDistinct({ id: variants.productId })
		.from(setParts)
		.innerJoin(variants, eq(variants.id, setParts.variantId))
		.where(isOneOf(setParts.partId, variantIds));
	return rows.map(({ id }) => id);
}
