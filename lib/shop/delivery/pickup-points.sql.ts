import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";

export type PickupPointRow = {
	id: number;
	code: string;
	name: string;
	street: string;
	city: string;
	zip: string;
	is_staffed: boolean;
	opening_hours: string;
};

/** Open points of a delivery, one of them when `id` is given. Locks nothing. */
export async function pickupPointRows(
	db: Database,
	wanted: { deliveryId: number; id?: number; staffedOnly: boolean },
): Promise<PickupPointRow[]> {
	const result = await db.execute<PickupPointRow>(sql`
		select p.id, p.code, p.name, p.street, p.city, p.zip, p.is_staffed, p.opening_hours
		from pickup_points p where p.delivery_id = ${wanted.deliveryId} and p.is_active
			and (p.is_staffed or not ${wanted.staffedOnly}::boolean)
			${wanted.id === undefined ? sql`` : sql`and p.id = ${wanted.id}`}
		order by p.id`);
	return result.rows;
}

/** Whether this is a delivery to pickup points that is offered now. */
export async function isPickupPointDelivery(db: Database, deliveryId: number): Promise<boolean> {
	const result = await db.execute(sql`
		select from delivery_methods where id = ${deliveryId} and kind = 'pickup_point' and is_active`);
	return result.rowCount === 1;
}
