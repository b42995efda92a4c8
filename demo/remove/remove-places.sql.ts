import { sql } from "drizzle-orm";
import { LOCALES } from "#lib/domain/locale.ts";
import { deliveryKindsTo } from "#lib/domain/order/delivery-kinds.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { countOf } from "#lib/shop/kernel/db/count-of.ts";
import { loadMessages } from "#lib/shop/kernel/messages.ts";
import { BRANCHES } from "../facts/branches.ts";
import { PICKUP_POINTS } from "../facts/pickup-points.ts";

/**
 * Removes the demo's branches by slug, name and street: deletes them, or closes them for good if orders or requests
 * refer to them. A branch with the shop's own goods, jobs, events or costumes stays. Run it after removing the demo's
 * goods and texts.
 */
export async function removeBranches(tx: Database): Promise<number> {
	const demo = sql.param(JSON.stringify(BRANCHES.map(({ slug, name, street }) => ({ slug, name, street }))));
	const { rows } = await tx.execute<{ id: number; is_named: boolean }>(sql`
		select b.id, exists (select from orders where branch_id = b.id)
				or exists (select from order_stock_moves m join places p on p.id = m.place_id where p.branch_id = b.id)
				or exists (select from service_requests where branch_id = b.id)
				or exists (select from inflation_bookings where branch_id = b.id) as is_named
		from branches b join jsonb_to_recordset(${demo}::jsonb) as d (slug text, name text, street text)
			on (b.slug, b.name, b.street) = (d.slug, d.name, d.street)
		where not exists (select from stock s join places p on p.id = s.place_id where p.branch_id = b.id and s.quantity > 0)
			and not exists (select from careers where branch_id = b.id) and not exists (select from events where branch_id = b.id)
			and not exists (select from rental_assets where branch_id = b.id)
		order by b.id`);
	const idsOf = (isNamed: boolean) =>
		sql`any(${sql.param(rows.filter(({ is_named }) => is_named === isNamed).map(({ id }) => id))}::int[])`;
	const closed = await countOf(tx, sql`update branches set is_active = false where id = ${idsOf(true)} and is_active`);
	const placeIds = sql`(select id from places where branch_id = ${idsOf(false)})`;
	await tx.execute(sql`delete from stock where place_id in ${placeIds}`);
	await tx.execute(sql`delete from places where id in ${placeIds}`);
	return closed + (await countOf(tx, sql`delete from branches where id = ${idsOf(false)}`));
}

/** Deletes the demo's pickup points by their codes and names. */
export function removePickupPoints(tx: Database): Promise<number> {
	const demo = sql.param(JSON.stringify(PICKUP_POINTS.map(({ code, name }) => ({ code, name }))));
	return countOf(
		tx,
		sql`delete from pickup_points p using jsonb_to_recordset(${demo}::jsonb) as d (code text, name text)
			where p.code = d.code and p.name = d.name`,
	);
}

/** Disables delivery methods without a destination, and removes "13 branches" from their texts. */
export async function closeDeliveries(tx: Database): Promise<void> {
	await tx.execute(sql`
		update delivery_methods d set is_active = false
		where (kind in ${deliveryKindsTo("branch")} and not exists (select from branches where is_active))
			or (kind in ${deliveryKindsTo("point")} and not exists (select from pickup_points where delivery_id = d.id))`);
	for (const locale of LOCALES) {
		const { description } = (await loadMessages(locale)).newShop.deliveries.branch;
		await tx.execute(sql`
			update delivery_method_translations t set description = ${description}
			from delivery_methods d where d.id = t.delivery_id and d.kind = 'branch' and t.locale = ${locale}
				and t.description ~ '\\m13 (poboček|branches)'`);
	}
}
