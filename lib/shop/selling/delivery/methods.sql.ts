import { sql } from "drizzle-orm";
import type { DeliveryMethod } from "../../../contract/delivery.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";

export type DeliveryMethodRow = Pick<DeliveryMethod, "id" | "key" | "kind" | "name" | "description"> & {
	net_price: string;
	vat: string;
	is_free_above_threshold: boolean;
	days_from: number;
	days_to: number;
};

/** Deliveries that can be chosen, since some payment goes with them, in the order in which they are offered. Locks nothing. */
export async function deliveryMethodRows(db: Database, locale: Locale): Promise<DeliveryMethodRow[]> {
	const { rows } = await db.execute<DeliveryMethodRow>(sql`
		select d.id, d.key, d.kind, t.name, t.description, d.net_price, v.percent as vat, d.is_free_above_threshold,
			d.days_from, d.days_to
		from delivery_methods d
		join delivery_method_translations t on t.delivery_id = d.id and t.locale = ${locale}
		join vat_rates v on v.id = d.vat_rate_id
		where d.is_active and exists (
			select from delivery_payments dp join payment_methods p on p.id = dp.payment_id and p.is_active
			where dp.delivery_id = d.id
		)
		order by d.position, d.id`);
	return rows;
}
