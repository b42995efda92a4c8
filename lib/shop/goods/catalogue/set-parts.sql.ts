import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { priceColumns, priceShape } from "./price.sql.ts";

const partRow = z.strictObject({
	product_id: z.int(),
	slug: z.string(),
	name: z.string(),
	category_slug: z.string(),
	variant_id: z.int(),
	variant_name: z.string(),
	code: z.string(),
	quantity: z.int(),
	...priceShape,
	is_active: z.boolean(),
	is_restocked: z.boolean(),
	/** Sum over all places. */
	pieces: z.int(),
	picture_key: z.string().nullable(),
});
export type SetPartRow = z.infer<typeof partRow>;

/** Parts of a set in their order, with the stock of each. Locks nothing. */
export function setPartRows(db: Database, locale: Locale, productId: number): Promise<SetPartRow[]> {
	return readRows(
		db,
		partRow,
		sql`
		select p.id as product_id, t.slug, t.name, ct.slug as category_slug, v.id as variant_id, coalesce(vt.name, '') as variant_name,
			v.code, sp.quantity, ${priceColumns}, p.is_active and v.is_active as is_active,
			p.is_restocked, coalesce((select sum(quantity) from stock s where s.variant_id = v.id), 0)::int as pieces,
			coalesce((select x.key from pictures x where x.id = v.picture_id), (
				select x.key from product_pictures pp join pictures x on x.id = pp.picture_id
				where pp.product_id = p.id order by pp.position limit 1
			)) as picture_key
		from variants own
		join set_parts sp on sp.variant_id = own.id
		join variants v on v.id = sp.part_id
		join products p on p.id = v.product_id
		join product_translations t on t.product_id = p.id and t.locale = ${locale}
		join category_translations ct on ct.category_id = p.default_category_id and ct.locale = ${locale}
		left join variant_translations vt on vt.variant_id = v.id and vt.locale = ${locale}
		where own.product_id = ${productId}
		order by sp.position`,
	);
}
