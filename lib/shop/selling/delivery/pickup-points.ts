import type { PickupPointSource } from "./pickup-point-source.ts";
import { storedPickupPoints } from "./stored-pickup-points.ts";

/** Stored in the shop's own database; a carrier's service would be another source. */
export const pickupPoints: PickupPointSource = storedPickupPoints;
