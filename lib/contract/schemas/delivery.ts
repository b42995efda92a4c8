import { z } from "zod";
import { DELIVERY_KINDS } from "../../domain/order/delivery-kinds.ts";

/** Working days from an order until its goods are there; `from` null: no more than `to`. */
export const workingDays = z.object({ from: z.number().int().nullable(), to: z.number().int() });

/** A way in which the shop delivers. */
export const deliveryMethod = z.object({
	id: z.number().int(),
	key: z.string(),
	kind: z.enum(DELIVERY_KINDS),
	name: z.string(),
	description: z.string(),
	/** Haléře, VAT included, as long as the goods do not make it free. */
	price_with_tax: z.number().int(),
	/** It is free for goods dearer than so many haléře; null: never. */
	free_above_with_tax: z.number().int().nullable(),
	/** Working days from the order until the goods are there. */
	days: z.object({ from: z.number().int(), to: z.number().int() }),
});
export type DeliveryMethod = z.infer<typeof deliveryMethod>;

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
