/** Parts that rows of several statements share. */
import { z } from "zod";
import type { OrderAddress, OrderPickupPoint } from "./schema/orders.ts";

/** A currency with the symbols around its amounts. */
export const currencySigns = z.strictObject({
	code: z.string(),
	symbol_before: z.string(),
	symbol_after: z.string(),
	decimals: z.int(),
});

export const orderAddress = z.strictObject({
	firstname: z.string(),
	lastname: z.string(),
	company: z.string(),
	street: z.string(),
	city: z.string(),
	zip: z.string(),
	country: z.string(),
}) satisfies z.ZodType<OrderAddress>;

export const orderPickupPoint = z.strictObject({
	code: z.string(),
	name: z.string(),
	street: z.string(),
	city: z.string(),
	zip: z.string(),
}) satisfies z.ZodType<OrderPickupPoint>;

/** VAT recapitulation of an order. */
export const orderVat = z.array(
	z.strictObject({ vatPercent: z.string(), grossMinor: z.int(), baseMinor: z.int(), vatMinor: z.int() }),
);
