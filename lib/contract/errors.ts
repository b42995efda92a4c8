import { z } from "zod";

/** Every refusal the shop knows, and its HTTP status (decisions 10). Texts for people are in messages/*.json under `errors`. */
export const ERROR_STATUS = {
	unreadable: 400,
	unauthorized: 401,
	invalid_credentials: 401,
	/** A link by mail that only its own customer may open, signed in. */
	sign_in_first: 403,
	not_found: 404,
	not_exists: 404,
	/** A link by mail that never was, was used, or is too old. */
	link_invalid: 404,
	service_type: 404,
	out_of_stock: 409,
	not_active: 409,
	cart_full: 409,
	cart_empty: 409,
	cart_ordered: 409,
	price_changed: 409,
	request_running: 409,
	/** The last costume of that size was lent to somebody else. */
	taken: 409,
	/** So many balloons cannot be inflated for that moment any more. */
	slot_full: 409,
	already_reviewed: 409,
	already_answered: 409,
	already_in_stock: 409,
	not_payable: 409,
	not_cancellable: 409,
	not_withdrawable: 409,
	voucher_not_usable: 409,
	/** One order may not hold so much; the shop's people are to be asked. */
	line_limit: 409,
	pieces_limit: 409,
	goods_limit: 409,
	/** Too much waits for its payment, or for the shop's answer, already. */
	open_limit: 409,
	held_limit: 409,
	addresses_full: 409,
	already_confirmed: 409,
	not_reviewable: 409,
	order_voucher: 409,
	vouchers_full: 409,
	commission_unpaid: 409,
	too_large: 413,
	address_too_long: 414,
	invalid: 422,
	key_reused: 422,
	account_exists: 422,
	already_exists: 422,
	wrong_password: 422,
	captcha_failed: 422,
	captcha_required: 422,
	branch_not_exists: 422,
	pickup_point_not_exists: 422,
	payment_not_allowed: 422,
	cash_limit: 422,
	no_seal: 422,
	country_not_shipped: 422,
	age_unconfirmed: 422,
	floats_too_short: 422,
	voucher_is_already_added: 422,
	active_from: 422,
	active_to: 422,
	quantity: 422,
	user_check: 422,
	email_required: 422,
	quantity_per_user_limit: 422,
	minimal_price: 422,
	too_many_requests: 429,
	server_error: 500,
	gateway_unavailable: 503,
	registry_unavailable: 503,
	maintenance: 503,
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
