import { z } from "zod";
import { seller } from "../../telling/document/document-data.ts";

/** Whose shop it is, of the settings entry `contacts`: what invoices say, and what the shop is called. What is not known is blank. */
export const company = seller.extend({ name: z.string().catch("") });
export type Company = z.infer<typeof company>;

export const NOBODY: Company = company.parse({});
