import { z } from "zod";
import * as fields from "./fields.ts";

export const loginBody = z.object({
	email: fields.email,
	password: fields.password,
	/** Guest's cart to bring along; what is no such id brings nothing and does not keep anybody from signing in. */
	tempId: z
		.unknown()
		.optional()
		.transform((id) => fields.uuid.safeParse(id).data),
});
export type LoginInput = z.input<typeof loginBody>;
export type LoginBody = z.infer<typeof loginBody>;

/** `missing` names goods of the guest's cart of which there are fewer pieces; absent when all of them came along. */
export const loginReply = z.object({ token: z.string(), missing: z.array(z.string()).optional() });
export type LoginReply = z.infer<typeof loginReply>;

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
