import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import { atMemberPrice } from "../../../domain/money/price.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import type { PricedCart } from "./cart.sql.ts";
import { cartItem, itemColumns, itemJoins } from "./cart-items.sql.ts";

/** An add-on as an item that is not yet in the cart, with the product that it belongs to. */
const addon = cartItem.extend({ goes_with: z.int() });
export type AddonRow = z.infer<typeof addon>;

/**
 * Add-ons of a cart's goods that are active, in stock and without a choice of variants, per product in the shop's order, at
 * the prices of the cart's owner. Locks nothing.
 */
export async function addonRows(db: Database, cart: PricedCart, locale: Locale): Promise<AddonRow[]> {
	const rows = await readRows(
		db,
		addon,
		sql`
		select c.product_id as goes_with, 0 as id, null::int as parent_id, 0 as quantity, '' as note,
			null::float8 as seen_unit_minor, ${itemColumns(locale)}
		from (select distinct product_id from cart_items where cart_id = ${cart.id} and parent_id is null) held
		join product_companions c on c.product_id = held.product_id and c.is_addon
		join variants v on v.product_id = c.companion_id and v.is_active
		${itemJoins(locale)}
		where p.is_active and places.warehouse + places.branches > 0 and not exists (
			select from variants other where other.product_id = v.product_id and other.is_active and other.id <> v.id
		)
		order by c.product_id, c.position`,
	);
	return rows.map((row) => atMemberPrice(row, cart.discount));
}
