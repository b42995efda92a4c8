import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { groups, users } from "../../kernel/db/schema/people.ts";
import { netInForce, priceColumns, priceShape } from "./price.sql.ts";

/** The price for everybody of goods with this id. */
const goodsPriceRow = z.strictObject({ id: z.int(), ...priceShape });
export type GoodsPriceRow = z.infer<typeof goodsPriceRow>;

/** Discount of the customer's group in percent, as decimal text; undefined when the account is gone. Locks nothing. */
export async function customerDiscount(db: Database, userId: number): Promise<string | undefined> {
	const [row] = await db
		.select({ discount: groups.discountPercent })
		.from(users)
		.innerJoin(groups, eq(groups.id, users.groupId))
		.where(eq(users.id, userId));
	return row?.discount;
}

/** Active products with these ids at the price of their card, the cheapest variant's. By id. Locks nothing. */
export function productPriceRows(db: Database, ids: number[]): Promise<GoodsPriceRow[]> {
	return readRows(
		db,
		goodsPriceRow,
		sql`
		select p.id, ${priceColumns}
		from products p
		join lateral (
			select v.* from variants v where v.product_id = p.id and v.is_active order by ${netInForce}, v.position limit 1
		) v on true
		where p.id = any(${sql.param(ids)}::int[]) and p.is_active order by p.id`,
	);
}

/** Active variants with these ids, and those that a set's page shows as its parts. By id. Locks nothing. */
export function variantPriceRows(db: Database, ids: number[]): Promise<GoodsPriceRow[]> {
	return readRows(
		db,
		goodsPriceRow,
		sql`
		select v.id, ${priceColumns}
		from variants v
		join products p on p.id = v.product_id
		where v.id = any(${sql.param(ids)}::int[])
			and (p.is_active and v.is_active or exists (select from set_parts sp where sp.part_id = v.id))
		order by v.id`,
	);
}
