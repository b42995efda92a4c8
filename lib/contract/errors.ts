import { z } from "zod";

/** Every refusal the shop knows, and its HTTP status (decisions 10). Texts for people are in messages/*.json under `errors`. */
export const ERROR_STATUS = {
	unreadable: 400,
	unauthorized: 401,
	invalid_credentials: 401,
	not_found: 404,
	out_of_stock: 409,
	not_active: 409,
	cart_full: 409,
	cart_empty: 409,
	cart_ordered: 409,
	price_changed: 409,
	request_running: 409,
	too_large: 413,
	invalid: 422,
	key_reused: 422,
	branch_not_exists: 422,
	payment_not_allowed: 422,
	country_not_shipped: 422,
	age_unconfirmed: 422,
	server_error: 500,
	unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Body of every refusal: a code, sometimes a value to put in its text, and text keys per field for 422. */
export const errorReply = z.object({
	error: z.string(),
	value: z.union([z.string(), z.number()]).optional(),
	errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type ErrorReply = z.infer<typeof errorReply>;
