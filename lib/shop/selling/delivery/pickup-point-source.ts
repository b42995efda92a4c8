import type { Database } from "../../kernel/db/client.ts";
import type { OrderPickupPoint } from "../../kernel/db/schema/orders.ts";

/** A pickup point as its carrier describes it. */
export type CarrierPoint = OrderPickupPoint & {
	id: number;
	isStaffed: boolean;
	/** Opening hours such as "Mo-Fr 08:00-18:00; Sa 09:00-12:00"; "" when unknown. */
	openingHours: string;
};

/** Source of a delivery's pickup points; `staffedOnly` leaves out boxes, which cannot check an age. */
export type PickupPointSource = {
	/** Best match first; null when the delivery is not to a pickup point. */
	search(
		db: Database,
		question: { deliveryId: number; query: string; staffedOnly: boolean; limit: number },
	): Promise<CarrierPoint[] | null>;
	/** The point with this id, if it is open and belongs to the delivery; checked again when the order is placed. */
	find(db: Database, question: { deliveryId: number; id: number; staffedOnly: boolean }): Promise<CarrierPoint | null>;
};
