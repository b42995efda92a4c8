import { z } from "zod";
import { DELIVERY_KINDS } from "../../domain/order/delivery-kinds.ts";

/** Working days from the order until its goods are ready; `from` null: at most `to`. */
export const workingDays = z.object({ from: z.number().int().nullable(), to: z.number().int() });

/** Calendar days between which the goods are promised, "2026-11-25"; `from` null: on `to` at the latest. */
export const promisedDates = z.object({ from: z.iso.date().nullable(), to: z.iso.date() });

/** A delivery method of the shop. */
export const deliveryMethod = z.object({
	id: z.number().int(),
	key: z.string(),
	kind: z.enum(DELIVERY_KINDS),
	name: z.string(),
	description: z.string(),
	/** Haléře, VAT included, unless the goods make it free. */
	price_with_tax: z.number().int(),
	/** Free for goods above this amount in haléře; null: never. */
	free_above_with_tax: z.number().int().nullable(),
	/** Working days from the order until the goods are there. */
	days: z.object({ from: z.number().int(), to: z.number().int() }),
});
export type DeliveryMethod = z.infer<typeof deliveryMethod>;

/** A pickup point of a carrier. */
export const pickupPoint = z.object({
	id: z.number().int(),
	code: z.string(),
	name: z.string(),
	street: z.string(),
	city: z.string(),
	zip: z.string(),
	/** Has staff who can check the age; otherwise it is a box. */
	is_staffed: z.boolean(),
	/** In the requested language; "" when the carrier gives none. */
	opening_hours: z.string(),
});
export type PickupPoint = z.infer<typeof pickupPoint>;
