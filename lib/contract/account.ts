import { z } from "zod";
import * as fields from "./fields.ts";

export const loginBody = z.object({ email: fields.email, password: fields.password });
export const loginReply = z.object({ token: z.string() });

export const user = z.object({
	id: z.number().int(),
	firstname: z.string(),
	lastname: z.string(),
	email: z.string(),
	phone: z.string(),
	company: z.string(),
	companyId: z.string(),
	taxId: z.string(),
	street: z.string(),
	city: z.string(),
	zip: z.string(),
	country: z.string(),
	group: z.object({ id: z.number().int(), name: z.string(), description: z.string(), discount: z.number() }),
});
export type User = z.infer<typeof user>;
export const meReply = z.object({ data: user });
