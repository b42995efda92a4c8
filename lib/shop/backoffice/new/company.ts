import { z } from "zod";
import { seller } from "../../telling/document/document-data.ts";

/** The shop's company from the settings entry `contacts`: the data of invoices, and the shop's name. Unknown fields are blank. */
export const company = seller.extend({ name: z.string().catch("") });
export type Company = z.infer<typeof company>;

export const NOBODY: Company = company.parse({});
