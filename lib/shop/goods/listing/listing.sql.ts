import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { CHOICE_COLUMNS, COUNTED, conditionsOf } from "./filters.sql.ts";
import type { ListingFilter } from "./listing-filter.ts";
import { baseRows, type ListingBase, orderOf, type PageOf } from "./listing-rows.sql.ts";

const facetRow = z.strictObject({ facet: z.string(), value: z.int(), count: z.int() });
export type FacetRow = z.infer<typeof facetRow>;

/** `all` goods of the shop as PostgreSQL estimates them, `goods` before filters, the `total` that is listed. */
export type Counts = { all: number; goods: number; total: number; rows: FacetRow[] };

/**
 * The counts of every facet, and with `page` the ids of its goods. Each product before filters gets a bit per filter it fails, and equal
 * products with equal bits are counted as a group; a facet counts groups that fail no filter but its own. Values are ids,
 * except for closed sets (position in `CHOICES`), `rating` (this many stars or more) and `price` (haléře; lowest and highest
 * under `price_min` and `price_max`). Locks nothing.
 */
export async function countListing(
	db: Database,
	base: ListingBase,
	filter: ListingFilter,
	page: PageOf | null,
): Promise<Counts & { ids: number[] }> {
	const names = [...conditionsOf(filter).keys()];
	const bits = [...conditionsOf(filter).values()].map(
		(condition, index) => sql`(not ${condition})::int * ${sql.raw(String(2 ** index))}`,
	);
	const failed = bits.length > 0 ? sql.join(bits, sql` + `) : sql`0`;
	/** Goods that pass every filter except this facet's. */
	const passing = (facet: string) => {
		const index = names.indexOf(facet);
		return index < 0 ? sql`n.failed = 0` : sql`n.failed & ${sql.raw(String(~(2 ** index)))} = 0`;
	};
	const parts = [...plainCounts(passing), branchCounts(passing), valueCounts(filter, passing)];
	if (base.categoryId !== undefined) parts.push(childCounts(base.categoryId));
	if (page) parts.push(pageRows(base, page));
	// Where conditions are costly per product; else each count reads only the rows it needs.
	const isMaterialised = base.found !== undefined || names.length > 0;
	const rows = await readRows(
		db,
		facetRow,
		sql`
		with goods as ${isMaterialised ? sql`materialized` : sql`not materialized`} (
			select l.product_id, l.category_ids, l.brand_id, l.price_minor, l.is_in_stock, l.branch_ids, l.value_ids, l.rating,
				l.ratings, l.sales_score, l.popularity, l.created_at, ${CHOICE_COLUMNS},
				${base.found ? sql`l.place` : sql`0`} as place, ${failed} as failed
			from ${baseRows(base)}
		), plain as materialized (
			select failed, brand_id, ${CHOICE_COLUMNS}, case when rating is null then 0 else floor(rating)::int end as stars,
				count(*) as count, min(price_minor) as lowest, max(price_minor) as highest
			from goods group by failed, brand_id, ${CHOICE_COLUMNS}, stars
		)
		${sql.join(parts, sql` union all `)}`,
	);
	const { page: listed = [], all, goods, total, ...facets } = Object.groupBy(rows, (row) => row.facet);
	return {
		ids: listed.sort((a, b) => a.count - b.count).map((row) => row.value),
		all: all?.[0]?.count ?? 0,
		goods: goods?.[0]?.count ?? 0,
		total: total?.[0]?.count ?? 0,
		rows: Object.values(facets).flatMap((ofFacet) => ofFacet ?? []),
	};
}

/**
 * The goods of a page, with their places as counts. They are cut from all goods (offset 0): walking an index of all goods in order is
 * slow when the matching ones lie far down.
 */
function pageRows(base: ListingBase, page: PageOf): SQL {
	return sql`
		select 'page', page.product_id, (row_number() over ())::int from (
			select l.product_id from (select * from goods where failed = 0 offset 0) l
			order by ${orderOf(page.sort, base)} limit ${page.size} offset ${(page.number - 1) * page.size}
		) page`;
}

type Passing = (facet: string) => SQL;

/** Counts of facets with one value per product, and the total. */
function plainCounts(passing: Passing): SQL[] {
	const counted = Object.entries(COUNTED).map(
		([facet, { value, from = sql``, where = sql`` }]) => sql`
		select ${facet}::text as facet, ${value}::int as value, sum(n.count)::int as count
		from plain n ${from} where ${passing(facet)} ${where} group by 2`,
	);
	const price = (facet: string, value: SQL) => sql`
		select ${facet}::text, ${value}, coalesce(sum(n.count), 0)::int from plain n where ${passing("price")}`;
	return [
		...counted,
		price("price_min", sql`coalesce(min(n.lowest), 0)`),
		price("price_max", sql`coalesce(max(n.highest), 0)`),
		sql`select 'total', 0, coalesce(sum(n.count), 0)::int from plain n where n.failed = 0`,
		sql`select 'all', 0, reltuples::int from pg_class where oid = 'listed_products'::regclass`,
		sql`select 'goods', 0, coalesce(sum(n.count), 0)::int from plain n`,
	];
}

/** Counts of goods in stock at each branch. */
function branchCounts(passing: Passing): SQL {
	return sql`
		select 'branch', n.id, sum(n.count)::int
		from (select failed, unnest(branch_ids) as id, count(*) as count from goods group by 1, 2) n
		where ${passing("branch")} group by 2`;
}

/** Counts of attribute values: for a chosen attribute under the other filters, for all others under all filters. */
function valueCounts(filter: ListingFilter, passing: Passing): SQL {
	const chosen = [...filter.attributes.keys()].map(
		(attributeId) => sql`when v.attribute_id = ${attributeId} then ${passing(`attribute:${attributeId}`)}`,
	);
	const passes = chosen.length > 0 ? sql`case ${sql.join(chosen, sql` `)} else n.failed = 0 end` : sql`n.failed = 0`;
	return sql`
		select 'value', n.id, sum(n.count)::int
		from (select failed, unnest(value_ids) as id, count(*) as count from goods group by 1, 2) n
		join attribute_values v on v.id = n.id
		where ${passes} group by 2`;
}

/** Counts of goods in each category directly below this one. */
function childCounts(categoryId: number): SQL {
	return sql`
		select 'category', c.id, sum(n.count)::int
		from (select category_ids, count(*) as count from goods where failed = 0 group by 1) n
		join categories c on c.id = any(n.category_ids) and c.parent_id = ${categoryId} and c.is_active
		group by 2`;
}
