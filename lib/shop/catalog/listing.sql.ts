import { type SQL, sql } from "drizzle-orm";
import type { Sort } from "../../domain/sorting.ts";
import type { Database } from "../db/client.ts";

export type ListingFilter = {
	/** Goods in this category and everything below it. */
	categoryId?: number | undefined;
	list?: "sale" | "new" | "top" | undefined;
};

const effectiveGross = sql`(
	select min(coalesce(v.net_sale_price, v.net_price) * (100 + vat.percent)) from variants v
	where v.product_id = p.id and v.is_active
)`;
const inStockFirst = sql`exists (
	select from stock s join variants v on v.id = s.variant_id where v.product_id = p.id and v.is_active and s.quantity > 0
) desc`;

const ORDER: Record<Sort, SQL> = {
	recommended: sql`${inStockFirst}, p.popularity desc, p.id`,
	cheapest: sql`${effectiveGross}, p.id`,
	dearest: sql`${effectiveGross} desc, p.id`,
	newest: sql`p.created_at desc, p.id desc`,
	// Until products have reviews, the best-selling stand for the best-rated.
	rating: sql`p.popularity desc, p.id`,
};

function matching(filter: ListingFilter): SQL {
	const parts = [sql`p.is_active and exists (select from variants v where v.product_id = p.id and v.is_active)`];
	if (filter.categoryId !== undefined) {
		parts.push(sql`p.id in (
			with recursive below as (
				select id from categories where id = ${filter.categoryId}
				union all
				select c.id from categories c join below on c.parent_id = below.id
			)
			select pc.product_id from product_categories pc join below on below.id = pc.category_id
		)`);
	}
	if (filter.list === "sale") {
		parts.push(
			sql`exists (select from variants v where v.product_id = p.id and v.is_active and v.net_sale_price is not null)`,
		);
	}
	if (filter.list === "new")
		parts.push(sql`exists (select from product_labels l where l.product_id = p.id and l.label = 'new')`);
	return sql.join(parts, sql` and `);
}

/** Ids of one page of goods in the order asked for, and how many there are in all. Locks nothing. */
export async function listingIds(
	db: Database,
	filter: ListingFilter,
	page: { sort: Sort; number: number; size: number },
): Promise<{ ids: number[]; total: number }> {
	const where = matching(filter);
	const [counted, found] = await Promise.all([
		db.execute<{ total: number }>(sql`select count(*)::int as total from products p where ${where}`),
		db.execute<{ id: number }>(sql`
			select p.id from products p join vat_rates vat on vat.id = p.vat_rate_id where ${where}
			order by ${ORDER[page.sort]} limit ${page.size} offset ${(page.number - 1) * page.size}`),
	]);
	return { ids: found.rows.map((row) => row.id), total: counted.rows[0]?.total ?? 0 };
}
