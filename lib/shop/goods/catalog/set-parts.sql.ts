import { sql } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";

export type SetPartRow = {
	product_id: number;
	slug: string;
	name: string;
	category_slug: string;
	variant_id: number;
	variant_name: string;
	code: string;
	quantity: number;
	net_price: string;
	net_sale_price: string | null;
	vat: string;
	is_active: boolean;
	is_restocked: boolean;
	/** At all places. */
	pieces: number;
	picture_key: string | null;
};

/** Parts of a set in their order, with the pieces of each. Locks nothing. */
export async function setPartRows(db: Database, locale: Locale, productId: number): Promise<SetPartRow[]> {
	const result = await db.execute<SetPartRow>(sql`
		select p.id as product_id, t.slug, t.name, ct.slug as category_slug, v.id as variant_id, coalesce(vt.name, '') as variant_name,
			v.code, sp.quantity, v.net_price, v.net_sale_price, vat.percent as vat, p.is_active and v.is_active as is_active,
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
		join vat_rates vat on vat.id = p.vat_rate_id
		left join variant_translations vt on vt.variant_id = v.id and vt.locale = ${locale}
		where own.product_id = ${productId}
		order by sp.position`);
	return result.rows;
}
