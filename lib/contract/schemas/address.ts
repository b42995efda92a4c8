import { z } from "zod";
import * as fields from "../fields.ts";

/** A delivery address of a customer (promises §3 User). */
export const savedAddressBody = z
	.object({
		addressName: fields.optionalLine(60),
		firstname: fields.requiredLine(60),
		lastname: fields.requiredLine(60),
		company: fields.optionalLine(120),
		phone: fields.optionalPhone,
		street: fields.requiredLine(120),
		city: fields.requiredLine(80),
		zip: fields.zip,
		country: fields.country,
		/** Offered first; at most one address is. */
		isDefault: z.boolean("invalid").default(false),
	})
	.superRefine(fields.checkZip);
export type SavedAddressBody = z.infer<typeof savedAddressBody>;

export const savedAddress = z.object({
	id: z.number().int(),
	addressName: z.string(),
	firstname: z.string(),
	lastname: z.string(),
	company: z.string(),
	phone: z.string(),
	street: z.string(),
	city: z.string(),
	zip: z.string(),
	country: z.string(),
	isDefault: z.boolean(),
});
export type SavedAddress = z.infer<typeof savedAddress>;
