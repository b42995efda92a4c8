import { type SQL, sql } from "drizzle-orm";
import type { ListName } from "../../../domain/goods/listing.ts";
import type { Sort } from "../../../domain/goods/sorting.ts";
import { bestFirst, bySales } from "../../kernel/db/schema/listing.ts";
import { conditionsOf } from "./filters.sql.ts";
import type { ListingFilter } from "./listing-filter.ts";

/**
 * Goods before filters: all of a category (and below it), of a brand or of a list; with `found`, only those a search found,
 * in its order.
 */
export type ListingBase = {
	categoryId?: number | undefined;
	brandId?: number | undefined;
	list?: ListName | undefined;
	/** Ids in order of relevance. */
	found?: number[] | undefined;
};

export type PageOf = { sort: Sort; number: number; size: number };

const numbers = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`;

/** Condition of each list. */
const LISTED: Record<ListName, SQL> = { sale: sql`l.is_sale`, new: sql`l.is_new` };

/** Each order but that of a search is that of an index of `listed_products`. */
export function orderOf(sort: Sort, base: ListingBase): SQL {
	if (sort === "recommended" && base.found) return sql`l.place`;
	const orders: Record<Sort, SQL> = {
		recommended: bestFirst("l."),
		cheapest: sql`l.price_minor, l.product_id`,
		dearest: sql`l.price_minor desc, l.product_id desc`,
		newest: sql`l.created_at desc, l.product_id desc`,
		rating: sql`l.rating desc nulls last, l.ratings desc, ${bySales("l.")}`,
	};
	return orders[sort];
}

/** `from` and `where` of the listing before filters, with the row as `l`. */
export function baseRows(base: ListingBase): SQL {
	const from = base.found
		? sql`(
			select listed.*, wanted.place from unnest(${numbers(base.found)}) with ordinality as wanted (id, place)
			join listed_products listed on listed.product_id = wanted.id
		) l`
		: sql`listed_products l`;
	return sql`${from} where ${isOf(base)}`;
}

/** Whether a row `l` passes the filter. */
export function passes(filter: ListingFilter): SQL {
	return sql.join([sql`true`, ...conditionsOf(filter).values()], sql` and `);
}

/** Whether a row `l` is of the listing before filters. */
export function isOf(base: ListingBase): SQL {
	const parts = [sql`true`];
	if (base.categoryId !== undefined) parts.push(sql`l.category_ids @> array[${base.categoryId}::int]`);
	if (base.brandId !== undefined) parts.push(sql`l.brand_id = ${base.brandId}`);
	if (base.list !== undefined) parts.push(LISTED[base.list]);
	return sql.join(parts, sql` and `);
}
