import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { groups, users } from "../../kernel/db/schema/people.ts";

/** What everybody pays now for goods with this id, net. */
const priceRow = z.strictObject({ id: z.int(), net: z.string(), vat: z.string() });
export type GoodsPriceRow = z.infer<typeof priceRow>;

/** Percent that the customer's group takes off, as decimal text; undefined when the account is gone. Locks nothing. */
export async function customerDiscount(db: Database, userId: number): Promise<string | undefined> {
	const [row] = await db
		.select({ discount: groups.discountPercent })
		.from(users)
		.innerJoin(groups, eq(groups.id, users.groupId))
		.where(eq(users.id, userId));
	return row?.discount;
}

/** Products of these ids that are sold, at the price of their card: the cheapest variant's. By id. Locks nothing. */
export function productPriceRows(db: Database, ids: number[]): Promise<GoodsPriceRow[]> {
	return readRows(
		db,
		priceRow,
		sql`
		select p.id, v.net, vat.percent as vat
		from products p
		join vat_rates vat on vat.id = p.vat_rate_id
		join lateral (
			select coalesce(x.net_sale_price, x.net_price) as net from variants x
			where x.product_id = p.id and x.is_active order by net, x.position limit 1
		) v on true
		where p.id = any(${sql.param(ids)}::int[]) and p.is_active order by p.id`,
	);
}

/** Variants of these ids that are sold, and those that a set's page shows as its parts. By id. Locks nothing. */
export function variantPriceRows(db: Database, ids: number[]): Promise<GoodsPriceRow[]> {
	return readRows(
		db,
		priceRow,
		sql`
		select v.id, coalesce(v.net_sale_price, v.net_price) as net, vat.percent as vat
		from variants v
		join products p on p.id = v.product_id
		join vat_rates vat on vat.id = p.vat_rate_id
		where v.id = any(${sql.param(ids)}::int[])
			and (p.is_active and v.is_active or exists (select from set_parts sp where sp.part_id = v.id))
		order by v.id`,
	);
}
