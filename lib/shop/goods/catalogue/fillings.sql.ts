import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";

const fillingRow = z.strictObject({
	product_id: z.int(),
	/** Of the add-on. */
	id: z.int(),
	price_with_tax: z.int(),
});
export type FillingRow = z.infer<typeof fillingRow>;

/**
 * What branches ask for filling one of these goods with helium: the cheapest of their add-ons that perishes and that branches alone have.
 * A ribbon of which the warehouse has none left is no filling. Locks nothing.
 */
export function fillingRows(db: Database, productIds: readonly number[]): Promise<FillingRow[]> {
	return readRows(
		db,
		fillingRow,
		sql`
		select distinct on (c.product_id) c.product_id, l.product_id as id, l.price_minor as price_with_tax
		from product_companions c
		join products p on p.id = c.companion_id and p.withdrawal_exemption = 'perishable' and p.minimum_age is null
		join listed_products l on l.product_id = p.id and l.is_in_stock
		where c.is_addon and c.product_id = any(${sql.param(productIds)}::int[]) and not exists (
			select from variants v
			join available_stock s on s.variant_id = v.id and s.quantity > 0
			join places pl on pl.id = s.place_id and pl.kind = 'warehouse'
			where v.product_id = p.id
		)
		order by c.product_id, l.price_minor, l.product_id`,
	);
}
