/** Ways in which goods reach their buyer. The database keeps them in this order, so a new one comes last. */
export const DELIVERY_KINDS = ["branch", "courier", "pickup_point"] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** Where goods are handed over: at one of the shop's branches, at one of a carrier's points, at an address of the buyer. */
export type HandoverPlace = "branch" | "point" | "address";

const HANDOVER: Record<DeliveryKind, HandoverPlace> = {
	branch: "branch",
	courier: "address",
	pickup_point: "point",
};

/** What the buyer names for a delivery, and where its goods are handed over. */
export function handoverPlace(kind: DeliveryKind): HandoverPlace {
	return HANDOVER[kind];
}

/** Whether its goods are fetched at a branch: whatever is not is sent by a carrier. */
export function isPickup(kind: DeliveryKind): boolean {
	return HANDOVER[kind] === "branch";
}

/** Whether its goods are brought to an address, and not fetched anywhere. */
export function isBrought(kind: DeliveryKind): boolean {
	return HANDOVER[kind] === "address";
}

/** Kinds whose goods are handed over there. */
export function deliveryKindsTo(place: HandoverPlace): DeliveryKind[] {
	return DELIVERY_KINDS.filter((kind) => HANDOVER[kind] === place);
}

/** Kinds that a carrier takes. */
export const SENT_KINDS: readonly DeliveryKind[] = DELIVERY_KINDS.filter((kind) => !isPickup(kind));
