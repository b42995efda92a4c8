import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { SENT_KINDS } from "../../../domain/order/delivery-kinds.ts";
import { CASH_KINDS } from "../../../domain/order/payment-kinds.ts";
import { byLocale, givenTexts } from "../../kernel/db/by-locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { attributeTranslations, attributeValueTranslations } from "../../kernel/db/schema/attributes.ts";
import { categoryTranslations } from "../../kernel/db/schema/catalogue.ts";
import { branches } from "../../kernel/db/schema/places.ts";
import { deliveryMethodTranslations } from "../../kernel/db/schema/shop.ts";

const categoryRow = z.strictObject({ id: z.int(), parent_id: z.int().nullable(), names: givenTexts });
type CategoryRow = z.infer<typeof categoryRow>;

/** All categories with their names. Locks nothing. */
export async function feedCategoryRows(db: Database): Promise<CategoryRow[]> {
	return readRows(
		db,
		categoryRow,
		sql`
		select c.id, c.parent_id, ${byLocale(categoryTranslations.name, categoryTranslations.categoryId, sql`c.id`)} as names
		from categories c`,
	);
}

const valueRow = z.strictObject({ id: z.int(), key: z.string(), name: givenTexts, value: givenTexts });
type ValueRow = z.infer<typeof valueRow>;

/** All values of attributes with their names, in display order. Locks nothing. */
export async function feedValueRows(db: Database): Promise<ValueRow[]> {
	return readRows(
		db,
		valueRow,
		sql`
		select v.id, a.key,
			${byLocale(attributeTranslations.name, attributeTranslations.attributeId, sql`a.id`)} as name,
			${byLocale(attributeValueTranslations.name, attributeValueTranslations.valueId, sql`v.id`)} as value
		from attribute_values v join attributes a on a.id = v.attribute_id
		order by a.position, a.id, v.position, v.id`,
	);
}

const feedDeliveryRow = z.strictObject({
	heureka_id: z.string().nullable(),
	name: givenTexts,
	net_price: z.string(),
	vat: z.string(),
	is_free_above_threshold: z.boolean(),
	days_to: z.int(),
	/** Price of cash on delivery; null where it is not offered. */
	cod_net: z.string().nullable(),
	cod_vat: z.string().nullable(),
});
export type FeedDeliveryRow = z.infer<typeof feedDeliveryRow>;

/** Deliveries to an address or point with at least one payment, in the shop's order. Locks nothing. */
export async function feedDeliveryRows(db: Database): Promise<FeedDeliveryRow[]> {
	return readRows(
		db,
		feedDeliveryRow,
		sql`
		select d.heureka_id, ${byLocale(deliveryMethodTranslations.name, deliveryMethodTranslations.deliveryId, sql`d.id`)} as name, d.net_price, vat.percent as vat,
			d.is_free_above_threshold, d.days_to, cod.net_price as cod_net, cod.percent as cod_vat
		from delivery_methods d
		join vat_rates vat on vat.id = d.vat_rate_id
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
		order by d.position, d.id`,
	);
}

/** Branches where goods can be fetched. Locks nothing. */
export function feedBranchRows(db: Database) {
	const { id, isPrague, isActive } = branches;
	return db.select({ id, isPrague }).from(branches).where(eq(isActive, true)).orderBy(asc(id));
}
