import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";

const isThere = z.strictObject({ is_there: z.boolean() });
const inside = z.strictObject({ products: z.number(), orders: z.number(), has_shop: z.boolean() });

/** What of a shop is in the database, which may have no tables; null when there is none. */
export async function shopInside(db: Database): Promise<{ products: number; orders: number } | null> {
	const tables = await readRow(
		db,
		isThere,
		sql`select to_regclass('public.currencies') is not null and to_regclass('public.orders') is not null
			and to_regnamespace('konfety_restore') is null as is_there`,
	);
	if (!tables?.is_there) return null;
	const found = await readRow(
		db,
		inside,
		sql`select (select count(*)::int from products) as products, (select count(*)::int from orders) as orders,
			exists (select from currencies) as has_shop`,
	);
	return found?.has_shop || (found?.orders ?? 0) > 0
		? { products: found?.products ?? 0, orders: found?.orders ?? 0 }
		: null;
}
