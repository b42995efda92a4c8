import { sql } from "drizzle-orm";
import { SENT_KINDS } from "../../../domain/order/delivery-kinds.ts";
import { CASH_KINDS } from "../../../domain/order/payment-kinds.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { Text } from "./offer.ts";

type CategoryRow = { id: number; parent_id: number | null; cs: string; en: string };

/** All categories with their names. Locks nothing. */
export async function feedCategoryRows(db: Database): Promise<CategoryRow[]> {
	const result = await db.execute<CategoryRow>(sql`
		select c.id, c.parent_id, cs.name as cs, en.name as en from categories c
		join category_translations cs on cs.category_id = c.id and cs.locale = 'cs'
		join category_translations en on en.category_id = c.id and en.locale = 'en'`);
	return result.rows;
}

type ValueRow = { id: number; key: string; name: Text; value: Text };

/** All values of attributes with their names, in the order in which they are shown. Locks nothing. */
export async function feedValueRows(db: Database): Promise<ValueRow[]> {
	const result = await db.execute<ValueRow>(sql`
		select v.id, a.key, json_build_object('cs', acs.name, 'en', aen.name) as name,
			json_build_object('cs', vcs.name, 'en', ven.name) as value
		from attribute_values v join attributes a on a.id = v.attribute_id
		join attribute_translations acs on acs.attribute_id = a.id and acs.locale = 'cs'
		join attribute_translations aen on aen.attribute_id = a.id and aen.locale = 'en'
		join attribute_value_translations vcs on vcs.value_id = v.id and vcs.locale = 'cs'
		join attribute_value_translations ven on ven.value_id = v.id and ven.locale = 'en'
		order by a.position, a.id, v.position, v.id`);
	return result.rows;
}

export type FeedDeliveryRow = {
	heureka_id: string | null;
	name: Text;
	net_price: string;
	vat: string;
	is_free_above_threshold: boolean;
	days_to: number;
	/** Of cash on delivery, where it can be chosen. */
	cod_net: string | null;
	cod_vat: string | null;
};

/** Ways by which goods are sent, with some payment to choose, as they are offered. Locks nothing. */
export async function feedDeliveryRows(db: Database): Promise<FeedDeliveryRow[]> {
	const result = await db.execute<FeedDeliveryRow>(sql`
		select d.heureka_id, json_build_object('cs', cs.name, 'en', en.name) as name, d.net_price, vat.percent as vat,
			d.is_free_above_threshold, d.days_to, cod.net_price as cod_net, cod.percent as cod_vat
		from delivery_methods d
		join vat_rates vat on vat.id = d.vat_rate_id
		join delivery_method_translations cs on cs.delivery_id = d.id and cs.locale = 'cs'
		join delivery_method_translations en on en.delivery_id = d.id and en.locale = 'en'
		left join lateral (
			select p.net_price, pv.percent from delivery_payments dp
			join payment_methods p on p.id = dp.payment_id and p.is_active and p.kind in ${CASH_KINDS}
			join vat_rates pv on pv.id = p.vat_rate_id
			where dp.delivery_id = d.id order by p.position limit 1
		) cod on true
		where d.is_active and d.kind in ${SENT_KINDS} and exists (
			select from delivery_payments dp join payment_methods p on p.id = dp.payment_id and p.is_active
			where dp.delivery_id = d.id
		)
		order by d.position, d.id`);
	return result.rows;
}

type FeedBranchRow = { id: number; is_prague: boolean };

/** Branches that hand goods over. Locks nothing. */
export async function feedBranchRows(db: Database): Promise<FeedBranchRow[]> {
	const result = await db.execute<FeedBranchRow>(sql`select id, is_prague from branches where is_active order by id`);
	return result.rows;
}
