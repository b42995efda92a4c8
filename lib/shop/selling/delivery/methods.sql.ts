import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { deliveryKindEnum } from "../../kernel/db/schema/shop.ts";

const deliveryMethodRow = z.strictObject({
	id: z.int(),
	key: z.string(),
	kind: z.enum(deliveryKindEnum.enumValues),
	name: z.string(),
	description: z.string(),
	net_price: z.string(),
	vat: z.string(),
	is_free_above_threshold: z.boolean(),
	days_from: z.int(),
	days_to: z.int(),
});
export type DeliveryMethodRow = z.infer<typeof deliveryMethodRow>;

/** Deliveries that have a payment method, in the shop's order. Locks nothing. */
export async function deliveryMethodRows(db: Database, locale: Locale): Promise<DeliveryMethodRow[]> {
	return readRows(
		db,
		deliveryMethodRow,
		sql`
		select d.id, d.key, d.kind, t.name, t.description, d.net_price, v.percent as vat, d.is_free_above_threshold,
			d.days_from, d.days_to
		from delivery_methods d
		join delivery_method_translations t on t.delivery_id = d.id and t.locale = ${locale}
		join vat_rates v on v.id = d.vat_rate_id
		where d.is_active and exists (
			select from delivery_payments dp join payment_methods p on p.id = dp.payment_id and p.is_active
			where dp.delivery_id = d.id
		)
		order by d.position, d.id`,
	);
}
