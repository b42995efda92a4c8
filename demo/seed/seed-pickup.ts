import { DELIVERIES } from "#lib/shop/backoffice/new/deliveries.ts";
import { type MethodFacts, writeDelivery } from "#lib/shop/backoffice/new/write-methods.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { pickupPoints } from "#lib/shop/kernel/db/schema/shop.ts";
import { PICKUP_DELIVERY } from "../facts/pickup-delivery.ts";
import { PICKUP_POINTS } from "../facts/pickup-points.ts";

/** The delivery method to pickup points, after the default ones, with its points. */
export async function seedPickupDelivery(tx: Database, facts: MethodFacts): Promise<void> {
	const deliveryId = await writeDelivery(tx, { ...PICKUP_DELIVERY, position: DELIVERIES.length }, facts);
	await seedPickupPoints(tx, deliveryId);
}

export async function seedPickupPoints(tx: Database, deliveryId: number): Promise<void> {
	await tx.insert(pickupPoints).values(PICKUP_POINTS.map((point) => ({ ...point, deliveryId })));
}
