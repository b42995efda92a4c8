import { z } from "zod";

/** Where a carrier hands parcels over. */
export const pickupPoint = z.object({
	id: z.number().int(),
	code: z.string(),
	name: z.string(),
	street: z.string(),
	city: z.string(),
	zip: z.string(),
	/** Somebody is there who can check an age; otherwise it is a box. */
	is_staffed: z.boolean(),
	/** In the language asked for; "" when the carrier does not say. */
	opening_hours: z.string(),
});
export type PickupPoint = z.infer<typeof pickupPoint>;
