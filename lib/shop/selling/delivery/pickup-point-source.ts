import type { Database } from "../../kernel/db/client.ts";
import type { OrderPickupPoint } from "../../kernel/db/schema/orders.ts";

/** A pickup point as its carrier describes it. */
export type CarrierPoint = OrderPickupPoint & {
	id: number;
	isStaffed: boolean;
	/** Such as "Mo-Fr 08:00-18:00; Sa 09:00-12:00"; "" when unknown. */
	openingHours: string;
};

/** Where the pickup points of a delivery come from; `staffedOnly` leaves out boxes, which cannot check an age. */
export type PickupPointSource = {
	/** The best first; null when the delivery has none at all, because it is not to a pickup point. */
	search(
		db: Database,
		question: { deliveryId: number; query: string; staffedOnly: boolean; limit: number },
	): Promise<CarrierPoint[] | null>;
	/** The one with this id, as long as it is open and belongs to the delivery; asked again when the order is made. */
	find(db: Database, question: { deliveryId: number; id: number; staffedOnly: boolean }): Promise<CarrierPoint | null>;
};
