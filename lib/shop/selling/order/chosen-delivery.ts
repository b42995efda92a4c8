import type { OrderBody } from "../../../contract/schemas/order.ts";
import { handoverPlace } from "../../../domain/order/delivery-kinds.ts";
import type { Market } from "../../../domain/people/market.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { OrderPickupPoint } from "../../kernel/db/schema/orders.ts";
import { pickupPoints } from "../delivery/pickup-points.ts";
import { type BranchRow, branchRows, type MethodRow, shippedCountryRows } from "./order.sql.ts";
import type { Priced } from "./pricing.ts";

/** The chosen delivery and payment of an order. */
export type Delivery = {
	method: MethodRow;
	/** Null unless the order is picked up at a branch. */
	branch: BranchRow | null;
	/** Null unless it is picked up at a point of the carrier. */
	pickupPoint: OrderPickupPoint | null;
	/** Whether the chosen branch or point exists, or the country is shipped to. */
	isServed: boolean;
};

/** The country the goods are sent to, if they are. */
export function countryOf({ address, invoice }: OrderBody): string {
	return (address ?? invoice).country;
}

/** The delivery that an order's body names, as the shop offers it now; null: this delivery does not go with this payment. Locks nothing. */
export async function chosenDelivery(
	tx: Database,
	{ cart, items }: Pick<Priced, "cart" | "items">,
	{ body, methods, market }: { body: OrderBody; methods: MethodRow[]; market: Market },
): Promise<Delivery | null> {
	const method = methods.find((pair) => pair.delivery_id === body.deliveryId && pair.payment_id === body.paymentId);
	if (!method) return null;
	switch (handoverPlace(method.delivery_kind)) {
		case "branch": {
			const branch = (await branchRows(tx, [])).find(({ id }) => id === body.branchId) ?? null;
			return { method, branch, pickupPoint: null, isServed: branch !== null };
		}
		case "point": {
			const pickupPoint = await chosenPoint(tx, items, body);
			return { method, branch: null, pickupPoint, isServed: pickupPoint !== null };
		}
		case "address": {
			const countries = await shippedCountryRows(tx, cart.locale, market);
			const isServed = countries.some(({ code }) => code === countryOf(body));
			return { method, branch: null, pickupPoint: null, isServed };
		}
	}
}

/** The chosen pickup point; goods with a minimum age go only where staff can check it. */
async function chosenPoint(tx: Database, items: Priced["items"], body: OrderBody): Promise<OrderPickupPoint | null> {
	const staffedOnly = items.some((item) => item.minimum_age !== null);
	const question = { deliveryId: body.deliveryId, id: body.pickupPointId ?? 0, staffedOnly };
	const point = await pickupPoints.find(tx, question);
	if (!point) return null;
	const { code, name, street, city, zip } = point;
	return { code, name, street, city, zip };
}
