import { z } from "zod";

/** A company from the registry; a field unknown there is "". */
export const company = z.object({
	companyId: z.string(),
	/** DIČ of a VAT payer, or of its VAT group; "" for others. */
	taxId: z.string(),
	company: z.string(),
	street: z.string(),
	city: z.string(),
	zip: z.string(),
	country: z.string(),
});
export type Company = z.infer<typeof company>;
