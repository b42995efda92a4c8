import { matchPoints } from "../../domain/match-points.ts";
import type { CarrierPoint, PickupPointSource } from "./pickup-point-source.ts";
import { isPickupPointDelivery, type PickupPointRow, pickupPointRows } from "./pickup-points.sql.ts";

/** Pickup points kept in the table `pickup_points`. */
export const storedPickupPoints: PickupPointSource = {
	async search(db, { query, limit, ...wanted }) {
		if (!(await isPickupPointDelivery(db, wanted.deliveryId))) return null;
		const rows = await pickupPointRows(db, wanted);
		return matchPoints(rows, query, limit).map(pointOf);
	},
	async find(db, wanted) {
		const [row] = await pickupPointRows(db, wanted);
		return row ? pointOf(row) : null;
	},
};

function pointOf({ is_staffed: isStaffed, opening_hours: openingHours, ...point }: PickupPointRow): CarrierPoint {
	return { ...point, isStaffed, openingHours };
}
