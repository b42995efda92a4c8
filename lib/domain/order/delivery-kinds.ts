/** Ways in which goods reach their buyer. The database enum has this order: append new ones. */
export const DELIVERY_KINDS = ["branch", "courier", "pickup_point"] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** Where goods are handed over: at one of the shop's branches, at one of a carrier's points, at an address of the buyer. */
export type HandoverPlace = "branch" | "point" | "address";

const HANDOVER: Record<DeliveryKind, HandoverPlace> = {
	branch: "branch",
	courier: "address",
	pickup_point: "point",
};

/** Where the goods of a delivery are handed over, which the buyer must name. */
export function handoverPlace(kind: DeliveryKind): HandoverPlace {
	return HANDOVER[kind];
}

/** Whether the buyer collects the goods at a branch; all other kinds go by carrier. */
export function isPickup(kind: DeliveryKind): boolean {
	return HANDOVER[kind] === "branch";
}

/** Whether the goods are brought to an address. */
export function isBrought(kind: DeliveryKind): boolean {
	return HANDOVER[kind] === "address";
}

/** Kinds that hand goods over at this kind of place. */
export function deliveryKindsTo(place: HandoverPlace): DeliveryKind[] {
	return DELIVERY_KINDS.filter((kind) => HANDOVER[kind] === place);
}

/** Kinds that go by carrier. */
export const SENT_KINDS: readonly DeliveryKind[] = DELIVERY_KINDS.filter((kind) => !isPickup(kind));
