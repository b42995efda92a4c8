import { z } from "zod";

/** A company as the registry has it; what the registry does not know is "". */
export const company = z.object({
	companyId: z.string(),
	/** DIČ of a VAT payer, of its group when it is in one; "" for others. */
	taxId: z.string(),
	company: z.string(),
	street: z.string(),
	city: z.string(),
	zip: z.string(),
	country: z.string(),
});
export type Company = z.infer<typeof company>;
