import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";
import type { ListingFilter } from "./listing-filter.ts";
import { baseRows, isOf, type ListingBase, orderOf, type PageOf, passes } from "./listing-rows.sql.ts";

/** How many goods of an index are looked at for those of a long list; more take longer than sorting the list. */
const LOOKED_AT = 25_000;

/** How many goods are listed. Locks nothing. */
export async function countGoods(db: Database, base: ListingBase, filter: ListingFilter): Promise<number> {
	const total = z.strictObject({ total: z.int() });
	const row = await readRow(db, total, sql`select count(*)::int as total from ${baseRows(base)} and ${passes(filter)}`);
	return row?.total ?? 0;
}

/** Ids of one page of goods in the requested order, cut from all that are listed. Locks nothing. */
export function pageIds(db: Database, base: ListingBase, filter: ListingFilter, page: PageOf): Promise<number[]> {
	return readIds(
		db,
		sql`
		select l.product_id as id from ${baseRows(base)} and ${passes(filter)} order by ${orderOf(page.sort, base)} ${cut(page)}`,
	);
}

/**
 * As `pageIds`, for a list of `total` of `all` goods: when it has much of them, its first pages lie near the begin of the index of their
 * order, so that is looked through before the whole list is sorted.
 */
export async function pageIdsOfLong(
	db: Database,
	base: ListingBase,
	filter: ListingFilter,
	page: PageOf,
	{ total, all, lookedAt = LOOKED_AT }: { total: number; all: number; lookedAt?: number },
): Promise<number[]> {
	const isNear = page.number * page.size * all <= lookedAt * total;
	const order = orderOf(page.sort, base);
	// All of the list is read (offset 0): the way through an index of all goods is long when few of them are listed.
	const fromAll = () =>
		readIds(
			db,
			sql`
			select l.product_id as id from (select l.* from ${baseRows(base)} and ${passes(filter)} offset 0) l
			order by ${order} ${cut(page)}`,
		);
	if (!isNear) return fromAll();
	const ids = await readIds(
		db,
		sql`
		select l.product_id as id from (select l.* from listed_products l order by ${order} limit ${lookedAt}) l
		where ${isOf(base)} and ${passes(filter)} order by ${order} ${cut(page)}`,
	);
	return ids.length === page.size ? ids : fromAll();
}

const cut = ({ number, size }: PageOf) => sql`limit ${size} offset ${(number - 1) * size}`;

async function readIds(db: Database, statement: SQL): Promise<number[]> {
	const rows = await readRows(db, z.strictObject({ id: z.int() }), statement);
	return rows.map(({ id }) => id);
}
