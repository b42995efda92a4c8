import { readPointQuery } from "../../../domain/place/point-query.ts";
import type { CarrierPoint, PickupPointSource } from "./pickup-point-source.ts";
import { isPickupPointDelivery, matchingPointRows, type PickupPointRow, pickupPointRow } from "./pickup-points.sql.ts";

/** Pickup points of the table `pickup_points`. */
export const storedPickupPoints: PickupPointSource = {
	async search(db, { query, ...wanted }) {
		if (!(await isPickupPointDelivery(db, wanted.deliveryId))) return null;
		return (await matchingPointRows(db, { ...readPointQuery(query), ...wanted })).map(pointOf);
	},
	async find(db, wanted) {
		const row = await pickupPointRow(db, wanted);
		return row ? pointOf(row) : null;
	},
};

function pointOf({ is_staffed: isStaffed, opening_hours: openingHours, ...point }: PickupPointRow): CarrierPoint {
	return { ...point, isStaffed, openingHours };
}
